import { useState } from 'react'
import { operatorBlockHour, operatorCalendar, operatorUnblockHour } from '#contract/appointment-calendar.ts'
import type { Appointment } from '#contract/appointments.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import { counted, inZone, nameOf } from '../parts/words.ts'
import type { Hour } from './diary.tsx'

/** An hour is blocked with a reason, and unblocked without one. */
export const BlockHour = ({
  hour,
  storeId,
  timeZone,
  booked,
  onClose,
}: {
  readonly hour: Hour
  /** Who has already booked that hour. */
  readonly booked: readonly Appointment[]
  readonly storeId: string
  readonly timeZone: string
  readonly onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const block = useSend(operatorBlockHour, {
    quiet: true,
    done: ({ booked }) =>
      booked === 0
        ? 'The hour is blocked.'
        : `The hour is blocked. ${counted(booked, 'appointment')} in it ${booked === 1 ? 'stays' : 'stay'}: move ${booked === 1 ? 'it' : 'them'} by hand.`,
    onDone: onClose,
  })
  const open = useSend(operatorUnblockHour, {
    quiet: true,
    done: 'The hour is free again.',
    onDone: onClose,
    rereads: [operatorCalendar],
  })
  const { blocked } = hour
  const when = inZone(hour.startsAt, timeZone)
  return (
    <Ask
      title={blocked ? `Blocked, ${when}` : `Block ${when}`}
      open
      onClose={onClose}
      act={blocked ? 'Unblock the hour' : 'Block the hour'}
      busy={block.isPending || open.isPending}
      refused={(blocked ? open : block).error}
      ready={blocked !== undefined || reason.trim().length > 1}
      onAct={() =>
        blocked
          ? open.mutate({ params: { id: blocked._id } })
          : block.mutate({ body: { storeId, startsAt: hour.startsAt, reason: reason.trim() } })
      }
    >
      {blocked ? (
        <p>
          {blocked.reason}, by {nameOf(blocked.who)}. Once unblocked, shoppers can book it at once.
        </p>
      ) : (
        <>
          <p>
            Nobody will be able to book it.{' '}
            {booked.length === 0
              ? 'Nobody has booked it so far.'
              : `Those booked already stay: ${booked.map(({ name }) => name).join(', ')}. Move them by hand.`}
          </p>
          <Field
            label="Why, for the house only"
            maxLength={120}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </Ask>
  )
}
