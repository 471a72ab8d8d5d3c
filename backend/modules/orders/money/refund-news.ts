import { randomUUID } from 'node:crypto'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { type Said } from '#backend/lib/words/words.ts'
import { restorePart } from '../../points/api.ts'
import { note } from '../events.ts'
import { writeRefunded, writeRefundFailed } from '../emails.ts'
import { countedName, placedName } from '../documents/pieces-in-words.ts'
import type { InvoicedPart } from '../documents/credited.ts'
import { issueCreditNote, wholeOrder } from '../documents/invoices.ts'
import { linesOfOrder, lockOrder } from '../state.ts'
import type { OrderRow, OrdersTables, RefundCause } from '../tables.ts'
import { followMoney } from './after.ts'
import { booksOf } from './books.ts'
import { endElsewhere } from './elsewhere.ts'
import { alignPoints } from './give-back.ts'
import { knownRefund } from './known.ts'
import { shrinkRefunds } from './shrink.ts'
import { leftOf, type RefundRow } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** What the provider says about one refund. */
export interface RefundNews {
  readonly providerId: string
  /** The id of our refund if the shop asked for it; absent if the house made it at the provider. */
  readonly refundId: string | undefined
  /** Which of our attempts it answers. */
  readonly attempt: number
  readonly payment: { readonly id: string; readonly order_id: string }
  readonly paise: number
  readonly state: 'pending' | 'done' | 'failed'
  readonly why: string | undefined
  /** When it was made. */
  readonly at: number
  /** When the provider was asked, in milliseconds. */
  readonly askedAt: number
  /**
   * What the books said about it when the provider was asked (`knownRefund`). Absent for the answer to our own request,
   * which comes first unless a later one has been recorded before it.
   */
  readonly known?: string
}

const WHY: Readonly<Record<RefundCause, string>> = {
  return: 'Your pieces are back with us. Thank you for the care you took of them.',
  cancelled: 'Your order was cancelled, so we are sending your money back.',
  late: 'Your payment arrived after your pieces had been sold to somebody else. We are sorry; we are sending your money back in full.',
  review: 'Your payment did not match your order, so we are sending your money back.',
  surplus: 'You paid more than your order costs, so we are sending the difference back.',
  elsewhere: 'We have sent money back to you.',
}

/** The pieces of a return, as its e-mail names them: each of several by its place, so that its passport is known. */
const cameBack = async (tx: Db, order: OrderRow, returnId: string | null): Promise<readonly Said[]> => {
  if (returnId === null) return []
  const lines = await linesOfOrder(tx, order.id)
  const back = await tables(tx)
    .selectFrom('return_lines')
    .select(['line_id', 'quantity', 'places'])
    .where('return_id', '=', returnId)
    .execute()
  return back.flatMap(({ line_id, quantity, places }) => {
    const line = lines.find(({ id }) => id === line_id)
    if (!line) return []
    return places && line.quantity > 1
      ? places.map((place) => placedName(line, place))
      : [countedName({ name: line.name, quantity })]
  })
}

/** The pieces that a refund pays back. */
const piecesOf = async (tx: Db, order: OrderRow, returnId: string | null): Promise<InvoicedPart[]> => {
  const lines = await linesOfOrder(tx, order.id)
  if (returnId === null) return wholeOrder(order, lines)
  const back = await tables(tx)
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', returnId)
    .execute()
  return back.flatMap(({ line_id, quantity, amount_paise }) => {
    const line = lines.find(({ id }) => id === line_id)
    return line ? [{ line, quantity, charged: amount_paise }] : []
  })
}

/**
 * The row that the event is about; created if the house refunded at the provider. Undefined if the event is about an
 * older attempt.
 */
