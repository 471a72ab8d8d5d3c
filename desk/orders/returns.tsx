import Button from '@mui/material/Button'
import { useState } from 'react'
import { operatorAnswerReturn, operatorCloseReturn, operatorTakeBack } from '#contract/operator-returns.ts'
import type { Return } from '#contract/order-returns.ts'
import { resoldOf, type Order } from '#contract/orders.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field, TextField } from '../parts/field.tsx'
import { State } from '../parts/state.tsx'
import { inRupees, wholeOf, whenWithin } from '../parts/words.ts'
import type { OrderFile } from './bench.tsx'
import { RefundReturn } from './refund-return.tsx'

type Asked = 'approve' | 'decline' | 'refund' | 'close'

const piecesOf = ({ items }: Pick<Return, 'items'>): string =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')

const hasEnded = ({ status }: Return): boolean => ['refunded', 'declined', 'closed'].includes(status)

const Answer = ({
  one,
  answer,
  onClose,
}: {
  readonly one: Return
  readonly answer: 'approve' | 'decline'
  readonly onClose: () => void
}) => {
  const [words, setWords] = useState('')
  const send = useSend(operatorAnswerReturn, { quiet: true, onDone: onClose })
  return (
    <Ask
      title={answer === 'approve' ? 'Approve the return' : 'Decline the return'}
      open
      onClose={onClose}
      act={answer === 'approve' ? 'Approve it' : 'Decline it'}
      busy={send.isPending}
      refused={send.error}
      ready={answer === 'approve' || words.trim().length > 0}
      onAct={() =>
        send.mutate({
          params: { returnId: one._id },
          body: { answer, ...(words.trim() !== '' && { words }) },
        })
      }
    >
      <p>
        {answer === 'approve'
          ? `The shopper sends the pieces back. ${inRupees(one.amount)} is refunded once they are here.`
          : 'The shopper keeps the pieces and is told why.'}
      </p>
      <TextField
        label="Words for the shopper"
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Ask>
  )
}

const CLOSED = [
  { value: 'not-sent', label: 'They do not come back' },
  { value: 'sent-back', label: 'They came, and were sent back' },
] as const

/** Ends a return that was approved by mistake, or whose pieces the house does not take. */
const Close = ({ one, onClose }: { readonly one: Return; readonly onClose: () => void }) => {
  const [as, setAs] = useState<(typeof CLOSED)[number]['value']>('not-sent')
  const [words, setWords] = useState('')
  const send = useSend(operatorCloseReturn, {
    quiet: true,
    done: 'The return is closed, and the shopper is told why.',
    onDone: onClose,
  })
  return (
    <Ask
      title="Close without a refund"
      open
      onClose={onClose}
      act="Close the return"
      busy={send.isPending}
      refused={send.error}
      ready={words.trim().length > 1}
      onAct={() => send.mutate({ params: { returnId: one._id }, body: { as, words: words.trim() } })}
    >
      <p>
        {piecesOf(one)}. Nothing is refunded and nothing goes back on sale; {inRupees(one.amount)} stays with
        us. The shopper is told by e-mail, in your words, and can ask for a return again.
      </p>
      <Choice label="The pieces" value={as} options={CLOSED} onChange={setAs} />
      <TextField
        label="Why, as the shopper will read it"
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Ask>
  )
}

/** What has not come back and is not on its way back: the pieces of each item that can still be taken back. */
const leftOf = ({ items, returns = [] }: Order): ReadonlyMap<string, number> => {
  const back = returns
    .filter(({ status }) => status !== 'declined' && status !== 'closed')
    .flatMap((one) => one.items)
  return new Map(
    items.flatMap(({ _id, quantity, passports }) => {
      const left = back
        .filter(({ itemId }) => itemId === _id)
        .reduce((rest, each) => rest - each.quantity, quantity - resoldOf(passports))
      return left > 0 ? [[_id, left] as const] : []
    }),
  )
}

/**
 * Takes pieces back without a request: what a shopper brings to the counter, or a parcel that nobody accepted.
 */
