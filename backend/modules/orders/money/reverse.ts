import { audit } from '#backend/lib/audit.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { inRupees } from '#backend/lib/money.ts'
import { lockOrder, type OrderRow } from '../state.ts'
import type { OrdersTables } from '../tables.ts'
import { writeReversed } from '../transfer-emails.ts'
import { issueRefundVoucher, writtenVouchers } from '../vouchers.ts'
import { followMoney } from './after.ts'
import { booksOf, hereOf } from './books.ts'
import { alignPoints } from './give-back.ts'
import { isGone, isOwed, shortOf, type Books } from './sums.ts'
import { BY_TRANSFER } from './transfers.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()
const MISTAKEN = 'The transfer that it was to come from was recorded by mistake.'

/** The recorded transfer with this number of the bank; refuses (404) where there is none. */
export const recordedTransfer = async (db: Db, bankReference: string) => {
  const row = await tables(db)
    .selectFrom('payments')
    .select(['id', 'order_id', 'received_paise'])
    .where('provider', '=', BY_TRANSFER)
    .where('session_id', '=', bankReference)
    .executeTakeFirst()
  if (!row)
    throw new Refusal(404, 'NOT_FOUND', `No transfer with the number ${bankReference} is in the books.`)
  return { id: row.id, orderId: row.order_id, paise: row.received_paise ?? 0 }
}

const drop = (tx: Db, refundId: string, left: number) =>
  tables(tx)
    .updateTable('refunds')
    .set(left > 0 ? { amount_paise: left } : { status: 'dropped', last_error: MISTAKEN })
    .where('id', '=', refundId)
    .execute()

/** What was to go back of a sum that never came does not; what did go back says that it came (409). */
const dropRefunds = async (tx: Db, paymentId: string, { refunds }: Books) => {
  const own = refunds.filter((refund) => refund.payment_id === paymentId)
  const sent = own.find(isGone)
  if (sent)
    throw new Refusal(
      409,
      'CONFLICT',
      `${inRupees(sent.amount_paise)} of this transfer was sent back already: it cannot be taken out of the books.`,
    )
  const promised = own.find((refund) => isOwed(refund) && refund.cause === 'return')
  if (promised)
    throw new Refusal(
      409,
      'CONFLICT',
      `${inRupees(promised.amount_paise)} of this transfer is promised for a return: settle that refund first.`,
    )
  for (const refund of own.filter(isOwed)) await drop(tx, refund.id, 0)
}

/** What was too much of other transfers fills what is missing now, as far as nobody has sent it back. */
const keepSurplus = async (tx: Db, order: OrderRow) => {
  const books = await booksOf(tx, order.id)
  let missing = shortOf(order, books)
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
 * A transfer that was recorded by mistake (another order's, another sum, none at all) is taken out of the books: an entry
 * of its own says so, and the bank's reference may be recorded again. An order that was paid by it stays as it is and does
 * not leave until the money is here; points that it gave are taken back until then. Under the order's lock. Answers what is
 * missing of the order, in paise. Refuses (404) an unknown reference, (409) money that was sent back already, and an entry
 * that is another than the caller looked at (`seen`).
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
  // It may have been taken out and recorded anew, for another order, which is not locked here.
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
  const here = await hereOf(tx, order.id)
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
  return { order: after, paise, here, missing: isOver ? 0 : shortOf(order, await booksOf(tx, order.id)) }
}
