import { useState } from 'react'
import { operatorCalendar } from '#contract/appointment-calendar.ts'
import { operatorBookAppointment, type Appointment } from '#contract/appointments.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field, TextField } from '../parts/field.tsx'
import { inZone, purposeOf } from '../parts/words.ts'

const PURPOSES: readonly Appointment['purpose'][] = [
  'see-pieces',
  'engagement',
  'wedding',
  'bespoke',
  'resize-or-repair',
  'watch-service',
  'something-else',
]
const KINDS: readonly { readonly value: Appointment['kind']; readonly label: string }[] = [
  { value: 'store', label: 'At the salon' },
  { value: 'video', label: 'By video' },
  { value: 'phone', label: 'By telephone' },
]

/** Books a free hour for somebody who telephones or is in the salon. */
export const BookHour = ({
  startsAt,
  storeId,
  timeZone,
  onBlock,
  onClose,
}: {
  readonly startsAt: string
  readonly storeId: string
  readonly timeZone: string
  /** The hour is to be blocked instead. */
  readonly onBlock: () => void
  readonly onClose: () => void
}) => {
  const [typed, setTyped] = useState({ name: '', email: '', phone: '', note: '' })
  const [purpose, setPurpose] = useState<Appointment['purpose']>('see-pieces')
  const [kind, setKind] = useState<Appointment['kind']>('store')
  const send = useSend(operatorBookAppointment, {
    quiet: true,
    done: ({ name, reference }) => `Booked: ${reference}. ${name} is told by e-mail.`,
    onDone: onClose,
    rereads: [operatorCalendar],
  })
  const wrong = wrongFields(send.error)
  const type = (member: keyof typeof typed) => ({
    value: typed[member],
    wrong: wrong[member],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [member]: target.value }),
  })
  const [name, email, phone] = [typed.name.trim(), typed.email.trim(), typed.phone.trim()]
  const note = typed.note.trim()
  return (
    <Ask
      title={`Book ${inZone(startsAt, timeZone)}`}
      open
      onClose={onClose}
      act="Book it"
      busy={send.isPending}
      refused={send.error}
      ready={name !== '' && email !== '' && phone !== ''}
      onAct={() =>
        send.mutate({
          body: { storeId, startsAt, kind, purpose, name, email, phone, ...(note !== '' && { note }) },
        })
      }
    >
      <p>
        It is confirmed at once, and the e-mail says so.{' '}
        <button type="button" className="tl" onClick={onBlock}>
          Block the hour instead
        </button>
      </p>
      <Field label="Name" maxLength={80} {...type('name')} />
      <Field label="E-mail" type="email" maxLength={254} {...type('email')} />
      <div className="pair">
        <Field
          label="Telephone"
          type="tel"
          maxLength={24}
          {...type('phone')}
          wrong={wrong['phone'] && 'Seven digits or more'}
        />
        <Choice label="Where" value={kind} options={KINDS} onChange={setKind} />
      </div>
      <Choice
        label="Purpose"
        value={purpose}
        options={PURPOSES.map((value) => ({ value, label: purposeOf(value) }))}
        onChange={setPurpose}
      />
      <TextField
        label="A note for the salon"
        hint="The visitor sees it too, behind the link of the e-mail."
        maxLength={500}
        {...type('note')}
      />
    </Ask>
  )
}
