import Button from '@mui/material/Button'
import { useState } from 'react'
import { LEAST_REASON } from '#contract/formats.ts'
import {
  operatorDismissRefund,
  operatorRetryRefund,
  operatorSettleDifference,
  operatorSettleRefund,
  type StuckMoney,
} from '#contract/money.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field, TextField } from '../parts/field.tsx'
import { inRupees } from '../parts/words.ts'

/** What each kind is called. */
export const STUCK: Readonly<Record<StuckMoney['kind'], string>> = {
  'refund-failed': 'The refund failed',
  'refund-slow': 'The refund is slow',
  'refund-by-hand': 'To be refunded by hand',
  dispute: 'Disputed by the bank',
  'under-review': 'The payment does not match the order',
  'money-short': 'Money is missing for a paid order',
  'money-left': 'Money for a cancelled order is still here',
  difference: 'The provider and the books differ',
}

type Way = 'settle' | 'sent' | 'dismiss' | 'explain'

const WAYS: Readonly<
  Record<Way, { readonly title: string; readonly says: string; readonly act: (sum: string) => string }>
> = {
  settle: {
    title: 'Refunded another way',
    says: 'Refund it first, then say how. The shopper is told that it is settled.',
    act: (sum) => `${sum} has been refunded`,
  },
  sent: {
    title: 'Sent back by transfer',
    says: 'Send it from the bank first. The shopper is told that it is settled.',
    act: (sum) => `${sum} has been sent back`,
  },
  dismiss: {
    title: 'Nothing is owed in its place',
    says: 'Only for a refund that was made at the provider itself. Any other is owed.',
    act: () => 'Nothing is owed',
  },
  explain: {
    title: 'It is explained',
    says: 'Look at both sides first: at the provider, and at the order.',
    act: () => 'It is explained',
  },
}

const ByHand = ({
  item,
  way,
  onClose,
}: {
  readonly item: StuckMoney
  readonly way: Way
  readonly onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const [bankReference, setReference] = useState('')
  const done = { quiet: true, done: 'It is settled.', onDone: onClose } as const
  const settle = useSend(operatorSettleRefund, done)
  const dismiss = useSend(operatorDismissRefund, done)
  const explain = useSend(operatorSettleDifference, done)
  const send = { settle, sent: settle, dismiss, explain }[way]
  const reference = bankReference.trim().toUpperCase()
  const act = () => {
    const body = { reason: reason.trim() }
    if (way === 'settle' || way === 'sent')
      settle.mutate({
        params: { refundId: item._id },
        body: { ...body, ...(reference !== '' && { bankReference: reference }) },
      })
    else if (way === 'dismiss') dismiss.mutate({ params: { refundId: item._id }, body })
    else explain.mutate({ params: { differenceId: item._id }, body })
  }
  const { title, says, act: words } = WAYS[way]
  return (
    <Ask
      title={title}
      open
      onClose={onClose}
      act={words(item.amount === undefined ? 'It' : inRupees(item.amount))}
      busy={send.isPending}
      refused={send.error}
      ready={reason.trim().length >= LEAST_REASON}
      onAct={act}
    >
      <p>{says}</p>
      {way === 'settle' || way === 'sent' ? (
        <Field
          label="The bank’s number of the transfer, if there is one"
          value={bankReference}
          maxLength={35}
          onChange={({ target }) => setReference(target.value)}
        />
      ) : null}
      <TextField
        label="How, in a sentence"
        hint="At least eight letters; it stays in the audit trail"
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/**
 * What can be done about it. A dispute is answered in the provider's dashboard; an order under review has its own
 * screen.
 */
export const StuckActs = ({ item }: { readonly item: StuckMoney }) => {
  const [way, setWay] = useState<Way>()
  const retry = useSend(operatorRetryRefund, { done: 'It is being sent again.' })
  const refund = item.kind.startsWith('refund-')
  if (!refund && item.kind !== 'difference') return null
  return (
    <div className="acts">
      {item.kind === 'refund-failed' ? (
        <>
          <Button disabled={retry.isPending} onClick={() => retry.mutate({ params: { refundId: item._id } })}>
            Try again
          </Button>
          <Button variant="text" onClick={() => setWay('dismiss')}>
            Nothing is owed
          </Button>
        </>
      ) : null}
      {item.kind === 'refund-by-hand' ? (
        <Button onClick={() => setWay('sent')}>Sent back by transfer</Button>
      ) : refund ? (
        <Button onClick={() => setWay('settle')}>Refunded another way</Button>
      ) : null}
      {item.kind === 'difference' ? <Button onClick={() => setWay('explain')}>Explain it</Button> : null}
      {way ? <ByHand item={item} way={way} onClose={() => setWay(undefined)} /> : null}
    </div>
  )
}
