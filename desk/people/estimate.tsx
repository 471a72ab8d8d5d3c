import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { withdrawEstimate } from '#contract/estimates.ts'
import type { Estimate as Offer } from '#contract/messages.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { State } from '../parts/state.tsx'
import { grams, inFull, inRupees } from '../parts/words.ts'

const TONES = {
  open: 'under-way',
  accepted: 'under-way',
  ordered: 'done',
  cancelled: 'off',
  withdrawn: 'off',
  expired: 'off',
} as const

/** What the house offered, and what became of it. */
export const Estimate = ({
  accountId,
  messageId,
  estimate: { title, amount, weeks, validUntil, metal, purity, weightMg, parts, state, order },
}: {
  readonly accountId: string
  readonly messageId: string
  readonly estimate: Offer
}) => {
  const send = useSend(withdrawEstimate, { done: 'The estimate is withdrawn.' })
  return (
    <div className="bub__e">
      <div>
        <b>{title}</b> <State word={state} tone={TONES[state]} />
      </div>
      <div>
        {inRupees(amount)}, {weeks === 1 ? 'one week' : `${weeks} weeks`}, until {inFull(validUntil)}
        {metal === undefined ? '' : `, ${[purity, metal.toLowerCase()].filter(Boolean).join(' ')}`}
        {weightMg === undefined ? '' : `, ${grams(weightMg)} g`}
      </div>
      {parts ? <div>{parts.map((part) => `${part.label} ${inRupees(part.amount)}`).join(', ')}</div> : null}
      {order ? (
        <Link className="tl" to={`/orders/${order._id}`}>
          Order {order.number}
        </Link>
      ) : null}
      {(state === 'open' || state === 'accepted') && may(withdrawEstimate) ? (
        <Button
          variant="text"
          disabled={send.isPending}
          onClick={() => send.mutate({ params: { accountId, messageId } })}
        >
          Withdraw it
        </Button>
      ) : null}
    </div>
  )
}
