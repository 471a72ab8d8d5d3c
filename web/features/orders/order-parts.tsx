import { orderCountrySaid } from '#web/components/address-fields/labels.ts'
import { statusWords } from '#web/components/order-status/order-status.ts'
import type { OrderEventKind } from '#web/gql/orders/graphql.ts'
import { formatShortDay, formatWeekday } from '#web/lib/dates.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { stateSaid } from '#web/lib/state-said.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { t } from '#web/words/t.ts'
import styles from './orders.module.css'

/**
 * Green for paid, blue for Delivered, yellow otherwise; any other word is shown unchanged, in upper case (section 4).
 */
export const OrderBadge = ({ status }: { status: string }) => (
  <Badge tone={status === 'paid' ? 'paid' : status === 'Delivered' ? 'delivered' : 'other'}>
    {statusWords(status).toUpperCase()}
  </Badge>
)

/** The day on which an order is expected; undefined once it is there, or will not come. */
export const expectedDay = (order: {
  status: string
  expectedArrival?: string | null
}): string | undefined =>
  order.expectedArrival && ['paid', 'Processing', 'Shipped'].includes(order.status)
    ? formatWeekday(order.expectedArrival)
    : undefined

/** Who carries the parcel, and its number, which leads to where it can be followed. */
export const Parcel = ({
  carrier,
  trackingNumber,
  trackingUrl,
}: {
  carrier?: string | null
  trackingNumber?: string | null
  trackingUrl?: string | null
}) =>
  carrier || trackingNumber ? (
    <p className={styles.gap}>
      {carrier}{' '}
      {trackingUrl ? (
        <a className="tlink num" href={safeAddress(trackingUrl)} rel="noreferrer">
          {trackingNumber ?? t('order.follow')}
        </a>
      ) : (
        <span className="num">{trackingNumber}</span>
      )}
    </p>
  ) : null

interface Event {
  kind: OrderEventKind
  at: string
  note?: string | null
}

const WORDS: Readonly<Record<OrderEventKind, string>> = {
  PLACED: t('order.event.placed'),
  PAID: t('payment.paid.badge'),
  PROCESSING: t('order.event.workshop'),
  SHIPPED: t('order.event.onItsWay'),
  READY: t('order.event.ready'),
  DELIVERED: t('order.event.delivered'),
  CANCELLED: t('order.event.cancelled'),
  RETURN_REQUESTED: t('order.event.returnAsked'),
  RETURN_APPROVED: t('order.event.returnAgreed'),
  RETURN_DECLINED: t('order.event.returnDeclined'),
  RETURN_CLOSED: t('order.event.returnClosed'),
  REFUNDED: t('order.money.refunded'),
  UNDER_REVIEW: t('order.event.review'),
  REFUND_FAILED: t('order.event.refundBack'),
  DISPUTED: t('order.money.disputed'),
  DISPUTE_WON: t('order.event.settledUs'),
  DISPUTE_LOST: t('order.event.settledYou'),
}

/** What the shopper does and waits for after asking for a return, by the last event. */
const NEXT: Partial<Readonly<Record<Event['kind'], string>>> = {
  RETURN_REQUESTED: t('order.return.asked'),
  RETURN_APPROVED: t('order.return.agreed'),
}
export const NextStep = ({ events }: { events: readonly Event[] }) => {
  const last = events.at(-1)
  const before = events.slice(0, -1).findLast(({ kind }) => kind.startsWith('RETURN_'))
  // The house opened it: the pieces may have come back from the door, or be at a salon.
  const isTaken = last?.kind === 'RETURN_APPROVED' && before?.kind !== 'RETURN_REQUESTED'
  const words = isTaken ? t('order.return.taken') : last && NEXT[last.kind]
  return words ? <p className={styles.next}>{words}</p> : null
}

/** The progress of an order: what is done, where it is, and what is still to come. */
export const Timeline = ({ events, collect }: { events: readonly Event[]; collect: boolean }) => {
  const ended = events.some(({ kind }) => kind === 'CANCELLED' || kind === 'REFUNDED')
  const reached = new Set(events.map(({ kind }) => kind))
  const ahead = ended
    ? []
    : (['PAID', 'PROCESSING', collect ? 'READY' : 'SHIPPED', 'DELIVERED'] as const).filter(
        (kind) => !reached.has(kind),
      )
  // Goods that have left are no longer 'still to come' in the workshop.
  const left = reached.has('SHIPPED') || reached.has('READY') || reached.has('DELIVERED')
  const todo = ahead.filter((kind) => !(left && (kind === 'PROCESSING' || kind === 'PAID')))
  const steps = events.filter(({ kind }) => kind !== 'PLACED' || events.length === 1)
  return (
    <ol className={styles.track} style={{ '--steps': steps.length + todo.length }}>
      {steps.map((event, index) => (
        <li
          key={`${event.kind}${event.at}`}
          className={index === steps.length - 1 ? styles.now : styles.done}
          aria-current={index === steps.length - 1 ? 'step' : undefined}
        >
          <b>{WORDS[event.kind]}</b>
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

interface Place {
  readonly name: string
  readonly addressLine1: string
  readonly addressLine2?: string | null
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/** The address that an order goes to. */
export const DeliveryAddress = ({ to }: { to: Place }) => (
  <address>
    {to.name}
    <br />
    {to.addressLine1}
    <br />
    {to.addressLine2 ? (
      <>
        {to.addressLine2}
        <br />
      </>
    ) : null}
    {to.city}, {stateSaid(to.state)} {to.postalCode}
    <br />
    {orderCountrySaid(to.country)}
  </address>
)
