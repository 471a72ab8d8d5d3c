import { useState } from 'react'
import { operatorDocument } from '#contract/desk-order.ts'
import type { Order } from '#contract/orders.ts'
import {
  operatorRecordResale,
  operatorRemoveResale,
  operatorResalesOfOrder,
  type ResalePiece,
  type ResaleWay,
} from '#contract/resale.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field, TextField } from '../parts/field.tsx'
import { inRupees, nameOf, rupeesOf, whenWithin } from '../parts/words.ts'

type Taken = ResalePiece & Required<Pick<ResalePiece, 'taken'>>

const isTaken = (one: ResalePiece): one is Taken => one.taken !== undefined

const labelOf = ({ name, number, huid }: ResalePiece): string =>
  `${name}, passport ${number}${huid === undefined ? '' : `, HUID ${huid}`}`

const WAYS = [
  { value: 'exchange', label: 'In exchange for another piece' },
  { value: 'buy-back', label: 'Bought back for money' },
] as const

const byRule = (one: ResalePiece, as: ResaleWay) => (as === 'exchange' ? one.exchange : one.buyBack)

/** Records that a piece was brought back, and what was given for it. */
const Take = ({
  order,
  pieces,
  onClose,
}: {
  readonly order: Order
  readonly pieces: readonly [ResalePiece, ...ResalePiece[]]
  readonly onClose: () => void
}) => {
  const [number, setNumber] = useState(pieces[0].number)
  const [as, setAs] = useState<ResaleWay>('exchange')
  const [typed, setTyped] = useState<string>()
  const send = useSend(operatorRecordResale, {
    quiet: true,
    done: 'Recorded. The passport of the piece has ended, and the shopper is told by e-mail.',
    onDone: onClose,
  })
  const one = pieces.find((each) => each.number === number) ?? pieces[0]
  const rule = byRule(one, as)
  const amount = typed === undefined ? rule : rupeesOf(typed)
  const wrong =
    typed !== undefined && typed !== '' && amount === undefined
      ? 'Rupees, such as 1,25,000 or 980.50'
      : amount !== undefined && amount > one.paid
        ? `No more than the ${inRupees(one.paid)} that it cost`
        : wrongFields(send.error).amount
  return (
    <Ask
      title="Take a piece in exchange, or buy it back"
      open
      onClose={onClose}
      act={
        amount === undefined
          ? 'Record it'
          : `Record ${inRupees(amount)} ${as === 'exchange' ? 'in exchange' : 'paid'}`
      }
      busy={send.isPending}
      refused={send.error}
      ready={amount !== undefined && amount <= one.paid}
      onAct={() => {
        if (amount !== undefined)
          send.mutate({
            params: { orderId: order._id },
            body: { item: one.itemId, piece: one.piece, as, amount },
          })
      }}
    >
      <p>
        Check that the piece is the one of this passport. Its passport ends, and it can be neither returned
        nor taken again. The money goes over the counter or off the next bill; nothing is refunded online.
      </p>
      <Choice
        label="Which piece"
        value={number}
        options={pieces.map((each) => ({ value: each.number, label: labelOf(each) }))}
        onChange={(next) => {
          setNumber(next)
          setTyped(undefined)
        }}
      />
      <Choice
        label="How it is taken"
        value={as}
        options={WAYS}
        onChange={(next) => {
          setAs(next)
          setTyped(undefined)
        }}
      />
      <Field
        label="Rupees given for it"
        inputMode="decimal"
        value={typed ?? rule ?? ''}
        wrong={wrong}
        hint={
          rule === undefined
            ? `Weight, rate or parts are not known, so the rule gives no sum. It cost ${inRupees(one.paid)}.`
            : `By the rule ${inRupees(rule)} today. It cost ${inRupees(one.paid)}.`
        }
        onChange={({ target }) => setTyped(target.value)}
      />
    </Ask>
  )
}

/** Takes a record back that was a mistake. */
const Remove = ({
  order,
  one,
  onClose,
}: {
  readonly order: Order
  readonly one: Taken
  readonly onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const send = useSend(operatorRemoveResale, {
    quiet: true,
    done: 'The record is removed, and the passport is valid again.',
    onDone: onClose,
  })
  return (
    <Ask
      title="Recorded by mistake"
      open
      onClose={onClose}
      act="Remove the record"
      busy={send.isPending}
      refused={send.error}
      ready={reason.trim().length > 1}
      onAct={() =>
        send.mutate({
          params: { orderId: order._id },
          body: { item: one.itemId, piece: one.piece, reason: reason.trim() },
        })
      }
    >
      <p>
        {labelOf(one)}: {inRupees(one.taken.amount)}. The shopper is told by e-mail that the passport is valid
        again.
      </p>
      <TextField
        label="Why, for the audit trail"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/** Pieces that the house takes in exchange or buys back: those that it took, and what it can take. */
export const Resales = ({ order }: { readonly order: Order }) => {
  const [taking, setTaking] = useState(false)
  const [removing, setRemoving] = useState<Taken>()
  const when = may(operatorResalesOfOrder) && order.status === 'Delivered'
  const { data } = useAnswer(operatorResalesOfOrder, { params: { orderId: order._id } }, { when })
  const pieces = data?.pieces ?? []
  const taken = pieces.filter(isTaken)
  const [first, ...others] = pieces.filter((one) => !isTaken(one))
  if (!may(operatorResalesOfOrder) && may(operatorDocument) && order.status === 'Delivered')
    return (
      <section className="sec">
        <h2>Exchange and buy-back</h2>
        <p className="muted">An owner or manager takes a piece back here: money leaves the house for it.</p>
      </section>
    )
  if (pieces.length === 0) return null
  return (
    <section className="sec">
      <div className="sec__h">
        <h2>Exchange and buy-back</h2>
        {first ? (
          <button type="button" className="tl small" onClick={() => setTaking(true)}>
            Take a piece
          </button>
        ) : null}
      </div>
      {taken.length === 0 ? <p className="muted">No piece has been taken.</p> : null}
      {taken.map((one) => (
        <div className="panel" key={one.number}>
          <p>
            {labelOf(one)}, {one.taken.as === 'exchange' ? 'taken in exchange for' : 'bought back for'}{' '}
            {inRupees(one.taken.amount)}
          </p>
          <p className="muted">
            Recorded {whenWithin(one.taken.at)} by {nameOf(one.taken.by)}
          </p>
          <button type="button" className="tl" onClick={() => setRemoving(one)}>
            Recorded by mistake
          </button>
        </div>
      ))}
      {taking && first ? (
        <Take order={order} pieces={[first, ...others]} onClose={() => setTaking(false)} />
      ) : null}
      {removing ? <Remove order={order} one={removing} onClose={() => setRemoving(undefined)} /> : null}
    </section>
  )
}
