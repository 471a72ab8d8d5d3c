import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CombinedError } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { graphql } from '#web/gql/appointments/gql.ts'
import type { AppointmentCardFragment } from '#web/gql/appointments/graphql.ts'
import { formAnswer, type Refused } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { inLanguage } from '#web/words/language.ts'
import { rich, t } from '#web/words/t.ts'
import { bookAgain } from './appointment-query.ts'
import { Chosen } from './chosen.tsx'
import { SlotPicker, type SlotValues } from './slot-picker.tsx'
import { KINDS, momentOf, PURPOSES, shortMoment, STATUSES } from './words.ts'
import styles from './appointments.module.css'

export const AppointmentCardDocument = graphql(`
  fragment AppointmentCard on Appointment {
    id
    reference
    status
    kind
    purpose
    storeId
    storeName
    addressLines
    startsAt
    timeZone
    phone
    note
    pieces {
      productId
      name
      metal
      purity
      size
    }
    confirmedAt
    calendar
  }
`)

/** What both ways to change an appointment (by its link, by its account) return. */
export interface Changed {
  error?: CombinedError | undefined
  userErrors?: readonly Refused[] | undefined
  done: boolean
}

interface AppointmentCardProps {
  appointment: AppointmentCardFragment
  /** Level of the heading. */
  as?: 'h2' | 'h3'
  /** If absent, the appointment is only shown. */
  move?: (startsAt: string) => Promise<Changed>
  cancel?: () => Promise<Changed>
  /** The change just made elsewhere on the page: the card begins with it and takes the focus. */
  said?: string | undefined
}

const TONES = { BOOKED: 'paid', CANCELLED: 'other', PAST: 'delivered' } as const

const whereOf = ({ kind, addressLines, phone }: AppointmentCardFragment): string =>
  kind === 'STORE' ? addressLines.join(', ') : t('visit.weCall', { kind: KINDS[kind], phone })

const MoveForm = ({
  appointment,
  move,
  onDone,
  onKeep,
}: {
  appointment: AppointmentCardFragment
  move: NonNullable<AppointmentCardProps['move']>
  onDone: () => void
  onKeep: () => void
}) => {
  const form = useForm<SlotValues>({ mode: 'onTouched', defaultValues: { day: '', startsAt: '' } })
  const [asked, setAsked] = useState(0)
  const startsAt = useWatch({ control: form.control, name: 'startsAt' })
  const submit = async (values: SlotValues) => {
    const { error, userErrors, done } = await move(values.startsAt)
    if (done) return onDone()
    setAsked((times) => times + 1)
    return formAnswer(error, userErrors).map(({ message }) => ({ field: 'startsAt', message }))
  }
  return (
    <Form<SlotValues>
      form={form}
      onSubmit={submit}
      label={t('visit.moveNamed', { reference: appointment.reference })}
    >
      <SlotPicker storeId={appointment.storeId} asked={asked} />
      <div className={styles.actions}>
        <Submit>
          {startsAt
            ? t('visit.moveTo', { moment: shortMoment(startsAt, appointment.timeZone) })
            : t('visit.move')}
        </Submit>
        <Button look="text" onClick={onKeep}>
          {t('visit.keepAs')}
        </Button>
      </div>
    </Form>
  )
}

const CancelQuestion = ({
  appointment,
  cancel,
  onDone,
  onKeep,
}: {
  appointment: AppointmentCardFragment
  cancel: NonNullable<AppointmentCardProps['cancel']>
  onDone: () => void
  onKeep: () => void
}) => {
  const ask = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const press = async () => {
    setBusy(true)
    const { error, userErrors, done } = await cancel()
    setBusy(false)
    if (done) onDone()
    else setRefused(formAnswer(error, userErrors))
  }
  return (
    <div className={styles.question} data-opened="" role="group" tabIndex={-1} aria-labelledby={ask}>
      <p id={ask}>{t('visit.cancelAsk', { moment: momentOf(appointment.startsAt, appointment.timeZone) })}</p>
      <div role="alert">{refused[0] ? <p className={styles.refused}>{refused[0].message}</p> : null}</div>
      <div className={styles.actions}>
        <Button small busy={busy} busyLabel={t('visit.cancelling')} onClick={() => void press()}>
          {t('visit.cancel')}
        </Button>
        <Button look="text" onClick={onKeep}>
          {t('profile.address.keep')}
        </Button>
      </div>
    </div>
  )
}

