import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { lockOrder } from '../state.ts'
import type { OrderRow, OrdersTables } from '../tables.ts'
import { writeReversed } from '../transfer-emails.ts'
import { issueRefundVoucher, writtenVouchers } from '../documents/vouchers.ts'
import { followMoney } from './after.ts'
import { booksOf, moneyHere } from './books.ts'
import { alignPoints } from './give-back.ts'
import { isGone, isOwed, stillOwed, type Books } from './sums.ts'
import { BY_TRANSFER } from './transfers.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()
const MISTAKEN = 'The transfer that it was to come from was recorded by mistake.'

/** The recorded transfer with this bank reference; refuses (404) if there is none. */
export const recordedTransfer = async (db: Db, bankReference: string) => {
  const row = await tables(db)
    .selectFrom('payments')
    .select(['id', 'order_id', 'received_paise'])
    .where('provider', '=', BY_TRANSFER)
    .where('session_id', '=', bankReference)
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'NOT_FOUND', `There is no transfer ${bankReference} in the books.`)
  return { id: row.id, orderId: row.order_id, paise: row.received_paise ?? 0 }
}

const drop = (tx: Db, refundId: string, left: number) =>
  tables(tx)
    .updateTable('refunds')
    .set(left > 0 ? { amount_paise: left } : { status: 'dropped', last_error: MISTAKEN })
    .where('id', '=', refundId)
    .execute()

/** A refund of money that never came is cancelled; if it was already sent, the money had come (409). */
const dropRefunds = async (tx: Db, paymentId: string, { refunds }: Books) => {
  const own = refunds.filter((refund) => refund.payment_id === paymentId)
  const sent = own.find(isGone)
  if (sent)
    throw new Refusal(
      409,
      'CONFLICT',
      `${formatPaise(sent.amount_paise)} of this transfer was sent back already: it cannot be taken out of the books.`,
    )
  const promised = own.find((refund) => isOwed(refund) && refund.cause === 'return')
  if (promised)
    throw new Refusal(
      409,
      'CONFLICT',
      `${formatPaise(promised.amount_paise)} of this transfer is promised for a return: settle that refund first.`,
    )
  for (const refund of own.filter(isOwed)) await drop(tx, refund.id, 0)
}

/** The surplus of other transfers covers what is missing now, unless somebody has sent it back. */
const keepSurplus = async (tx: Db, order: OrderRow) => {
  const books = await booksOf(tx, order.id)
  let missing = stillOwed(order, books)
  const transfers = new Set(
    books.payments.filter(({ provider }) => provider === BY_TRANSFER).map(({ id }) => id),
  )
  for (const refund of books.refunds) {
    if (refund.cause !== 'surplus' || refund.status !== 'wanted' || !transfers.has(refund.payment_id))
      continue
    const kept = Math.min(missing, refund.amount_paise)
    if (kept > 0) await drop(tx, refund.id, refund.amount_paise - kept)
    missing -= kept
  }
}

/**
 * Removes a transfer that was recorded by mistake (another order's, another sum, or none at all) from the books, by an
 * entry of its own, so that the bank reference can be recorded again. An order that was paid by it keeps its state, but
 * is not shipped until the money is here, and the points that it earned are withdrawn until then. Needs the order's
 * lock. Returns what is missing of the order, in paise. Refuses (404) an unknown reference, and (409) money that was
 * sent back already or an entry other than the one the caller looked at (`seen`).
 */
export const reverseTransfer = async (
  tx: Db,
  of: {
    bankReference: string
    seen: Awaited<ReturnType<typeof recordedTransfer>>
    reason: string
    now: number
    requestId: string
  },
) => {
  const { bankReference, seen, reason, now, requestId } = of
  const order = await lockOrder(tx, seen.orderId)
  if (!order) throw new Error(`The order of transfer ${bankReference} is gone`)
  const { id, orderId, paise } = await recordedTransfer(tx, bankReference)
  // It may have been removed and recorded again for another order, which is not locked here.
  if (id !== seen.id || orderId !== seen.orderId || paise !== seen.paise)
    throw new Refusal(
      409,
      'CONFLICT',
      `Transfer ${bankReference} was just recorded anew. Please look at it again.`,
    )
  await dropRefunds(tx, id, await booksOf(tx, order.id))
  await tables(tx)
    .updateTable('payments')
    .set({ status: 'ended', received_paise: 0, session_id: `reversed:${id}` })
    .where('id', '=', id)
    .execute()
  await tables(tx)
    .insertInto('transfer_reversals')
    .values({
      payment_id: id,
      order_id: order.id,
      amount_paise: paise,
      bank_reference: bankReference,
      reason,
      created_at: new Date(now),
    })
    .execute()
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  if (!isOver) await keepSurplus(tx, order)
  const here = await moneyHere(tx, order.id)
  if (order.paid_at === null)
    await issueRefundVoucher(tx, order, {
      paise: (await writtenVouchers(tx, order.id)) - here,
      mistaken: true,
      now,
    })
  else {
    const because = `order:${order.id}:reversed:${id}`
    await alignPoints(tx, { order, books: await booksOf(tx, order.id), more: 0, because, now })
  }
  const after = await followMoney(tx, order.id, now)
  if (!isOver) await writeReversed(tx, order, { id, paise, here }, now)
  await audit(tx, {
    event: 'money.transfer-reversed',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise, bankReference, reason },
    requestId,
    now,
  })
  return { order: after, paise, here, missing: isOver ? 0 : stillOwed(order, await booksOf(tx, order.id)) }
}
