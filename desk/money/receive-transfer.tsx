import { useState } from 'react'
import { operatorReceiveTransfer } from '#contract/money.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import { inRupees, rupeesOf, today } from '../parts/words.ts'

const OUTCOMES = {
  part: 'Part of it has arrived; the rest is still to come.',
  placed: 'The whole sum has arrived.',
  late: 'It came too late: it is listed to be refunded.',
  surplus: 'More came than was due: the difference is listed to be refunded.',
} as const

/** What recording a sum does to an order of which this much is still to come; 0 if that is not known. */
const effectOf = (amount: number | undefined, rest: number): string => {
  if (rest <= 0)
    return 'If the order has ended, what the bank had by its last day still buys the pieces, if they are there. Anything else that it does not need is listed to be refunded.'
  const over = Math.round(((amount ?? 0) - rest) * 100) / 100
  if (amount === undefined || over === 0) return 'The sum is then complete, and the shopper is told.'
  return over < 0
    ? `${inRupees(-over)} is then still to come. The order waits for it, and the shopper is told.`
    : `The sum is then complete, and the shopper is told. ${inRupees(over)} is too much, and is listed to be refunded.`
}

/** Records what is on the bank statement, for an order that is given or typed. */
export const Receive = ({
  order,
  rest,
  onClose,
}: {
  readonly order?: string
  readonly rest: number
  readonly onClose: () => void
}) => {
  const [typed, setTyped] = useState({
    order: '',
    amount: rest > 0 ? String(rest) : '',
    bankReference: '',
    receivedOn: today(),
  })
  const send = useSend(operatorReceiveTransfer, {
    quiet: true,
    done: ({ outcome }) => OUTCOMES[outcome],
    onDone: onClose,
  })
  const type = (change: Partial<typeof typed>) => setTyped((all) => ({ ...all, ...change }))
  const amount = rupeesOf(typed.amount)
  const named = order ?? typed.order.trim()
  const reference = typed.bankReference.trim().toUpperCase()
  const { receivedOn } = typed
  const isToCome = receivedOn > today()
  return (
    <Ask
      title={order === undefined ? 'Transfer for an order that is not listed' : `Transfer for ${order}`}
      open
      onClose={onClose}
      act={amount === undefined ? 'Record it' : `Record ${inRupees(amount)}`}
      busy={send.isPending}
      refused={send.error}
      ready={
        named !== '' &&
        amount !== undefined &&
        /^[A-Z0-9]{6,35}$/.test(reference) &&
        receivedOn !== '' &&
        !isToCome
      }
      onAct={() => {
        if (amount !== undefined)
          send.mutate({
            body: {
              order: named,
              amount,
              bankReference: reference,
              // The clock of the house says which day today is.
              ...(receivedOn !== today() && { receivedOn }),
            },
          })
      }}
    >
      <p>As it is on the bank statement.</p>
      {order === undefined ? (
        <Field
          label="Number of the order, or the reference of the transfer"
          className="is-code"
          maxLength={64}
          spellCheck={false}
          value={typed.order}
          onChange={({ target }) => type({ order: target.value })}
        />
      ) : null}
      <Field
        label="Rupees"
        inputMode="decimal"
        value={typed.amount}
        wrong={typed.amount !== '' && amount === undefined ? 'Rupees, such as 1,25,000 or 980.50' : undefined}
        onChange={({ target }) => type({ amount: target.value })}
      />
      <Field
        label="The bank’s number of the transfer (UTR)"
        className="is-code"
        maxLength={35}
        spellCheck={false}
        value={typed.bankReference}
        hint="Six letters or digits at least"
        onChange={({ target }) => type({ bankReference: target.value })}
      />
      <Field
        label="Day on which the bank had it"
        type="date"
        required
        max={today()}
        value={receivedOn}
        wrong={isToCome ? 'This day has not come yet' : undefined}
        onChange={({ target }) => type({ receivedOn: target.value })}
      />
      <p aria-live="polite">{effectOf(amount, rest)}</p>
    </Ask>
  )
}
