import { operatorDocument, operatorNoteOrder } from '#contract/desk-order.ts'
import { operatorShopper } from '#contract/desk-people.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { operatorReceiveTransfer } from '#contract/money.ts'
import { operatorPan, operatorSlip } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { download } from '../parts/download.ts'
import { TextField } from '../parts/field.tsx'
import { Phone } from '../parts/phone.tsx'
import { Say } from '../parts/say.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { eventWords } from '../parts/events.ts'
import { counted, inRupees, nameFirst, onDay, when } from '../parts/words.ts'
import type { OrderFile } from './bench.tsx'
import { Parcel } from './parcel.tsx'

const Line = ({
  label,
  sum,
  bad = false,
}: {
  readonly label: string
  readonly sum: number
  readonly bad?: boolean
}) => (
  <tr>
    <th scope="row" className={bad ? 'err' : undefined}>
      {label}
    </th>
    <td className={bad ? 'err' : undefined}>{inRupees(sum)}</td>
  </tr>
)

/** What was charged, what came, what was refunded, and what is stuck. */
export const Money = ({ order }: { readonly order: Order }) => {
  const { money, transfer, advance } = order
  return (
    <>
      {money && money.failed > 0 ? (
        <Say kind="bad" title={`${inRupees(money.failed)} has not reached the shopper`}>
          <p>
            The bank did not accept the refund.{' '}
            <Link to="/money" className="tl">
              Send it another way
            </Link>
          </p>
        </Say>
      ) : null}
      {money && money.disputed > 0 ? (
        <Say kind="bad" title={`${inRupees(money.disputed)} is disputed by the bank`}>
          <p>
            <Link to="/money" className="tl">
              See when it must be answered by
            </Link>
          </p>
        </Say>
      ) : null}
      <section className="panel">
        <h2>Money</h2>
        <table className="sum">
          <tbody>
            <Line
              label={counted(
                order.items.reduce((n, { quantity }) => n + quantity, 0),
                'piece',
              )}
              sum={order.goods ?? order.amount}
            />
            {order.discount ? (
              <Line label={`Points, ${order.pointsSpent ?? 0}`} sum={-order.discount} />
            ) : null}
            {order.shipping ? <Line label="Delivery" sum={order.shipping} /> : null}
            {order.tcs ? <Line label="TCS" sum={order.tcs} /> : null}
            <tr className="t">
              <th scope="row">
                Total
                {order.tax?.length ? <small>GST included</small> : null}
              </th>
              <td>{inRupees(order.amount)}</td>
            </tr>
            {money ? (
              <>
                <Line
                  label={`Received${money.ways ? ` by ${money.ways.join(' and ')}` : ''}`}
                  sum={money.received}
                />
                {money.refunded > 0 ? <Line label="Refunded" sum={money.refunded} /> : null}
                {money.underWay > 0 ? <Line label="Refund on its way" sum={money.underWay} /> : null}
                {money.failed > 0 ? <Line label="Refund failed" sum={money.failed} bad /> : null}
                {money.disputed > 0 ? <Line label="Disputed" sum={money.disputed} bad /> : null}
              </>
            ) : null}
            {advance && advance.rest > 0 ? (
              <Line label="Still to be paid before it leaves" sum={advance.rest} />
            ) : null}
          </tbody>
        </table>
        {transfer ? (
          <p className="small">
            {transfer.open ? (
              <>
                {inRupees(transfer.asked - transfer.received)} is still to come by bank transfer, reference{' '}
                <b>{transfer.reference}</b>
                {transfer.dueOn ? `, due ${onDay(transfer.dueOn)}` : ''}.{' '}
              </>
            ) : null}
            {may(operatorReceiveTransfer) ? (
              <Link className="tl" to={`/money?order=${order.number ?? ''}`}>
                Record a transfer
              </Link>
            ) : null}
          </p>
        ) : null}
      </section>
    </>
  )
}

