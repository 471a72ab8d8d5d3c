import type { Selectable } from 'kysely'
import type { Estimate } from '#contract/messages.ts'
import { ADVANCE_FROM_DAYS, type ShopFacts } from '#contract/shop.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { TRANSIT_DAYS } from '../bag/api.ts'
import { partsOfEstimate } from './estimate-price.ts'
import { ordersOfProducts, type OrderOfProduct } from '../orders/api.ts'
import { readShopFacts } from '../shop/api.ts'

export type EstimateTables = Pick<Tables, 'estimates'>
export type EstimateRow = Selectable<EstimateTables['estimates']>

const WORKING_DAYS_A_WEEK = 5

/** Working days in the workshop, so that the piece is with its shopper after this many weeks. */
export const makingDaysOf = (weeks: number): number => weeks * WORKING_DAYS_A_WEEK - TRANSIT_DAYS

const stateOf = (row: EstimateRow, order: OrderOfProduct | undefined, now: number): Estimate['state'] => {
  if (order) return order.cancelled ? 'cancelled' : 'ordered'
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.valid_until < houseDay(now)) return 'expired'
  return row.accepted_at === null ? 'open' : 'accepted'
}

const toEstimate = (
  row: EstimateRow,
  order: OrderOfProduct | undefined,
  { advancePercent, advanceFromDays = ADVANCE_FROM_DAYS }: ShopFacts,
  now: number,
): Estimate => ({
  title: row.title,
  amount: rupeesFromPaise(row.paise),
  weeks: row.weeks,
  validUntil: row.valid_until,
  ...(row.metal !== null && { metal: row.metal }),
  ...(row.purity !== null && { purity: row.purity }),
  ...(row.weight_mg !== null && { weightMg: row.weight_mg }),
  parts: partsOfEstimate(row, now),
  state: stateOf(row, order, now),
  ...(advancePercent !== undefined && makingDaysOf(row.weeks) >= advanceFromDays && { advancePercent }),
  ...(order && { order: { _id: order.id, number: order.number } }),
})

/** The estimates of these messages of one account, by message. */
export const estimatesOf = async (
  db: Db,
  messageIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Estimate>> => {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .withTables<EstimateTables>()
    .selectFrom('estimates')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .execute()
  const [first] = rows
  if (!first) return new Map()
  const products = rows.flatMap(({ product_id }) => product_id ?? [])
  const orders = await ordersOfProducts(db, first.account_id, products)
  const facts = await readShopFacts(db)
  return new Map(
    rows.map((row) => {
      const order = orders.get(row.product_id ?? '')
      return [row.message_id, toEstimate(row, order, facts, now)]
    }),
  )
}
