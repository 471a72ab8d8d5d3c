import { sql } from 'kysely'
import type { StuckMoney } from '#contract/money.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { isBegun } from '../state.ts'
import type { OrdersTables } from '../tables.ts'
import { booksOf } from './books.ts'
import { stillOwed, sumsOf } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()
const DAY_MS = 86_400_000
/** Banks take up to ten days, says the e-mail; the provider itself hands over within hours. */
const SLOW_PENDING_MS = 10 * DAY_MS
const SLOW_WANTED_MS = DAY_MS
/** The most that one list names, the oldest first. */
const MOST = 500

const refundsOf = async (db: Db, now: number, sendsBack: readonly string[]): Promise<StuckMoney[]> => {
  const rows = await tables(db)
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.order_id',
      'refunds.status',
      'refunds.amount_paise',
      'refunds.created_at',
      'refunds.cause',
    ])
    .select(['refunds.last_error', 'orders.number', 'payments.provider'])
    .where('refunds.status', 'in', ['wanted', 'pending', 'failed'])
    // While a dispute is open the refund waits for its outcome.
    .where((eb) =>
      eb.or([
        eb('refunds.status', '=', 'failed'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('disputes')
              .select('disputes.id')
              .whereRef('disputes.payment_id', '=', 'refunds.payment_id')
              .where('disputes.state', '=', 'open'),
          ),
        ),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('refunds.status', '=', 'failed'),
        eb.and([
          eb('refunds.status', '=', 'wanted'),
          eb.or([
            eb('refunds.created_at', '<=', new Date(now - SLOW_WANTED_MS)),
            eb('payments.provider', 'not in', sendsBack),
          ]),
        ]),
        eb.and([
          eb('refunds.status', '=', 'pending'),
          eb('refunds.created_at', '<=', new Date(now - SLOW_PENDING_MS)),
        ]),
      ]),
    )
    .orderBy('refunds.created_at')
    .limit(MOST)
    .execute()
  return rows.map((row) => {
    const byHand = row.status === 'wanted' && !sendsBack.includes(row.provider)
    const kind = row.status === 'failed' ? 'refund-failed' : byHand ? 'refund-by-hand' : 'refund-slow'
    const why = byHand
      ? `It came by bank ${row.provider}: send it back to the account that it came from, then settle it.`
      : row.status === 'failed' && row.cause === 'elsewhere'
        ? `It was made at the provider and failed (${row.last_error ?? 'no reason given'}): pay it by another way and settle it, or dismiss it.`
        : (row.last_error ?? 'The bank has not said anything yet.')
    return {
      _id: row.id,
      kind,
      orderId: row.order_id,
      number: row.number,
      amount: rupeesFromPaise(row.amount_paise),
      since: row.created_at.toISOString(),
      why,
    } as const
  })
}

const disputesOf = async (db: Db): Promise<StuckMoney[]> =>
  (
    await tables(db)
      .selectFrom('disputes')
      .innerJoin('orders', 'orders.id', 'disputes.order_id')
      .select(['disputes.id', 'disputes.order_id', 'disputes.amount_paise', 'disputes.opened_at'])
      .select(['disputes.reason', 'disputes.word', 'disputes.respond_by', 'orders.number'])
      .where('disputes.state', 'in', ['inquiry', 'open'])
      .orderBy(sql`disputes.respond_by nulls last`)
      .limit(MOST)
      .execute()
  ).map((row) => ({
    _id: row.id,
    kind: 'dispute',
    orderId: row.order_id,
    number: row.number,
    amount: rupeesFromPaise(row.amount_paise),
    since: row.opened_at.toISOString(),
    why: `${row.reason} (${row.word})`,
    ...(row.respond_by && { respondBy: row.respond_by.toISOString() }),
  }))

/**
 * `leftOf` > 0 as SQL: cancelled orders whose whole refund is under way must not use up the list. What came back is found
 * by its order, which has an index.
 */
const hasMoneyLeft = sql<boolean>`coalesce(payments.received_paise, case when payments.status = 'paid' then payments.amount_paise else 0 end)
  > (select coalesce(sum(r.amount_paise + r.withheld_paise), 0) from refunds r where r.order_id = payments.order_id and r.payment_id = payments.id
      and (r.status in ('wanted', 'pending', 'done', 'settled') or (r.status = 'failed' and r.cause <> 'elsewhere')))
  + (select coalesce(sum(d.withdrawn_paise), 0) from disputes d where d.order_id = payments.order_id and d.payment_id = payments.id and d.state = 'lost')`

/** Orders that hold money they should not: the sum did not fit, or the order is over and was not refunded in full. */
const ordersOf = async (db: Db): Promise<StuckMoney[]> => {
  const rows = await tables(db)
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'updated_at'])
    .where('status', 'in', ['under_review', 'cancelled'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.status', 'in', ['paid', 'mismatch'])
          .where(eb.or([eb('orders.status', '=', 'under_review'), hasMoneyLeft])),
      ),
    )
    .orderBy('updated_at')
    .limit(MOST)
    .execute()
  const items: StuckMoney[] = []
  for (const row of rows) {
    const sums = sumsOf(await booksOf(db, row.id))
    const review = row.status === 'under_review'
    if (!review && sums.left === 0) continue
    items.push({
      _id: row.id,
      kind: review ? 'under-review' : 'money-left',
      orderId: row.id,
      number: row.number,
      amount: rupeesFromPaise(review ? sums.received : sums.left),
      since: row.updated_at.toISOString(),
      why: review ? 'What came does not fit the order.' : 'The order is cancelled and this is still here.',
    })
  }
  return items
}

/** Orders in the workshop or shipped, with a transfer that was removed from the books as recorded by mistake. */
const shortOrders = async (db: Db): Promise<StuckMoney[]> => {
  const rows = await tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['paid', 'processing', 'shipped', 'delivered'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('transfer_reversals')
          .select('transfer_reversals.payment_id')
          .whereRef('transfer_reversals.order_id', '=', 'orders.id'),
      ),
    )
    .orderBy('updated_at')
    .execute()
  const items: StuckMoney[] = []
  for (const row of rows) {
    if (items.length === MOST) break
    const books = await booksOf(db, row.id)
    const missing = isBegun(row)
      ? Math.max((row.advance_paise ?? row.total_paise) - sumsOf(books).left, 0)
      : stillOwed(row, books)
    if (missing === 0) continue
    const isReady = row.status === 'shipped' && row.delivery === 'collect'
    const left = row.status === 'delivered' || (row.status === 'shipped' && !isReady)
    const next = isReady ? 'the order is ready but is not handed over' : 'the order does not leave'
    items.push({
      _id: row.id,
      kind: 'money-short',
      orderId: row.id,
      number: row.number,
      amount: rupeesFromPaise(missing),
      since: row.updated_at.toISOString(),
      why: left
        ? 'A transfer was recorded by mistake, and the order has left: ask the shopper for the rest.'
        : `A transfer was recorded by mistake: ${next} until the rest has come. Record it${isReady ? '' : ', or cancel the order'}.`,
    })
  }
  return items
}

/** Money of orders that waits for a person. `sendsBack`: the providers that can be asked for refunds. */
export const stuckMoney = async (
  db: Db,
  now: number,
  sendsBack: readonly string[],
): Promise<StuckMoney[]> => [
  ...(await disputesOf(db)),
  ...(await refundsOf(db, now, sendsBack)),
  ...(await ordersOf(db)),
  ...(await shortOrders(db)),
]
