import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { operatorCalendar } from '#contract/appointment-calendar.ts'
import {
  operatorAppointments,
  operatorCancelAppointment,
  operatorConfirmAppointment,
  operatorMoveAppointment,
  type Appointment,
} from '#contract/appointments.ts'
import { operatorProducts } from '#contract/desk-products.ts'
import { choiceWords } from '#contract/size-words.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { TextField } from '../parts/field.tsx'
import { inZone } from '../parts/words.ts'
import { FreeHours } from './free-hours.tsx'

/** What the visitor wants laid out; a piece leads to its page of the desk for those who may see it. */
export const Wanted = ({ one }: { readonly one: Appointment }) =>
  one.pieces?.length ? (
    <p className="muted">
      Lay out:{' '}
      {one.pieces.map(({ productId, name, choice }, at) => (
        <Fragment key={productId}>
          {at > 0 ? ', ' : ''}
          {name === undefined ? (
            'a piece that is no longer on sale'
          ) : !may(operatorProducts) ? (
            name
          ) : (
            <Link className="tl" to={`/products/${productId}`}>
              {name}
            </Link>
          )}
          {choice ? ` (${choiceWords(choice)})` : ''}
        </Fragment>
      ))}
    </p>
  ) : null

export type Act = 'confirm' | 'move' | 'cancel'

const WORDS = {
  confirm: {
    title: 'Confirm the appointment',
    act: 'Confirm it',
    says: 'The e-mail says so, with your message: the link to a video call, or what to bring.',
  },
  move: {
    title: 'Move the appointment',
    act: 'Move it',
    says: 'The e-mail gives the new time.',
  },
  cancel: {
    title: 'Cancel the appointment',
    act: 'Cancel it',
    says: 'The hour is free again. The e-mail says so, with your message.',
  },
} as const

/** What a colleague has changed meanwhile is shown when an act is refused. */
const READ = [operatorCalendar, operatorAppointments]

/** Confirms, moves or cancels; the visitor is told by e-mail. */
export const ActOn = ({
  one,
  act,
  onClose,
}: {
  readonly one: Appointment
  readonly act: Act
  readonly onClose: () => void
}) => {
  const [words, setWords] = useState('')
  const [startsAt, setStartsAt] = useState('')
  // The calendar is read again under the open dialog: what it said when it was opened.
  const [before] = useState(one.startsAt)
  const sending = {
    quiet: true,
    done: `Done. ${one.name} is told by e-mail.`,
    onDone: onClose,
    rereads: READ,
  } as const
  const confirm = useSend(operatorConfirmAppointment, sending)
  const move = useSend(operatorMoveAppointment, sending)
  const cancel = useSend(operatorCancelAppointment, sending)
  const send = { confirm, move, cancel }[act]
  const params = { reference: one.reference }
  const said = { shown: one.startsAt, ...(words.trim() !== '' && { words: words.trim() }) }
  const { title, act: label, says } = WORDS[act]
  return (
    <Ask
      title={title}
      open
      onClose={onClose}
      act={label}
      busy={send.isPending}
      refused={send.error}
      ready={act === 'confirm' ? one.confirmedAt === undefined : act === 'cancel' || startsAt !== ''}
      onAct={() => {
        if (act === 'confirm') confirm.mutate({ params, body: said })
        else if (act === 'cancel') cancel.mutate({ params, body: said })
        else move.mutate({ params, body: { startsAt, ...said } })
      }}
    >
      <p>
        {one.name}, {inZone(one.startsAt, one.timeZone)}. {says}
      </p>
      {one.startsAt === before ? null : (
        <p role="status">
          <b>It has been moved meanwhile:</b> it was on {inZone(before, one.timeZone)}.
        </p>
      )}
      {act === 'confirm' && one.confirmedAt ? (
        <p role="status">
          <b>It is confirmed already,</b> and {one.name} was told.
        </p>
      ) : null}
      {act === 'move' ? <FreeHours one={one} value={startsAt} onChoose={setStartsAt} /> : null}
      <TextField
        label="A message for them"
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Ask>
  )
}
