import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMutation, useQuery } from 'urql'
import { graphql } from '#web/gql/appointments/gql.ts'
import type { AppointmentKind, AppointmentPurpose } from '#web/gql/appointments/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { emailRules, phoneRules } from '#web/lib/form-rules.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { EmailField, PhoneField } from '#web/ui/form/contact-fields.tsx'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow, useShopForm } from '#web/ui/form/form.tsx'
import { RadioTiles } from '#web/ui/form/radio-tiles.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { namesOf } from '#web/lib/names.ts'
import { t } from '#web/words/t.ts'
import { BookDocument, type Piece, type Salon } from './appointment-query.ts'
import type { Linked } from './linked-appointment.tsx'
import type { Choice } from './chosen.tsx'
import { PiecesField, useWantedPieces } from './pieces-field.tsx'
import { SlotPicker, type SlotValues } from './slot-picker.tsx'
import { KINDS, PURPOSES, shortMoment, wordOf } from './words.ts'

const Me = graphql(`
  query AppointmentMe {
    viewer {
      id
      name
      email
      phone
    }
  }
`)

interface Values extends SlotValues {
  kind: AppointmentKind
  store: string
  purpose: AppointmentPurpose
  name: string
  email: string
  phone: string
  note: string
}

const kinds = (['STORE', 'VIDEO', 'PHONE'] as const).map((value) => ({ value, label: KINDS[value] }))
/** The purposes that the house serves: it removes one by giving it an empty name (`house/<name>/words`). */
const purposes = namesOf(PURPOSES).flatMap((value) =>
  PURPOSES[value] === '' ? [] : [{ value, label: PURPOSES[value] }],
)

interface BookFormProps {
  salons: readonly Salon[]
  /** The chosen one. */
  salon: Salon
  /** Id of the salon that is selected at first. */
  first: string
  kind: 'STORE' | 'VIDEO'
  /** The purpose that the address names, e.g. 'bespoke'. */
  purpose: string
  piece: Piece | null | undefined
  /** Its metal and size, if the address names them. */
  choice: Choice
  /** Whether the shopper wants to see everything in bag and wishlist. */
  withChosen: boolean
  onSalon: (id: string) => void
  onBooked: (appointment: Linked) => void
}

/** How, where, when, who. What was typed always stays; if the hour is taken, only another hour is asked for. */
export const BookForm = ({
  salons,
  salon,
  first,
  kind,
  purpose,
  piece,
  choice,
  withChosen,
  onSalon,
  onBooked,
}: BookFormProps) => {
  const form = useShopForm<Values>({
    kind,
    store: first,
    purpose: purposes.find(({ value }) => wordOf(value) === purpose)?.value ?? 'SEE_PIECES',
    day: '',
    startsAt: '',
  })
  const chosen = useWantedPieces({ asked: piece ? [piece.id] : [], choice, all: withChosen })
  const productIds = chosen.pieces.length === 0 && piece ? [piece.id] : chosen.wanted
  const choices = productIds.flatMap((productId) => {
    const as = chosen.choices[productId]
    return as ? [{ productId, ...as }] : []
  })
  const [, book] = useMutation(BookDocument)
  const [asked, setAsked] = useState(0)
  /** One key for one booking: if it is sent twice, it is stored once. Another hour is another booking. */
  const key = useRef({ for: '', key: '' })
  const [how, store, startsAt] = useWatch({ control: form.control, name: ['kind', 'store', 'startsAt'] })
  useEffect(() => onSalon(store), [store, onSalon])

  const [{ data }] = useQuery({ query: Me, pause: !useSignedIn() })
  const viewer = data?.viewer
  useEffect(() => {
    if (!viewer) return
    for (const name of ['name', 'email', 'phone'] as const)
      if (!form.getValues(name)) form.setValue(name, viewer[name] ?? '')
  }, [viewer, form])

  const submit = async ({ day: _, store: storeId, note, ...rest }: Values) => {
    const about = `${storeId} ${rest.startsAt} ${rest.email} ${productIds.join()}`
    if (key.current.for !== about) key.current = { for: about, key: crypto.randomUUID() }
    const input = {
      ...rest,
      storeId,
      key: key.current.key,
      ...(note ? { note } : {}),
      ...(productIds.length > 0 ? { productIds, choices } : {}),
    }
    const answer = await book({ input }, { additionalTypenames: ['SlotCalendar', 'Slot'] })
    const payload = answer.data?.bookAppointment
    if (payload?.appointment) return onBooked(payload.appointment)
    const lost = payload?.userErrors.some(({ code }) => code === 'SLOT_TAKEN')
    if (lost) setAsked((times) => times + 1)
    return formAnswer(answer.error, payload?.userErrors).map(({ field, message }) => ({
      field: lost ? 'startsAt' : field === 'storeId' ? 'store' : field,
      message,
    }))
  }

  return (
    <Form<Values> form={form} onSubmit={submit} label={t('contact.book')}>
      <RadioTiles name="kind" legend={t('visit.how')} options={kinds} />
      <RadioTiles
        name="store"
        legend={how === 'STORE' ? t('visit.salon') : t('visit.whichSalon')}
        columns={4}
        options={salons.map(({ id, name, city }) => ({
          value: id,
          // Two in one town are told apart by their names, as in the list of salons.
          label: salons.filter((other) => other.city === city).length > 1 ? name : city,
        }))}
      />
      <Select name="purpose" label={t('visit.whatFor')} options={purposes} />
      <SlotPicker storeId={store} asked={asked} />
      <PiecesField {...chosen} />
      <FormRow>
        <TextField
          name="name"
          label={t('profile.name')}
          autoComplete="name"
          maxLength={80}
          rules={{ required: t('visit.nameRequired') }}
        />
        <PhoneField maxLength={24} rules={phoneRules} />
      </FormRow>
      <EmailField hint={t('visit.emailHint')} rules={emailRules} />
      <TextField
        name="note"
        label={productIds.length > 0 ? t('visit.prepare') : t('visit.see')}
        optional
        maxLength={500}
      />
      <div>
        <Submit>
          {startsAt ? t('visit.bookAt', { moment: shortMoment(startsAt, salon.timeZone) }) : t('visit.book')}
        </Submit>
      </div>
    </Form>
  )
}
