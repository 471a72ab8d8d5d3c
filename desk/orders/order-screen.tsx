import { operatorOrderFile } from '#contract/desk-order.ts'
import { useParams } from 'react-router'
import { operatorOrder } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { useAnswer } from '../api/use-call.ts'
import { Approvals } from '../money/approvals.tsx'
import { Page } from '../parts/page.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { State } from '../parts/state.tsx'
import { inFull, nameOf, STEP, when, whenWithin } from '../parts/words.ts'
import { Acts } from './acts.tsx'
import { Bench, type OrderFile } from './bench.tsx'
import { Documents, GoesTo, History, Money } from './beside.tsx'
import { Emails } from './emails.tsx'
import { Others } from './others.tsx'
import { Resales } from './resales.tsx'
import { Returns } from './returns.tsx'
import { Waiting } from './waiting.tsx'

const TRACK = ['paid', 'processing', 'shipped', 'delivered'] as const
/** In any other state the promise has been kept or no longer applies. */
const PROMISED = ['Pending payment', 'paid', 'Processing', 'Shipped']
const WORDS: Readonly<Record<string, number>> = { paid: 0, Processing: 1, Shipped: 2, Delivered: 3 }

/** The progress of the order: steps done with their time, the present one, those to come. */
const Track = ({ order }: { readonly order: Order }) => {
  const at = WORDS[order.status]
  if (at === undefined) return null
  return (
    <Scroll label="Where it stands" className="track-over">
      <ol className="track">
        {TRACK.map((kind, step) => {
          const event = order.events?.findLast(
            (one) => one.kind === kind || (kind === 'shipped' && one.kind === 'ready'),
          )
          // Begun for an advance: the rest is not here.
          const begunAt = kind === 'paid' && !event ? order.advance?.paidAt : undefined
          const words = kind === 'shipped' && order.delivery === 'collect' ? STEP.ready : STEP[kind]
          const doneAt = event?.at ?? begunAt
          return (
            <li key={kind} className={step < at ? 'done' : step === at ? 'now' : undefined}>
              <b>{begunAt ? 'Advance paid' : words}</b>
              {doneAt ? <span>{when(doneAt)}</span> : null}
              {!event && kind === 'delivered' && order.expectedArrival ? (
                <span className="promise">promised {inFull(order.expectedArrival)}</span>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Scroll>
  )
}

/** Who cancelled the order, when and why. */
const Ended = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const act = file.acts.find(({ event }) => event.startsWith('order.cancelled'))
  if (!act || !['Cancelled', 'Refunded'].includes(order.status)) return null
  const who = act.by === 'house' ? nameOf(act.who ?? 'operator') : `the ${act.by}`
  return (
    <Say title={`Cancelled by ${who} ${whenWithin(act.at)}`}>{act.text ? <p>‘{act.text}’</p> : null}</Say>
  )
}

const OneOrder = ({ number }: { readonly number: string }) => {
  const params = { orderId: number }
  const order = useAnswer(operatorOrder, { params }, { every: 30_000 })
  const file = useAnswer(operatorOrderFile, { params }, { every: 30_000 })
  const back = { to: '/orders', label: 'Orders' }
  const error = order.error ?? file.error
  const again = () => void Promise.all([order.refetch(), file.refetch()])
  if (!order.data || !file.data)
    return (
      <Page title={`Order ${number}`} back={back}>
        {error ? <Failed error={error} again={again} /> : <Loading />}
      </Page>
    )
  const one = order.data
  const { shippingAddress } = one
  return (
    <Page
      title={`Order ${one.number ?? ''}`}
      heading={<span className="num">{one.number}</span>}
      back={back}
      beside={<State word={one.status} />}
      says={`${shippingAddress.name}, placed ${whenWithin(one.createdAt)}${one.expectedArrival && PROMISED.includes(one.status) ? `, promised for ${inFull(one.expectedArrival)}` : ''}`}
      acts={<Acts order={one} file={file.data} />}
    >
      {error ? <Failed error={error} again={again} /> : null}
      <Others orderId={one._id} />
      <Approvals of={({ about }) => about?.id === one.number} />
      <Waiting file={file.data} />
      <Ended order={one} file={file.data} />
      <Track order={one} />
      <div className="cols">
        <div>
          <Bench key={one._id} order={one} file={file.data} />
          <Returns order={one} file={file.data} />
          <Resales order={one} />
          <History order={one} file={file.data} />
        </div>
        <aside aria-label="Money, address and documents">
          <Money order={one} />
          <GoesTo order={one} file={file.data} />
          <Documents order={one} />
          <Emails order={one} />
        </aside>
      </div>
    </Page>
  )
}

/** One order with everything about it, and what can be done with it now. */
export const OrderScreen = () => {
  const { number = '' } = useParams()
  // What was typed for one order is never shown for another.
  return <OneOrder key={number} number={number} />
}