const TakeBack = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const [reason, setReason] = useState('')
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({})
  const send = useSend(operatorTakeBack, {
    quiet: true,
    done: 'The return is open. When the pieces are here, send the money back.',
    onDone: onClose,
  })
  const items = Object.entries(taken).flatMap(([item, typed]) => {
    const quantity = wholeOf(typed) ?? 0
    return quantity > 0 ? [{ item, quantity }] : []
  })
  const left = leftOf(order)
  const some = order.items.filter(({ _id }) => left.has(_id))
  const most = ({ _id }: Order['items'][number]) => left.get(_id) ?? 0
  const wrong = (item: Order['items'][number]) => {
    const typed = taken[item._id] ?? ''
    return typed === '' || (wholeOf(typed) ?? Number.POSITIVE_INFINITY) <= most(item)
      ? undefined
      : `A whole number up to ${most(item)}`
  }
  return (
    <Ask
      title="Take pieces back"
      open
      onClose={onClose}
      act="Open the return"
      busy={send.isPending}
      refused={send.error}
      ready={items.length > 0 && reason.trim() !== '' && !some.some((item) => wrong(item))}
      onAct={() => send.mutate({ params: { orderId: order._id }, body: { reason: reason.trim(), items } })}
    >
      <p>Any pieces of this order, however long ago they left. Nothing is refunded before they are back.</p>
      {some.map((item) => (
        <Field
          key={item._id}
          label={`${item.name}: how many of ${most(item)} come back`}
          inputMode="numeric"
          placeholder="0"
          value={taken[item._id] ?? ''}
          wrong={wrong(item)}
          onChange={({ target }) => setTaken((all) => ({ ...all, [item._id]: target.value }))}
        />
      ))}
      <TextField
        label="Why"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/** Which pieces of these items came back, where the order has several. */
const CameBack = ({
  order,
  file,
  one,
}: {
  readonly order: Order
  readonly file: OrderFile
  readonly one: Return
}) => {
  const said = one.items.flatMap(({ itemId, pieces = [] }) => {
    const item = order.items.find(({ _id }) => _id === itemId)
    return pieces.flatMap((piece) => {
      const passport = item?.passports?.find((each) => each.piece === piece)
      const huid = file.made.find((made) => made.itemId === itemId && made.piece === piece)?.huid
      return passport ? [`passport ${passport.number}${huid === undefined ? '' : `, HUID ${huid}`}`] : []
    })
  })
  return said.length === 0 ? null : <p className="muted">Came back: {said.join('; ')}</p>
}

/** Pieces that come back, and the answers that they need. */
export const Returns = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const [asked, setAsked] = useState<{ readonly one: Return; readonly act: Asked }>()
  const [taking, setTaking] = useState(false)
  const all = order.returns ?? []
  const takes =
    may(operatorTakeBack) && ['Shipped', 'Delivered'].includes(order.status) && leftOf(order).size > 0
  if (all.length === 0 && !takes) return null
  return (
    <section className="sec">
      <div className="sec__h">
        <h2>Returns</h2>
        {takes ? (
          <button type="button" className="tl small" onClick={() => setTaking(true)}>
            Take pieces back
          </button>
        ) : null}
      </div>
      {all.length === 0 ? <p className="muted">Nothing has come back.</p> : null}
      {all.map((one) => (
        <div className="panel" key={one._id}>
          <p>
            <State word={one.status} tone={hasEnded(one) ? 'off' : 'under-way'} /> {piecesOf(one)},{' '}
            {inRupees(one.amount)}
          </p>
          <p className="muted">
            Requested {whenWithin(one.requestedAt)}: ‘{one.reason}’
          </p>
          <CameBack order={order} file={file} one={one} />
          {one.closedAs === undefined ? null : (
            <p className="muted">
              {one.closedAs === 'sent-back'
                ? 'The pieces came, and were sent back to the shopper. Nothing was refunded.'
                : 'The pieces did not come. Nothing was refunded.'}
            </p>
          )}
          {may(operatorAnswerReturn) ? (
            <div className="acts spaced">
              {one.status === 'requested' ? (
                <>
                  <Button onClick={() => setAsked({ one, act: 'decline' })}>Decline</Button>
                  <Button variant="contained" onClick={() => setAsked({ one, act: 'approve' })}>
                    Approve
                  </Button>
                </>
              ) : null}
              {one.status === 'approved' ? (
                <>
                  <Button variant="contained" onClick={() => setAsked({ one, act: 'refund' })}>
                    They are back: refund {inRupees(one.amount)}
                  </Button>
                  <Button variant="text" onClick={() => setAsked({ one, act: 'close' })}>
                    Close without a refund
                  </Button>
                </>
              ) : null}
            </div>
          ) : hasEnded(one) ? null : (
            <p className="muted">
              {one.status === 'requested'
                ? 'An owner or manager answers it.'
                : 'An owner or manager refunds it once the pieces are back.'}
            </p>
          )}
        </div>
      ))}
      {taking ? <TakeBack order={order} onClose={() => setTaking(false)} /> : null}
      {asked?.act === 'refund' ? (
        <RefundReturn order={order} file={file} one={asked.one} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked?.act === 'close' ? <Close one={asked.one} onClose={() => setAsked(undefined)} /> : null}
      {asked?.act === 'approve' || asked?.act === 'decline' ? (
        <Answer one={asked.one} answer={asked.act} onClose={() => setAsked(undefined)} />
      ) : null}
    </section>
  )
}
