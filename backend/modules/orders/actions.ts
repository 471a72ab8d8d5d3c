import { audit } from '#backend/lib/audit/audit.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { wrongLine } from '#backend/lib/words/plain-words.ts'
import { writeRestDue } from './advance-emails.ts'
import { cancelLapsed, cancelTaken } from './cancel.ts'
import { explain, note } from './events.ts'
import { writeCancelled, writeDelivered, writeShipped } from './emails.ts'
import { returnUntil } from './returns/return-until.ts'
import { followMoney } from './money/after.ts'
import { booksOf, moneyHere } from './money/books.ts'
import { endTransfer } from './money/receive.ts'
import { stillOwed } from './money/sums.ts'
import { isBegun, linesOfOrder, lockOrder, moveOrder } from './state.ts'
import type { OrderRow, OrderState } from './tables.ts'
import { formatPaise, ORDER_WORD } from './words.ts'

/** What the house does with an order. Each runs in the caller's transaction and writes the audit trail. */
export interface Acting {
  readonly orderId: string
  readonly now: number
  readonly requestId: string
}

export const locked = async (tx: Db, orderId: string): Promise<OrderRow> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  return order
}

export const wrongState = (order: OrderRow, to: string) =>
  new Refusal(
    409,
    'CONFLICT',
    `Order ${order.number} is ${ORDER_WORD[order.status].toLowerCase()}: it cannot be ${to}.`,
  )

export const trail = (
  tx: Db,
  order: OrderRow,
  event: string,
  { now, requestId }: Acting,
  details?: Record<string, string>,
) =>
  audit(tx, {
    event,
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    ...(details && { details }),
    requestId,
    now,
  })

/** The workshop has begun. */
export const processOrder = async (tx: Db, acting: Acting): Promise<void> => {
  const order = await locked(tx, acting.orderId)
  if (order.status === 'processing') return
  if (!(await moveOrder(tx, order.id, ['paid'], 'processing', acting.now)))
    throw wrongState(order, 'put into the workshop')
  await note(tx, order.id, 'processing', acting.now)
  await trail(tx, order, 'order.processing', acting)
}

export interface Shipping {
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
  readonly trackingUrl?: string | undefined
}

/**
 * The e-mail of the house repeats both, so neither leads elsewhere, begins another line or hides what is beside it. An
 * address has a field of its own.
 */
export const refuseMisleading = ({ carrier, trackingNumber }: Shipping): void => {
  for (const [field, line] of Object.entries({ carrier, trackingNumber })) {
    const wrong = wrongLine(line?.trim() ?? '')
    if (wrong !== undefined) throw wrongField(field, wrong)
  }
}

/** Refuses (409) to ship an order whose transfer was removed from the books, until the money has arrived. */
const refuseShort = async (tx: Db, order: OrderRow, to: string): Promise<void> => {
  const missing = stillOwed(order, await booksOf(tx, order.id))
  if (missing > 0)
    throw new Refusal(
      409,
      'CONFLICT',
      `${formatPaise(missing)} of order ${order.number} was recorded by mistake and has not come: it cannot ${to}.`,
    )
}

/** The parcel has left, or is ready at the store. */
export const shipOrder = async (tx: Db, acting: Acting & Shipping): Promise<void> => {
  refuseMisleading(acting)
  const order = await locked(tx, acting.orderId)
  if (order.status === 'shipped') return
  if (isBegun(order)) {
    const rest = order.total_paise - (await moneyHere(tx, order.id))
    throw new Refusal(
      409,
      'CONFLICT',
      `${formatPaise(rest)} of order ${order.number} is still to be paid: it cannot leave.`,
    )
  }
  await refuseShort(tx, order, 'leave')
  const parcel = {
    carrier: acting.carrier ?? null,
    tracking_number: acting.trackingNumber ?? null,
    tracking_url: acting.trackingUrl ?? null,
  }
  if (!(await moveOrder(tx, order.id, ['paid', 'processing'], 'shipped', acting.now, parcel)))
    throw wrongState(order, 'sent')
  await note(tx, order.id, order.delivery === 'collect' ? 'ready' : 'shipped', acting.now)
  await writeShipped(tx, { ...order, ...parcel }, await linesOfOrder(tx, order.id), acting.now)
  await trail(tx, order, order.delivery === 'collect' ? 'order.ready' : 'order.shipped', acting, {
    ...(acting.carrier && { carrier: acting.carrier }),
    ...(acting.trackingNumber && { trackingNumber: acting.trackingNumber }),
  })
}

/** An order made for an advance is ready: its shopper is asked for the rest. */
export const askRest = async (tx: Db, acting: Acting): Promise<void> => {
  const order = await locked(tx, acting.orderId)
  if (!isBegun(order) || order.status !== 'processing')
    throw new Refusal(409, 'CONFLICT', `Nothing is left to pay on order ${order.number}.`)
  const rest = order.total_paise - (await moneyHere(tx, order.id))
  await writeRestDue(tx, order, rest, houseDay(acting.now), acting.now)
  await trail(tx, order, 'order.rest-asked', acting)
}

/** The pieces are in the shopper's hands. */
export const deliverOrder = async (tx: Db, acting: Acting): Promise<void> => {
  const order = await locked(tx, acting.orderId)
  if (order.status === 'delivered') return
  // A parcel on its way cannot be held; one that is ready at the store can.
  if (order.delivery === 'collect') await refuseShort(tx, order, 'be handed over')
  const at = { delivered_at: new Date(acting.now) }
  if (!(await moveOrder(tx, order.id, ['shipped'], 'delivered', acting.now, at)))
    throw wrongState(order, 'delivered')
  await note(tx, order.id, 'delivered', acting.now)
  await writeDelivered(tx, order, returnUntil({ ...order, status: 'delivered', ...at }), acting.now)
  await followMoney(tx, order.id, acting.now)
  await trail(tx, order, 'order.delivered', acting)
}

const CANCELLABLE: readonly OrderState[] = ['paid', 'processing', 'under_review']

/**
 * Cancels an order that has not been shipped: its pieces are on sale again, or go to the workshop if they were made for
 * one person, and its money is refunded. For an unpaid order the caller first closes the payment (`closed`), which ends
 * the order; the audit trail gets its line here.
 */
export const cancelOrder = async (
  tx: Db,
  acting: Acting & { reason: string; closed: boolean },
): Promise<void> => {
  const order = await locked(tx, acting.orderId)
  const back = (await moneyHere(tx, order.id)) > 0
  const tell = () => writeCancelled(tx, order, { reason: acting.reason, back }, acting.now)
  const unpaid = async () => {
    await explain(tx, order.id, 'cancelled', acting.reason)
    await tell()
    await trail(tx, order, 'order.cancelled-by-house', acting)
  }
  if (acting.closed && order.status === 'cancelled' && order.ended_because === 'house') return unpaid()
  if (await cancelLapsed(tx, order, { because: 'house', reason: acting.reason, now: acting.now }))
    return unpaid()
  if (order.status === 'cancelled' || order.status === 'refunded') return
  if (order.status === 'pending_payment') {
    await endTransfer(tx, order.id, 'house', acting.now)
    return unpaid()
  }
  if (!CANCELLABLE.includes(order.status)) throw wrongState(order, 'cancelled')
  await cancelTaken(tx, order, { ...acting, because: 'house' })
  await tell()
  await trail(tx, order, 'order.cancelled-by-house', acting)
}