/**
 * One appointment: what, when, where; its calendar file; and, for people who may change it, another time or a
 * cancellation.
 */
export const AppointmentCard = ({
  appointment,
  as: Heading = 'h2',
  move,
  cancel,
  said = '',
}: AppointmentCardProps) => {
  const [mode, setMode] = useState<'shown' | 'move' | 'cancel'>('shown')
  const [news, setNews] = useState(said)
  const card = useRef<HTMLElement>(null)
  const left = useRef<'move' | 'cancel'>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const back = (said: string) => {
    setMode('shown')
    setNews(said)
  }
  // The pressed button is gone, so the focus moves to its replacement: the question, the change, or the button again.
  useEffect(() => {
    const find = (selector: string) => card.current?.querySelector<HTMLElement>(selector)
    if (mode !== 'shown') {
      left.current = mode
      find('[data-opened]')?.focus()
    } else if (news !== '') heading.current?.focus()
    else if (left.current) find(`[data-opens=${left.current}]`)?.focus()
  }, [news, mode])
  const { reference, status, purpose, startsAt, timeZone } = appointment
  const pieces = appointment.pieces.filter(({ name }) => name !== null)
  const ahead = status === 'BOOKED'
  return (
    <article ref={card} className={styles.card} aria-labelledby={`appointment-${reference}`}>
      <div className={styles.cardHead}>
        <Heading id={`appointment-${reference}`} ref={heading} tabIndex={-1} className="num">
          {momentOf(startsAt, timeZone)}
        </Heading>
        <Badge tone={TONES[status]}>{STATUSES[status]}</Badge>
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('visit.reference')}</dt>
          <dd className="num">{reference}</dd>
        </div>
        <div>
          <dt>{appointment.storeName}</dt>
          <dd className="num">{whereOf(appointment)}</dd>
        </div>
        <div>
          <dt>{t('visit.for')}</dt>
          <dd>{PURPOSES[purpose]}</dd>
        </div>
        {appointment.note ? (
          <div>
            <dt>{t('visit.note')}</dt>
            <dd>{appointment.note}</dd>
          </div>
        ) : null}
        {pieces.length > 0 ? (
          <div>
            <dt>{pieces.length === 1 ? t('passport.piece') : t('visit.pieces')}</dt>
            <dd className={styles.pieces}>
              {pieces.map(({ productId, name, metal, purity, size }) => (
                <span key={productId}>
                  <Link className="tlink" to={paths.product(productId, { metal, purity, size })}>
                    {name}
                  </Link>
                  <Chosen metal={metal} purity={purity} size={size} />
                </span>
              ))}
            </dd>
          </div>
        ) : null}
        {ahead && appointment.confirmedAt ? (
          <div>
            <dt>{t('visit.theSalon')}</dt>
            <dd>{t('visit.expects')}</dd>
          </div>
        ) : null}
      </dl>
      {mode === 'shown' && ahead ? (
        <div className={`${styles.actions} needs-script`}>
          <Button
            look="text"
            onClick={() => saveFile(`${reference}.ics`, appointment.calendar, 'text/calendar;charset=utf-8')}
          >
            {t('visit.calendar')}
          </Button>
          {move ? (
            <Button look="text" data-opens="move" onClick={() => setMode('move')}>
              {rich('visit.moveThis', { what: (words) => <span className="sr">{words}</span>, reference })}
            </Button>
          ) : null}
          {cancel ? (
            <Button look="text" data-opens="cancel" onClick={() => setMode('cancel')}>
              {rich('visit.cancelThis', { what: (words) => <span className="sr">{words}</span>, reference })}
            </Button>
          ) : null}
        </div>
      ) : null}
      {status === 'CANCELLED' ? (
        <p>
          {/* A new page: this one may be at the same address, and shows what was booked. */}
          <a className="tlink" href={inLanguage(bookAgain(appointment))}>
            {t('visit.again')}
          </a>
        </p>
      ) : null}
      {mode === 'move' && move ? (
        <div data-opened="" tabIndex={-1}>
          <MoveForm
            appointment={appointment}
            move={move}
            onKeep={() => back('')}
            onDone={() => back(t('visit.moved'))}
          />
        </div>
      ) : null}
      {mode === 'cancel' && cancel ? (
        <CancelQuestion
          appointment={appointment}
          cancel={cancel}
          onKeep={() => back('')}
          onDone={() => back(t('visit.cancelled'))}
        />
      ) : null}
    </article>
  )
}
