import { PAN_ABOVE_RUPEES, type Delivery, type Quote } from '#contract/checkout.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { tcsRate } from '#backend/lib/trade/tcs.ts'
import {
  arrivalOf,
  heldUntilOf,
  isBuyable,
  linesOf,
  priceLines,
  toBagLine,
  type PricedLine,
} from '../bag/api.ts'
import type { Totals } from '../orders/api.ts'
import { balanceOf, paisePerPoint, pointsEarnedBy } from '../points/api.ts'
import type { ShopFacts } from '#contract/shop.ts'
import { advanceOf } from './advance.ts'
import { deliveryPrice } from './delivery.ts'
import { collectStores, toCollectStore } from './stores.ts'
import { mostPoints, totalsOf } from './totals.ts'
import { smallerWays, toWays, unpayable, waysFor, type Way } from '#backend/lib/trade/ways-to-pay.ts'

/** The lines to be bought, as needed for sums. */
export const countable = (lines: readonly PricedLine[], day: string) =>
  lines.filter(isBuyable).map(({ paise, row, basisPoints, hsn }) => ({
    paise,
    quantity: row.quantity,
    basisPoints,
    tcsBasisPoints: tcsRate(hsn, day),
  }))

export const needsPan = (totals: Totals): boolean => totals.total > PAN_ABOVE_RUPEES * 100

/**
 * What the bag costs now; writes nothing. Too many points are reduced to what is allowed: a quote never fails because
 * of them.
 */
export const quote = async (
  db: Db,
  {
    accountId,
    bag,
    points,
    delivery,
    waiting,
    ways,
    facts,
    now,
  }: {
    accountId: string
    bag: { id: string; version: number } | undefined
    points: number
    delivery: Delivery['kind']
    /** Points in the account's own unpaid orders are available: a new order replaces those. */
    waiting: number
    ways: readonly Way[]
    facts: ShopFacts
    now: number
  },
): Promise<Quote> => {
  const lines = bag ? await priceLines(db, await linesOf(db, bag.id), now, accountId) : []
  const buyable = lines.filter(isBuyable)
  const bought = countable(lines, houseDay(now))
  const account = await balanceOf(db, accountId)
  const { spendable: allowed } = account
  const balance = account.balance + waiting
  const spendable = allowed ? Math.min(mostPoints(bought, facts.points), balance) : 0
  const spent = Math.min(points, spendable)
  const goods = bought.reduce((sum, { paise, quantity }) => sum + paise * quantity, 0)
  const totals = totalsOf(bought, {
    points: spent,
    rule: facts.points,
    delivery: deliveryPrice(facts, goods, delivery),
  })
  const advance = advanceOf(facts, buyable, totals)
  const makingDays = Math.max(0, ...lines.map((line) => line.makingDays))
  const stores = await collectStores(db)
  return {
    bagVersion: bag?.version ?? 0,
    lines: lines.map((line) => toBagLine(line, totals.nets[buyable.indexOf(line)])),
    pieces: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: rupeesFromPaise(totals.goods),
    shipping: rupeesFromPaise(totals.delivery),
    points: {
      balance,
      spendable,
      spent,
      earns: pointsEarnedBy(totals.total, paisePerPoint(facts.points)),
      allowed,
    },
    discount: rupeesFromPaise(totals.discount),
    ...(totals.tcs > 0 && { tcs: rupeesFromPaise(totals.tcs) }),
    total: rupeesFromPaise(totals.total),
    tax: totals.tax.map(({ basisPoints, taxable, tax }) => ({
      rate: basisPoints / 100,
      taxable: rupeesFromPaise(taxable),
      amount: rupeesFromPaise(tax),
    })),
    panRequired: needsPan(totals),
    ways: toWays(waysFor(ways, totals.total)),
    smallerWays: toWays(smallerWays(ways, totals.total)),
    unpayable: unpayable(ways, advance?.paise ?? totals.total),
    ...(advance && {
      advance: {
        percent: advance.percent,
        amount: rupeesFromPaise(advance.paise),
        rest: rupeesFromPaise(totals.total - advance.paise),
        ways: toWays(waysFor(ways, advance.paise)),
        smallerWays: toWays(smallerWays(ways, advance.paise)),
      },
    }),
    expectedArrival: arrivalOf(buyable, now),
    stores: stores.map((store) => toCollectStore(store, makingDays, now)),
    heldUntil: heldUntilOf(lines),
  }
}