const Pan = ({ order }: { readonly order: Order }) => {
  const [pan, setPan] = useState<string | null>()
  const ask = useSend(operatorPan, { onDone: (answer) => setPan(answer.pan) })
  if (!may(operatorPan)) return null
  return (
    <p className="small">
      {pan === undefined ? (
        <button
          type="button"
          className="tl"
          onClick={() => ask.mutate({ params: { orderId: order._id }, body: {} })}
        >
          Show the PAN
        </button>
      ) : (
        `PAN: ${pan ?? 'none was needed'}`
      )}
    </p>
  )
}

/** The recipient, and how to reach them. */
export const GoesTo = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const to = order.shippingAddress
  return (
    <section className="panel">
      <h2>{order.delivery === 'collect' ? `To collect at ${order.storeName ?? 'the store'}` : 'Ships to'}</h2>
      <p>
        {to.name}
        <br />
        {to.addressLine1}
        {to.addressLine2 ? (
          <>
            <br />
            {to.addressLine2}
          </>
        ) : null}
        <br />
        {to.city}, {to.state} {to.postalCode}
      </p>
      <p className="small spaced">
        {file.email ? (
          <a className="tl" href={`mailto:${file.email}`}>
            {file.email}
          </a>
        ) : null}
        {file.email && file.phone ? ', ' : ''}
        {file.phone ? <Phone number={file.phone} /> : null}
      </p>
      <p className="small">
        {counted(file.orders, 'paid order')}
        {may(operatorShopper) ? (
          <>
            {', '}
            <Link className="tl" to={`/shoppers/${file.accountId}`}>
              about the shopper
            </Link>
            {', '}
            <Link className="tl" to={`/messages/${file.accountId}`}>
              write to them
            </Link>
          </>
        ) : null}
      </p>
      <Pan order={order} />
      {order.giftWrap ? (
        <p className="spaced">Wrapped as a gift{order.giftMessage ? `: ‘${order.giftMessage}’` : ''}</p>
      ) : null}
      {order.plainParcel ? <p className="spaced">Plain packaging: nothing on the outside names us</p> : null}
      <Parcel order={order} file={file} />
    </section>
  )
}

const KINDS = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
} as const

/** Documents of an order, each in the format that its name says. */
export const Documents = ({ order }: { readonly order: Order }) => {
  const params = { orderId: order._id }
  const paper = useSend(operatorDocument, { onDone: download })
  const slip = useSend(operatorSlip, { onDone: download })
  return (
    <section className="panel">
      <h2>Documents</h2>
      <ul className="papers">
        {may(operatorDocument)
          ? (order.invoices ?? []).map(({ number, kind }) => (
              <li key={number}>
                <button
                  type="button"
                  className="tl"
                  onClick={() => paper.mutate({ params: { ...params, number } })}
                >
                  {KINDS[kind]} {number}
                </button>
                <small>PDF</small>
              </li>
            ))
          : null}
        <li>
          <button type="button" className="tl" onClick={() => slip.mutate({ params })}>
            Packing slip{order.giftWrap ? ', without prices' : ''}
          </button>
          <small>HTML</small>
        </li>
      </ul>
    </section>
  )
}

/** What happened and who did it, and a field for a note. */
export const History = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const note = useSend(operatorNoteOrder, {
    quiet: true,
    // What was typed meanwhile stays.
    onDone: (_, { body }) => setText((later) => (later === body?.text ? '' : later)),
  })
  return (
    <section className="sec">
      <h2>History</h2>
      <form
        className="note"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim().length > 1) note.mutate({ params: { orderId: order._id }, body: { text } })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
      >
        <TextField
          label="A note for the house; the shopper will not see it"
          rows={2}
          maxLength={1000}
          value={text}
          wrong={note.error?.message}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={text.trim().length < 2 || note.isPending}>
          Add the note
        </Button>
      </form>
      <ul className="hist">
        {file.acts.map((act) => (
          <li key={`${act.at}${act.event}${act.text ?? ''}`}>
            <span className="num">{when(act.at)}</span>
            <span>
              {act.by === 'house' && act.who
                ? `${nameFirst(act.who)} `
                : act.by === 'shopper'
                  ? 'The shopper '
                  : 'The shop '}
              {eventWords(act.event)}
              {act.text ? <span className="muted">: {act.text}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