const rowOf = async (tx: Db, news: RefundNews): Promise<RefundRow | undefined> => {
  const known = await tables(tx)
    .selectFrom('refunds')
    .selectAll()
    .where('provider_id', '=', news.providerId)
    .executeTakeFirst()
  if (known) return known
  if (news.refundId !== undefined) {
    const own = await tables(tx)
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', news.refundId)
      .where('payment_id', '=', news.payment.id)
      .executeTakeFirst()
    if (own) return own.attempt === news.attempt && own.provider_id === null ? own : undefined
  }
  return tables(tx)
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      order_id: news.payment.order_id,
      payment_id: news.payment.id,
      return_id: null,
      cause: 'elsewhere',
      amount_paise: news.paise,
      status: 'wanted',
      decided: true,
      provider_id: news.providerId,
      // Far in the future: nobody sends a refund that was made at the provider.
      due_at: new Date('9999-12-31T00:00:00Z'),
      created_at: new Date(news.at),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A failed refund that the house made at the provider is settled once another of the same sum was made, or less remains
 * of the payment than it was.
 */
const dropReplaced = async (tx: Db, { payment, paise }: RefundNews) => {
  const books = await booksOf(tx, payment.order_id)
  const paid = books.payments.find(({ id }) => id === payment.id)
  const failed = books.refunds.filter(
    (each) => each.payment_id === payment.id && each.cause === 'elsewhere' && each.status === 'failed',
  )
  const same = failed.find(({ amount_paise }) => amount_paise === paise)
  const done = failed.filter((each) => each === same || (paid && each.amount_paise > leftOf(paid, books)))
  for (const { id } of done)
    await tables(tx).updateTable('refunds').set({ status: 'dropped' }).where('id', '=', id).execute()
}

/**
 * Records what the provider says about a refund: the only way in which one becomes done, pending or failed. Runs in the
 * caller's transaction and takes the order's lock first. Repeating the same event changes nothing. Returns false, and
 * records nothing, if another answer has been recorded since the provider was asked: the caller must ask again.
 */
export const refundNews = async (tx: Db, news: RefundNews, now: number): Promise<boolean> => {
  const order = await lockOrder(tx, news.payment.order_id)
  if (!order) throw new Error(`There is no order ${news.payment.order_id}`)
  if (news.known !== undefined && (await knownRefund(tx, news.providerId)) !== news.known) return false
  const row = await rowOf(tx, news)
  if (!row || row.status === 'settled') return true
  // The failed refund was dropped because the money went another way: its failure is reported more than once.
  if (row.status === 'dropped' && news.state === 'failed') return true
  const askedAt = row.provider_id === news.providerId ? row.asked_at?.getTime() : undefined
  if (news.known === undefined && askedAt !== undefined && askedAt >= news.askedAt) return true
  // A refund that failed at the provider stays failed there; another attempt is another refund.
  if (row.status === 'failed' && row.provider_id === news.providerId && news.state !== 'failed') return true
  await tables(tx)
    .updateTable('refunds')
    .set({
      provider_id: news.providerId,
      status: news.state,
      amount_paise: news.paise,
      asked_at: new Date(news.askedAt),
      last_error: news.state === 'failed' ? (news.why ?? 'unknown') : null,
      done_at: news.state === 'done' ? (row.done_at ?? new Date(now)) : null,
    })
    .where('id', '=', row.id)
    .execute()
  if (row.status === news.state) return true
  if (row.cause === 'elsewhere') {
    // Otherwise a refund that failed before would be sent, or paid by hand, a second time.
    if (news.state !== 'failed')
      await shrinkRefunds(tx, {
        orderId: order.id,
        paymentId: news.payment.id,
        why: 'The house refunded it with the provider.',
      })
    if (news.state !== 'failed') await dropReplaced(tx, news)
    const because = `order:${order.id}:refund:${row.id}`
    await alignPoints(tx, { order, books: await booksOf(tx, order.id), more: 0, because, now })
  }
  if (news.state === 'done') await whenDone(tx, order, row, now)
  if (news.state === 'failed') await whenFailed(tx, order, row, news.why ?? 'unknown', now)
  await endElsewhere(tx, order.id, now)
  await followMoney(tx, order.id, now)
  return true
}

/** The bank has the money: e-mail, timeline and trail; for rows of the release before also points and credit note. */
const whenDone = async (tx: Db, order: OrderRow, row: RefundRow, now: number) => {
  if (!row.decided) {
    const because = `refund:${row.id}`
    if (row.points_back > 0)
      await restorePart(tx, { accountId: order.account_id, ref: because, points: row.points_back, now })
    await alignPoints(tx, { order, books: await booksOf(tx, order.id), more: 0, because, now })
    await issueCreditNote(tx, {
      order,
      parts: await piecesOf(tx, order, row.return_id),
      refundId: row.id,
      reason: row.cause === 'return' ? 'Goods returned' : 'Order cancelled',
      now,
    })
    await tables(tx).updateTable('refunds').set({ decided: true }).where('id', '=', row.id).execute()
  }
  const invoice = await tables(tx)
    .selectFrom('invoices')
    .select('number')
    .where('refund_id', '=', row.id)
    .executeTakeFirst()
  await note(tx, order.id, 'refunded', now, formatPaise(row.amount_paise))
  await writeRefunded(
    tx,
    order,
    {
      id: `${row.id}:${row.attempt}`,
      amount: row.amount_paise,
      withheld: row.withheld_paise,
      points: row.points_back + row.points_given,
      why: WHY[row.cause],
      pieces: await cameBack(tx, order, row.return_id),
      creditNote: invoice?.number,
    },
    now,
  )
  await audit(tx, {
    event: 'order.refunded',
    actor: 'system',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: row.amount_paise, cause: row.cause, points: row.points_back + row.points_given },
    now,
  })
}

/** The money is with the house again, or never left it: the order says so, and a person has to look. */
export const whenFailed = async (tx: Db, order: OrderRow, row: RefundRow, why: string, now: number) => {
  await note(tx, order.id, 'refund-failed', now, formatPaise(row.amount_paise))
  if (row.cause !== 'elsewhere')
    await writeRefundFailed(tx, order, { id: `${row.id}:${row.attempt}`, amount: row.amount_paise }, now)
  await audit(tx, {
    event: 'order.refund-failed',
    actor: 'system',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: row.amount_paise, refund: row.id, why },
    now,
  })
}
