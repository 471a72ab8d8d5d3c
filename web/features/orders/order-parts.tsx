import { formatShortDay } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import styles from './orders.module.css'

/** Green for paid, blue for Delivered, yellow otherwise; any other word is shown as it is, in upper case (section 4). */
export const OrderBadge = ({ status }: { status: string }) => (
  <Badge tone={status === 'paid' ? 'paid' : status === 'Delivered' ? 'delivered' : 'other'}>
    {status.toUpperCase()}
  </Badge>
)

interface Event {
  kind: string
  at: string
  note?: string | null
}

const WORDS: Readonly<Record<string, string>> = {
  placed: 'Placed',
  paid: 'Paid',
  processing: 'In the workshop',
  shipped: 'On its way',
  ready: 'Ready at the store',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'return-requested': 'Return asked for',
  'return-approved': 'Return agreed',
  'return-declined': 'Return declined',
  refunded: 'Refunded',
  'under-review': 'Under review',
  'refund-failed': 'Refund came back',
  disputed: 'Disputed',
  'dispute-won': 'Dispute settled for us',
  'dispute-lost': 'Dispute settled for you',
}

/** The way of an order: what was, where it is, and what is still to come. */
export const Timeline = ({ events, collect }: { events: readonly Event[]; collect: boolean }) => {
  const ended = events.some(({ kind }) => kind === 'cancelled' || kind === 'refunded')
  const reached = new Set(events.map(({ kind }) => kind))
  const ahead = ended
    ? []
    : ['paid', 'processing', collect ? 'ready' : 'shipped', 'delivered'].filter((k) => !reached.has(k))
  // Goods that have left are no longer 'still to come' in the workshop.
  const left = reached.has('shipped') || reached.has('ready') || reached.has('delivered')
  const todo = ahead.filter((kind) => !(left && (kind === 'processing' || kind === 'paid')))
  const steps = events.filter(({ kind }) => kind !== 'placed' || events.length === 1)
  return (
    <ol className={styles.track} style={{ '--steps': steps.length + todo.length } as React.CSSProperties}>
      {steps.map((event, index) => (
        <li
          key={`${event.kind}${event.at}`}
          className={index === steps.length - 1 ? styles.now : styles.done}
          aria-current={index === steps.length - 1 ? 'step' : undefined}
        >
          <b>{WORDS[event.kind] ?? event.kind}</b>
          <span>
            {formatShortDay(event.at)}
            {event.note ? <small>{event.note}</small> : null}
          </span>
        </li>
      ))}
      {todo.map((kind) => (
        <li key={kind}>
          <b>{WORDS[kind]}</b>
        </li>
      ))}
    </ol>
  )
}
