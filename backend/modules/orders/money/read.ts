import type { OrderMoney } from '#contract/order-money.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { pointsOnTheirWay } from '../../points/api.ts'
import { booksOf } from './books.ts'
import { receivedOf, sumsOf, type Books } from './sums.ts'
import { BY_TRANSFER } from './transfers.ts'
import type { OrderRow } from '../tables.ts'

/** Where the order's money is, in rupees. */
const moneyOf = (books: Books): OrderMoney => {
  const sums = sumsOf(books)
  const came = books.payments.filter((payment) => receivedOf(payment) > 0)
  const ways = [
    ...new Set(came.flatMap(({ provider, way }) => (provider === BY_TRANSFER ? BY_TRANSFER : (way ?? [])))),
  ]
  return {
    state: sums.state,
    received: rupeesFromPaise(sums.received),
    ...(ways.length > 0 && { ways }),
    refunded: rupeesFromPaise(sums.refunded),
    underWay: rupeesFromPaise(sums.underWay),
    failed: rupeesFromPaise(sums.failed),
    disputed: rupeesFromPaise(sums.disputed),
    withheld: rupeesFromPaise(sums.withheld),
  }
}

const pointsOf = async (db: Db, { id, account_id }: OrderRow) => {
  const row = await pointsOnTheirWay(db, { accountId: account_id, ref: `order:${id}` })
  return {
    pointsOnTheWay: row?.points ?? 0,
    ...(row?.vests_at && { pointsFrom: row.vests_at.toISOString() }),
  }
}

/** What an order says about its money and about the points that it earns. */
export const readMoney = async (db: Db, order: OrderRow) => ({
  money: moneyOf(await booksOf(db, order.id)),
  ...(await pointsOf(db, order)),
})
