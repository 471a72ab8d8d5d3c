import { sql } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { lapseApprovals } from '#backend/lib/audit/four-eyes.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { lockBag, takeOut } from '../bag/api.ts'
import { giveLater, pointsEarnedBy, redeem, restore } from '../points/api.ts'
import { release, sell } from '../stock/api.ts'
import { advanceNote, note } from './events.ts'
import { writeBegun, writeRestPaid } from './advance-emails.ts'
import { writePaid } from './emails.ts'
import { moneyHere } from './money/books.ts'
import { issueInvoice } from './documents/invoices.ts'
import { pieceInWords } from './documents/pieces-in-words.ts'
import { formatPaise, isErased } from './words.ts'
import type { EndedBecause, OrderLineRow, OrderRow, OrdersTables, OrderState } from './tables.ts'
import { issueReceipt } from './documents/vouchers.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()
const refOf = (orderId: string) => `order:${orderId}`

export const lockOrder = (tx: Db, orderId: string): Promise<OrderRow | undefined> =>
  tables(tx).selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

export const linesOfOrder = (db: Db, orderId: string): Promise<OrderLineRow[]> =>
  tables(db)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** The line that an item means: by its id, or by its position on the slip from 1. */
export const lineNamed = (lines: readonly OrderLineRow[], item: string): OrderLineRow | undefined =>
  lines.find(({ id, position }) => id === item || String(position + 1) === item)

/** Where an order can no longer be cancelled by the house: what waits for a second person then, ends. */
const LEFT: Partial<Readonly<Record<OrderState, string>>> = {
  shipped: 'The order has been sent meanwhile.',
  delivered: 'The order has been handed over meanwhile.',
  cancelled: 'The order has been cancelled meanwhile.',
  refunded: 'The order has been refunded meanwhile.',
}

/** Moves an order on, but only from the expected state: a late or repeated request changes nothing. */
export const moveOrder = async (
  tx: Db,
  orderId: string,
  from: readonly OrderState[],
  to: OrderState,
  now: number,
  more: Partial<
    Pick<
      OrderRow,
      | 'ended_because'
      | 'paid_at'
      | 'advance_paid_at'
      | 'delivered_at'
      | 'carrier'
      | 'tracking_number'
      | 'tracking_url'
      | 'points_earned'
      | 'before_refund'
    >
  > = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('orders')
    .set({ status: to, updated_at: new Date(now), ...more })
    .where('id', '=', orderId)
    .where('status', 'in', from)
    .executeTakeFirst()
  const why = LEFT[to]
  if (numUpdatedRows > 0n && why !== undefined)
    await lapseApprovals(tx, { kind: 'refund', subject: refOf(orderId), why, now })
  return numUpdatedRows > 0n
}

/**
 * Money for an order has arrived. Once only, whatever reports it: the pieces are sold, the bag drops what was bought,
 * and with the whole sum points are promised and invoice and e-mail are made. An order with an advance goes to the
 * workshop ('waiting') and is paid when the rest has come. 'refuse' if the order can no longer be fulfilled: its pieces
 * were sold, another order replaced it, or its account is deleted. Needs the payment's lock.
 */
export const fulfil = async (
  tx: Db,
  { orderId, sessionId, now }: { orderId: string; sessionId: string; now: number },
): Promise<'fulfilled' | 'waiting' | 'already' | 'refuse'> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const whole = (await moneyHere(tx, orderId)) >= order.total_paise
  if (isBegun(order)) {
    if (order.status !== 'processing') return 'refuse'
    if (!whole) return 'waiting'
    await paid(tx, order, now)
    return 'fulfilled'
  }
  const lapsed = order.status === 'cancelled' && order.ended_because === 'lapsed' && !isErased(order)
  if (order.status !== 'pending_payment' && !lapsed) {
    const done = await tables(tx)
      .selectFrom('fulfilments')
      .select('order_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return done ? 'already' : 'refuse'
  }
  // Locks in the same order as placing an order: bag, pieces, points.
  await lockBag(tx, { accountId: order.account_id }, now)
  if (!(await sell(tx, orderId))) return 'refuse'
  if (lapsed && order.points_spent > 0 && !(await redeemAgain(tx, order, now))) {
    await release(tx, orderId)
    return 'refuse'
  }
  await tables(tx)
    .insertInto('fulfilments')
    .values({ order_id: orderId, session_id: sessionId, at: new Date(now) })
    .execute()
  const lines = await linesOfOrder(tx, orderId)
  const bought = lines.map((line) => ({ lineId: line.bag_line_id, quantity: line.quantity }))
  await takeOut(tx, order.account_id, bought, now)
  await countSales(tx, lines)
  if (order.advance_paise === null || whole) await paid(tx, order, now)
  else await begun(tx, order, now)
  return 'fulfilled'
}

