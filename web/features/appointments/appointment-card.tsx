import { useEffect, useRef, useState } from 'react'
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
    productId
    productName
    confirmedAt
    calendar
  }
`)

/** What the two ways of changing an appointment (its link, its account) answer. */
export interface Changed {
  error?: CombinedError | undefined
  userErrors?: readonly Refused[] | undefined
  done: boolean
}

interface AppointmentCardProps {
  appointment: AppointmentCardFragment
  /** Level of the heading. */
  as?: 'h2' | 'h3'
  /** Left out, it is shown only. */
  move?: (startsAt: string) => Promise<Changed>
  cancel?: () => Promise<Changed>
}

const TONES = { BOOKED: 'paid', CANCELLED: 'other', PAST: 'delivered' } as const

const whereOf = ({ kind, addressLines, phone }: AppointmentCardFragment): string =>
  kind === 'STORE' ? addressLines.join(', ') : `${KINDS[kind]}; we call ${phone}`

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
    <Form<SlotValues> form={form} onSubmit={submit} label={`Move ${appointment.reference}`}>
      <SlotPicker storeId={appointment.storeId} asked={asked} />
      <div className={styles.actions}>
        <Submit>{startsAt ? `Move to ${shortMoment(startsAt, appointment.timeZone)}` : 'Move'}</Submit>
        <Button look="text" onClick={onKeep}>
          Keep it as it is
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
    <div className={styles.question}>
      <p>{`Cancel ${momentOf(appointment.startsAt, appointment.timeZone)}? The time will be offered to somebody else.`}</p>
      <div role="alert">{refused[0] ? <p className={styles.refused}>{refused[0].message}</p> : null}</div>
      <div className={styles.actions}>
        <Button busy={busy} busyLabel="Cancelling" onClick={() => void press()}>
          Cancel the appointment
        </Button>
        <Button look="text" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  )
}

/** One appointment: what, when, where; its calendar file; and, for who may, another hour or none. */
export const AppointmentCard = ({ appointment, as: Heading = 'h2', move, cancel }: AppointmentCardProps) => {
  const [mode, setMode] = useState<'shown' | 'move' | 'cancel'>('shown')
  const [news, setNews] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const back = (said: string) => {
    setMode('shown')
    setNews(said)
  }
  // The pressed button is gone: focus goes to what changed.
  useEffect(() => {
    if (news !== '' && mode === 'shown') heading.current?.focus()
  }, [news, mode])
  const { reference, status, purpose, productId, productName, startsAt, timeZone } = appointment
  const ahead = status === 'BOOKED'
  return (
    <article className={styles.card} aria-labelledby={`appointment-${reference}`}>
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
          <dt>Reference</dt>
          <dd className="num">{reference}</dd>
        </div>
        <div>
          <dt>{appointment.storeName}</dt>
          <dd className="num">{whereOf(appointment)}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{PURPOSES[purpose]}</dd>
        </div>
        {productName && productId ? (
          <div>
            <dt>Piece</dt>
            <dd>
              <Link className="tlink" to={paths.product(productId)}>
                {productName}
              </Link>
            </dd>
          </div>
        ) : null}
        {ahead && appointment.confirmedAt ? (
          <div>
            <dt>The salon</dt>
            <dd>expects you</dd>
          </div>
        ) : null}
      </dl>
      {mode === 'shown' && ahead ? (
        <div className={`${styles.actions} needs-script`}>
          <Button
            look="text"
            onClick={() => saveFile(`${reference}.ics`, appointment.calendar, 'text/calendar;charset=utf-8')}
          >
            Add to my calendar
          </Button>
          {move ? (
            <Button look="text" onClick={() => setMode('move')}>
              Move
              <span className="sr">{` the appointment ${reference}`}</span>
            </Button>
          ) : null}
          {cancel ? (
            <Button look="text" onClick={() => setMode('cancel')}>
              Cancel
              <span className="sr">{` the appointment ${reference}`}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {mode === 'move' && move ? (
        <MoveForm
          appointment={appointment}
          move={move}
          onKeep={() => back('')}
          onDone={() => back('Moved. We have e-mailed you the new time.')}
        />
      ) : null}
      {mode === 'cancel' && cancel ? (
        <CancelQuestion
          appointment={appointment}
          cancel={cancel}
          onKeep={() => back('')}
          onDone={() => back('Cancelled. You are welcome at any other time.')}
        />
      ) : null}
    </article>
  )
}
