import { say } from '#backend/lib/words/words.ts'
import type { placeOrder } from '#contract/checkout.ts'
import type { ShopFacts } from '#contract/shop.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal, wrongField } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { isBuyable, outOfStock, type PricedLine } from '../bag/api.ts'
import { deliveryPrice } from './delivery.ts'
import { countable } from './quote.ts'
import { mostPoints, totalsOf } from './totals.ts'

type Body = BodyOf<typeof placeOrder>

/** The advance that the shopper chose, in paise; refuses any other sum than the one that is due now. */
export const shownAdvance = (body: Body, asked: { paise: number } | undefined): number | undefined => {
  if (body.advance === undefined) return undefined
  if (asked && rupeesFromPaise(asked.paise) === body.advance) return asked.paise
  throw new Refusal(409, 'PRICE_CHANGED', 'The advance has changed. Please look at it again.')
}

/** Reads every price and stock of the bag under the lock; refuses anything that the shopper was not shown. */
export const checkBag = (
  lines: readonly PricedLine[],
  version: number,
  body: Body,
  facts: ShopFacts,
  day: string,
) => {
  if (lines.length === 0) throw new Refusal(409, 'CONFLICT', 'Your bag is empty.')
  const gone = lines.find((line) => !isBuyable(line))
  if (gone) {
    if (gone.problem === 'NOT_SOLD')
      throw new Refusal(409, 'OUT_OF_STOCK', say`${gone.product?.name ?? 'A piece'} is not sold any more.`)
    throw outOfStock(gone.available)
  }
  if (lines.some(({ problem }) => problem === 'PRICE_CHANGED'))
    throw new Refusal(409, 'PRICE_CHANGED', 'A price has changed. Please accept it first.')
  const points = body.points ?? 0
  const bought = countable(lines, day)
  const most = mostPoints(bought, facts.points)
  if (points > most) {
    const sentence = say`At most ${most} points can be spent on this bag.`
    throw wrongField('points', sentence)
  }
  const goods = bought.reduce((sum, { paise, quantity }) => sum + paise * quantity, 0)
  const totals = totalsOf(bought, {
    points,
    rule: facts.points,
    delivery: deliveryPrice(facts, goods, body.delivery.kind),
  })
  // Shown and compared in rupees: the claimed amount may not be a number at all.
  if (version !== body.bagVersion || rupeesFromPaise(totals.total) !== body.total)
    throw new Refusal(409, 'PRICE_CHANGED', 'The total has changed. Please look at it again.')
  return { totals, points }
}
