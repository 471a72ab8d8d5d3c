import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { formatTime, formatWeekday } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import type { LandedOrder, Landing } from './landing-query.ts'
import styles from './result.module.css'

interface Words {
  badge: string
  tone?: 'paid' | 'failed' | 'none'
  title: string
  text: ReactNode
  /** What the sum of the order is called. */
  sum?: string
  after?: string
}

const PAID: Words = {
  badge: 'Paid',
  tone: 'paid',
  title: 'Your payment has arrived',
  text: 'The order is under My Orders, in the account that placed it.',
}

const paidWords = ({ delivery, storeName }: LandedOrder): Words => ({
  ...PAID,
  text: `The workshop has your order now. ${
    delivery === 'COLLECT'
      ? `We write to you when it is ready to be collected${storeName ? ` at ${storeName}` : ''}.`
      : 'We write to you when it leaves, with the number to follow it.'
  } The invoice is with the order.`,
  sum: 'Paid',
})

/** Only the advance was paid: the order is being made. */
const begunWords = (rest: number): Words => ({
  badge: 'Advance paid',
  tone: 'paid',
  title: 'Your advance has arrived',
  text: `The workshop begins. The rest, ${formatPaise(rest)}, is paid when the order is ready and before it leaves; we write to you then. The receipt is with the order.`,
  sum: 'The order',
})

const waitingWords = (order: LandedOrder | undefined): Words => ({
  badge: 'Waiting',
  title: 'Your bank has not answered yet',
  text: `That usually takes a few minutes. You may close this page: we write to you either way${
    order?.reservedUntil
      ? `, and what you chose is kept for you until ${formatTime(order.reservedUntil)}`
      : ''
  }.`,
  sum: 'To be paid',
  after: 'This page asks again by itself. Please do not pay a second time.',
})

const ASKING: Words = {
  badge: 'Waiting',
  title: 'We are asking about your payment',
  text: 'This page asks again by itself. Please do not pay a second time: My Orders always says how an order stands.',
}
const LOOKED_AT: Words = {
  badge: 'Waiting',
  title: 'Somebody looks at your payment',
  text: 'The sum that came is not the sum of the order. We write to you within a working day; you need do nothing.',
  sum: 'The order',
}
const RETURNED: Words = {
  badge: 'Not kept',
  tone: 'failed',
  title: 'Your payment goes back to you',
  text: 'The order had ended before the money came, so the whole sum goes back the way it came. The order says when.',
  sum: 'Going back',
}
const REFUSED: Words = {
  badge: 'Not paid',
  tone: 'failed',
  title: 'The payment did not go through',
  text: (
    <>
      Nothing is owed, and what you chose is still in{' '}
      <Link className="tlink" to={paths.shoppingBag()}>
        your bag
      </Link>
      . Should your bank show a charge, it gives it back by itself.
    </>
  ),
  sum: 'Asked for',
}
const UNKNOWN: Words = {
  badge: 'Not known',
  tone: 'none',
  title: 'We know of no such payment',
  text: (
    <>
      The address of this page names no payment of ours. If you have just paid, the order is under My Orders.
      If money has left your account and no order is there after thirty minutes,{' '}
      <Link className="tlink" to={paths.contactUs()}>
        telephone or write
      </Link>{' '}
      and we will find it together.
    </>
  ),
}

const wordsOf = (landing: Landing): Words => {
  switch (landing.is) {
    case 'paid':
      if (!landing.order) return PAID
      return landing.order.advance && landing.order.advance.rest > 0
        ? begunWords(landing.order.advance.rest)
        : paidWords(landing.order)
    case 'waiting':
      return waitingWords(landing.order)
    case 'looked-at':
      return LOOKED_AT
    case 'returned':
      return RETURNED
    case 'refused':
      return REFUSED
    case 'unknown':
      return UNKNOWN
    case 'asking':
      return ASKING
  }
}

const WAYS: Readonly<Record<NonNullable<LandedOrder['money']>['ways'][number], string>> = {
  CARD: 'card',
  UPI: 'UPI',
  TRANSFER: 'bank transfer',
}

const Rows = ({ order, sum, dated }: { order: LandedOrder; sum: string; dated: boolean }) => (
  <dl className={`num ${styles.rows}`}>
    <div>
      <dt>Order</dt>
      <dd>
        <Link className="tlink" to={paths.order(order.id)}>
          {order.number}
        </Link>
      </dd>
    </div>
    <div>
      <dt>{sum}</dt>
      <dd>{formatPaise(order.amount)}</dd>
    </div>
    {dated && order.money && order.money.ways.length > 0 ? (
      <div>
        <dt>{order.advance && order.advance.rest > 0 ? 'Advance paid by' : 'Paid by'}</dt>
        <dd>{order.money.ways.map((way) => WAYS[way]).join(' and ')}</dd>
      </div>
    ) : null}
    {dated && order.expectedArrival ? (
      <div>
        <dt>{order.delivery === 'COLLECT' ? 'Ready by' : 'With you by'}</dt>
        <dd>{formatWeekday(order.expectedArrival)}</dd>
      </div>
    ) : null}
  </dl>
)

/** Says how the payment stands, which the words above it cannot know. */
export const PaymentStatus = ({ landing }: { landing: Landing }) => {
  const { badge, tone, title, text, sum, after } = wordsOf(landing)
  const order = 'order' in landing ? landing.order : undefined
  const pieces = landing.is === 'paid' ? (order?.items ?? []) : []
  return (
    <section className={styles.status} role="status" aria-label="Your payment">
      <p>
        <Badge tone={tone ?? 'other'}>{badge}</Badge>
      </p>
      <h2>{title}</h2>
      {pieces.length > 0 ? (
        <ul className={styles.pieces}>
          {pieces.map(({ id, name, quantity, metalType, purity, size }) => (
            <li key={id}>
              {name}
              {quantity > 1 ? `, ${quantity} pieces` : ''}
              <span className="small muted">
                {[metalType, purity, size && `size ${size}`].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {order && sum ? <Rows order={order} sum={sum} dated={landing.is === 'paid'} /> : null}
      <p className="muted">{text}</p>
      {after ? <p className="small muted">{after}</p> : null}
    </section>
  )
}
