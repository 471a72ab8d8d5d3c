import Button from '@mui/material/Button'
import { useState } from 'react'
import { MOST_POINTS_GIVEN, operatorGivePoints } from '#contract/points.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field } from '../parts/field.tsx'
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
  const [what, setWhat] = useState<'give' | 'take'>('give')
  const gives = what === 'give'
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const send = useSend(operatorGivePoints, {
    quiet: true,
    done: ({ balance }) => `${gives ? 'Given' : 'Taken back'}. ${name} has ${counted(balance, 'point')} now.`,
    onDone: onClose,
  })
  const points = Number(typed)
  const right = Number.isInteger(points) && points >= 1 && points <= MOST_POINTS_GIVEN
  const worth = right ? inRupees((points * worthPaise) / 100) : undefined
  return (
    <Ask
      title={`Points for ${name}`}
      open
      onClose={onClose}
      act={`${gives ? 'Give' : 'Take back'} ${right ? counted(points, 'point') : 'points'}`}
      busy={send.isPending}
      refused={send.error}
      ready={right && reason.trim().length > 1}
      onAct={() =>
        send.mutate({
          params: { accountId },
          body: { key, points: gives ? points : -points, reason: reason.trim() },
        })
      }
    >
      <Choice
        label="What"
        value={what}
        options={[
          { value: 'give', label: 'Give points' },
          { value: 'take', label: 'Take back points that were given by mistake' },
        ]}
        onChange={setWhat}
      />
      <p>
        {gives
          ? `They can be spent at once${worth === undefined ? '' : `, and are worth ${worth}`}.`
          : `They leave the account at once${worth === undefined ? '' : `, and are worth ${worth}`}. What was spent or earned stays.`}{' '}
        No e-mail tells of them: write a message beside it.
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
