import { daysLater } from '#backend/lib/words/days.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { OrderRow, OrdersTables } from '../tables.ts'

/** The term of every order that was placed before orders kept their own. */
const DAYS_BEFORE = 15

type Term = Pick<OrderRow, 'status' | 'delivered_at' | 'return_days'>

/** Days after delivery within which pieces of an order may come back. 0: they may not. */
export const returnDaysOf = ({ return_days: days }: Pick<OrderRow, 'return_days'>): number =>
  days ?? DAYS_BEFORE

/** The day from whose end on nothing of an order can come back; undefined until it is delivered. */
export const returnTimeEnds = (order: Term): string | undefined =>
  order.status === 'delivered' && order.delivered_at
    ? daysLater(order.delivered_at.getTime(), returnDaysOf(order))
    : undefined

/** The last day on which pieces may be returned; undefined while nothing can be. */
export const returnUntil = (order: Term): string | undefined =>
  returnDaysOf(order) > 0 ? returnTimeEnds(order) : undefined

/** Whether any order was placed while its pieces could come back, no matter what the house says now. */
export const anyReturnable = async (db: Db): Promise<boolean> =>
  (await db
    .withTables<OrdersTables>()
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.or([eb('return_days', 'is', null), eb('return_days', '>', 0)]))
    .limit(1)
    .executeTakeFirst()) !== undefined