/** The advance is here and the rest is not: the piece is being made. */
export const isBegun = (order: OrderRow): boolean => order.advance_paid_at !== null && order.paid_at === null

/** The whole sum is here. */
const paid = async (tx: Db, order: OrderRow, now: number) => {
  const points = pointsEarnedBy(order.total_paise, order.paise_per_point)
  await moveOrder(
    tx,
    order.id,
    ['pending_payment', 'cancelled', 'processing'],
    isBegun(order) ? 'processing' : 'paid',
    now,
    { paid_at: new Date(now), ended_because: null, points_earned: points },
  )
  await giveLater(tx, { accountId: order.account_id, ref: refOf(order.id), points, now })
  const lines = await linesOfOrder(tx, order.id)
  await note(tx, order.id, 'paid', now)
  const pieces = lines.map(pieceInWords)
  if (isBegun(order)) await writeRestPaid(tx, order, now)
  else await writePaid(tx, order, pieces, now)
  await audit(tx, {
    event: 'order.paid',
    actor: 'system',
    accountId: order.account_id,
    subject: refOf(order.id),
    details: { paise: order.total_paise, points },
    now,
  })
  await issueInvoice(tx, order, lines, now)
}

/** The workshop begins for an advance. */
const begun = async (tx: Db, order: OrderRow, now: number) => {
  const here = await moneyHere(tx, order.id)
  await moveOrder(tx, order.id, ['pending_payment', 'cancelled'], 'processing', now, {
    advance_paid_at: new Date(now),
    ended_because: null,
  })
  await note(tx, order.id, 'processing', now, advanceNote(formatPaise(here)))
  await writeBegun(tx, order, here, now)
  await audit(tx, {
    event: 'order.begun',
    actor: 'system',
    accountId: order.account_id,
    subject: refOf(order.id),
    details: { paise: here },
    now,
  })
  await issueReceipt(tx, order, here, now)
}

/** Best sellers are sorted by this count. */
const countSales = async (tx: Db, lines: readonly OrderLineRow[]) => {
  const sums = new Map<string, number>()
  for (const line of lines) sums.set(line.product_id, (sums.get(line.product_id) ?? 0) + line.quantity)
  for (const [id, sold] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
    await sql`update products set sales_count = sales_count + ${sold}::integer where id = ${id}`.execute(tx)
}

/** A lapsed order's points were given back; it takes them again if they are still there. */
const redeemAgain = async (tx: Db, order: OrderRow, now: number): Promise<boolean> => {
  try {
    await redeem(tx, {
      accountId: order.account_id,
      points: order.points_spent,
      ref: `${refOf(order.id)}:late`,
      now,
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Ends an order that was not paid: its pieces are on sale again and its points are given back. Repeating it changes
 * nothing.
 */
export const endUnpaid = async (
  tx: Db,
  orderId: string,
  because: EndedBecause,
  now: number,
): Promise<boolean> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'pending_payment') return false
  await release(tx, orderId)
  if (order.points_spent > 0) await restore(tx, { accountId: order.account_id, ref: refOf(orderId), now })
  await moveOrder(tx, orderId, ['pending_payment'], 'cancelled', now, { ended_because: because })
  await note(tx, orderId, 'cancelled', now, ENDED[because])
  await audit(tx, {
    event: 'order.cancelled',
    actor: 'system',
    accountId: order.account_id,
    subject: refOf(orderId),
    details: { because },
    now,
  })
  return true
}

/** What the timeline says of an order that ended. */
export const ENDED = {
  lapsed: 'It was not paid in time.',
  superseded: 'A newer order took its place.',
  failed: 'The payment did not succeed.',
  house: 'The house cancelled it.',
  shopper: 'You cancelled it.',
  refused: 'The payment provider did not take it. Nothing was charged.',
} as const

/**
 * The order has expired but its payment may still come: its pieces are on sale again, and the order keeps waiting.
 */
export const releaseLapsed = async (tx: Db, orderId: string): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  // The rest of an order that is being made has no deadline.
  if (order?.status === 'pending_payment') await release(tx, orderId)
}

/** Money and order do not fit: nothing changes until a person has looked. */
export const review = async (tx: Db, orderId: string, why: string, now: number): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  if (!(await moveOrder(tx, orderId, ['pending_payment', 'cancelled'], 'under_review', now))) return
  await note(tx, orderId, 'under-review', now)
  await audit(tx, {
    event: 'order.review',
    actor: 'system',
    accountId: order.account_id,
    subject: refOf(orderId),
    details: { why },
    now,
  })
}
