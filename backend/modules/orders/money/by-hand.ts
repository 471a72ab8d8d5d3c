import { audit } from '#backend/lib/audit/audit.ts'
import { beyondUpiPeriod, UPI_TOO_LATE } from '../upi-period.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { note } from '../events.ts'
import { writeSettled } from '../transfer-emails.ts'
import { lockOrder } from '../state.ts'
import type { OrdersTables } from '../tables.ts'
import { followMoney } from './after.ts'
import { booksOf } from './books.ts'
import { endElsewhere } from './elsewhere.ts'
import { alignPoints } from './give-back.ts'
import { leftOf, type RefundRow } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

interface Acting {
  readonly refundId: string
  readonly now: number
  readonly requestId: string
}

/** The refund, under its order's lock, with the provider of its payment. */
const locked = async (tx: Db, refundId: string) => {
  const found = isUuid(refundId)
    ? await tables(tx).selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirst()
    : undefined
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such refund.')
  const refund = await tables(tx)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['payments.provider', 'payments.way', 'payments.received_at'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow()
  return { order, refund }
}

/** Sends a failed refund again, as a new one at the provider. Refuses (409) a refund that has not failed. */
export const retryRefund = async (tx: Db, { refundId, now, requestId }: Acting): Promise<void> => {
  const { order, refund } = await locked(tx, refundId)
  if (refund.status !== 'failed' || refund.cause === 'elsewhere')
    throw new Refusal(409, 'CONFLICT', 'Only a refund of the shop that failed can be sent again.')
  if (beyondUpiPeriod(refund, now)) throw new Refusal(409, 'CONFLICT', UPI_TOO_LATE)
  await tables(tx)
    .updateTable('refunds')
    .set({
      status: 'wanted',
      attempt: refund.attempt + 1,
      provider_id: null,
      tries: 0,
      due_at: new Date(now),
      asked_at: null,
    })
    .where('id', '=', refundId)
    .execute()
  await followMoney(tx, order.id, now)
  await audit(tx, {
    event: 'order.refund-retried',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: refund.amount_paise, refund: refundId, attempt: refund.attempt + 1 },
    requestId,
    now,
  })
}

/** Refuses (409) a transfer that settled another refund. */
const unused = async (tx: Db, bankReference: string): Promise<string> => {
  const other = await tables(tx)
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('orders.number')
    .where('refunds.bank_reference', '=', bankReference)
    .executeTakeFirst()
  if (other)
    throw new Refusal(
      409,
      'CONFLICT',
      `${bankReference} has settled another refund already, of order ${other.number}.`,
    )
  return bankReference
}

/** Refuses (409) to pay out more than remains of the payment: the house has refunded it at the provider as well. */
const refuseMore = async (tx: Db, refund: RefundRow) => {
  const books = await booksOf(tx, refund.order_id)
  const payment = books.payments.find(({ id }) => id === refund.payment_id)
  if (payment && leftOf(payment, books) >= refund.amount_paise) return
  throw new Refusal(
    409,
    'CONFLICT',
    'So much of this payment is not here any more: it went back another way. Dismiss this refund instead.',
  )
}

/**
 * A refund that the house made at the provider failed, and nothing is to replace it. Refuses (409) any other: what the
 * shop itself promised is owed.
 */
export const dismissRefund = async (
  tx: Db,
  { refundId, reason, now, requestId }: Acting & { reason: string },
): Promise<void> => {
  const { order, refund } = await locked(tx, refundId)
  if (refund.status === 'dropped') return
  if (refund.status !== 'failed' || refund.cause !== 'elsewhere')
    throw new Refusal(
      409,
      'CONFLICT',
      'Only a refund that was made at the provider and failed can be dismissed: this one is owed to the shopper.',
    )
  await tables(tx)
    .updateTable('refunds')
    .set({ status: 'dropped', settled_because: reason })
    .where('id', '=', refundId)
    .execute()
  await audit(tx, {
    event: 'order.refund-dismissed',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: refund.amount_paise, refund: refundId, reason },
    requestId,
    now,
  })
}

/** The house paid a refund by other means. Refuses (409) one that the provider may still pay. */
export const settleRefund = async (
  tx: Db,
  {
    refundId,
    reason,
    bankReference,
    sendsBack,
    now,
    requestId,
  }: Acting & { reason: string; bankReference?: string | undefined; sendsBack: readonly string[] },
): Promise<void> => {
  const { order, refund } = await locked(tx, refundId)
  if (refund.status === 'settled') return
  if (refund.cause === 'elsewhere') await refuseMore(tx, refund)
  const byHand = refund.status === 'wanted' && !sendsBack.includes(refund.provider)
  if (refund.status !== 'failed' && !byHand)
    throw new Refusal(
      409,
      'CONFLICT',
      'This refund has not failed: it may still reach the shopper by itself.',
    )
  await tables(tx)
    .updateTable('refunds')
    .set({
      status: 'settled',
      settled_because: reason,
      ...(bankReference !== undefined && { bank_reference: await unused(tx, bankReference) }),
      done_at: new Date(now),
    })
    .where('id', '=', refundId)
    .execute()
  await note(tx, order.id, 'refunded', now, formatPaise(refund.amount_paise))
  await writeSettled(tx, order, refund, now)
  if (refund.cause === 'elsewhere') {
    const because = `order:${order.id}:refund:${refund.id}:settled`
    await alignPoints(tx, { order, books: await booksOf(tx, order.id), more: 0, because, now })
    await endElsewhere(tx, order.id, now)
  }
  await followMoney(tx, order.id, now)
  await audit(tx, {
    event: 'order.refund-settled',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: {
      paise: refund.amount_paise,
      refund: refundId,
      reason,
      ...(bankReference && { bankReference }),
    },
    requestId,
    now,
  })
}
