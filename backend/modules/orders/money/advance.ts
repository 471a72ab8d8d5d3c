import type { OrderAdvance } from '#contract/order-money.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { transferOf, waysFor, waysOn } from '#backend/lib/trade/ways-to-pay.ts'
import { readShopFacts } from '../../shop/api.ts'
import { isBegun } from '../state.ts'
import { moneyHere } from './books.ts'
import type { OrderRow } from '../tables.ts'

/** The sum still to be paid for an order with an advance, and the ways to pay it. */
export const readAdvance = async (db: Db, order: OrderRow, now: number): Promise<OrderAdvance> => {
  const open = isBegun(order) && order.status === 'processing'
  const waits = open || order.status === 'pending_payment'
  const rest = waits ? Math.max(order.total_paise - (await moneyHere(db, order.id)), 0) : 0
  const facts = await readShopFacts(db)
  const ways = open ? waysOn(houseDay(now), {}, transferOf(facts, now), facts.onlineWays) : []
  return {
    asked: rupeesFromPaise(order.advance_paise ?? 0),
    ...(order.advance_paid_at && { paidAt: order.advance_paid_at.toISOString() }),
    rest: rupeesFromPaise(rest),
    ways: waysFor(ways, rest).map(({ kind }) => kind),
  }
}
