import Button from '@mui/material/Button'
import { useState } from 'react'
import { MOST_POINTS_GIVEN, operatorGivePoints } from '#contract/points.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import { counted, inRupees } from '../parts/words.ts'

const Gift = ({
  accountId,
  name,
  worthPaise,
  onClose,
}: {
  readonly accountId: string
  readonly name: string
  /** The worth of one point. */
  readonly worthPaise: number
  readonly onClose: () => void
}) => {
  // One gift, however often it is sent: also after a second person has confirmed it.
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const send = useSend(operatorGivePoints, {
    quiet: true,
    done: ({ balance }) => `Given. ${name} has ${counted(balance, 'point')} now.`,
    onDone: onClose,
  })
  const points = Number(typed)
  const right = Number.isInteger(points) && points >= 1 && points <= MOST_POINTS_GIVEN
  return (
    <Ask
      title={`Points for ${name}`}
      open
      onClose={onClose}
      act={right ? `Give ${counted(points, 'point')}` : 'Give points'}
      busy={send.isPending}
      refused={send.error?.message}
      ready={right && reason.trim().length > 1}
      onAct={() => send.mutate({ params: { accountId }, body: { key, points, reason: reason.trim() } })}
    >
      <p>
        They can be spent at once{right ? `, and are worth ${inRupees((points * worthPaise) / 100)}` : ''}. No
        e-mail tells of them: write a message beside it.
      </p>
      <Field
        label="Points"
        inputMode="numeric"
        maxLength={6}
        value={typed}
        wrong={
          typed === '' || right
            ? undefined
            : `A whole number from 1 to ${MOST_POINTS_GIVEN.toLocaleString('en-IN')}`
        }
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <Field
        label="Why, for the house only"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/** Points as a gift, with a reason; the trail keeps who gave them. */
export const GivePoints = (shopper: {
  readonly accountId: string
  readonly name: string
  readonly worthPaise: number
}) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Give points</Button>
      {open ? <Gift {...shopper} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
