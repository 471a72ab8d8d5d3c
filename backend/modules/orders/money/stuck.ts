import { sql } from 'kysely'
import type { StuckMoney } from '#contract/money.ts'
import type { Db } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import type { OrdersTables } from '../tables.ts'
import { booksOf } from './books.ts'
import { sumsOf } from './sums.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()
const DAY_MS = 86_400_000
/** Banks take up to ten days, says the letter; the provider itself hands over within hours. */
const SLOW_PENDING_MS = 10 * DAY_MS
const SLOW_WANTED_MS = DAY_MS

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
    ])
    .select(['refunds.last_error', 'orders.number', 'payments.provider'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('disputes')
            .select('disputes.id')
            .whereRef('disputes.payment_id', '=', 'refunds.payment_id')
            .where('disputes.state', '=', 'open'),
        )
        .as('held'),
    )
    .where('refunds.status', 'in', ['wanted', 'pending', 'failed'])
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
    .limit(500)
    .execute()
  return rows
    .filter(({ held, status }) => status === 'failed' || !held)
    .map((row) => {
      const byHand = row.status === 'wanted' && !sendsBack.includes(row.provider)
      const kind = row.status === 'failed' ? 'refund-failed' : byHand ? 'refund-by-hand' : 'refund-slow'
      const why = byHand
        ? `It came by bank ${row.provider}: send it back to the account that it came from, then settle it.`
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
      .limit(500)
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

/** Orders that hold money they should not: what came does not fit, or the order is over and not all of it went back. */
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
          .where('payments.status', 'in', ['paid', 'mismatch']),
      ),
    )
    .orderBy('updated_at')
    .limit(500)
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

/** Money of orders that waits for a person. `sendsBack`: the providers that refunds are sent with. */
export const stuckMoney = async (
  db: Db,
  now: number,
  sendsBack: readonly string[],
): Promise<StuckMoney[]> => [
  ...(await disputesOf(db)),
  ...(await refundsOf(db, now, sendsBack)),
  ...(await ordersOf(db)),
]
