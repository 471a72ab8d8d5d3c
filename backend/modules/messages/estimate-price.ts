import type { PricePart } from '#contract/pricing.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import { paiseFromRupees } from '#backend/lib/trade/money.ts'
import { makingLeft, metalWorth, priceLines } from '#backend/lib/trade/price-parts.ts'
import { DEFAULT_HSN, gstRate } from '#backend/lib/trade/tax-classes.ts'
import { currentRates } from '../pricing/api.ts'

interface Asked {
  readonly amount: number
  readonly metal?: string | undefined
  readonly purity?: string | undefined
  readonly weightMg?: number | undefined
  readonly stones?: number | undefined
}

interface Made {
  readonly paise: number
  readonly metal_paise: number | null
  readonly stones_paise: number | null
}

const wholeOf = ({ paise, metal_paise: metal, stones_paise: stones }: Made, now: number) => ({
  paise,
  metal,
  stones,
  basisPoints: gstRate(DEFAULT_HSN, houseDay(now)),
})

/** The rate of a metal and purity. Throws 422 if there is none. */
const rateOf = async (db: Db, { metal, purity }: Asked) => {
  if (metal === undefined && purity === undefined) return undefined
  if (metal === undefined) throw wrongField('metal', 'Which metal has this purity?')
  if (purity === undefined) throw wrongField('purity', 'Which purity does the metal have?')
  const rates = await currentRates(db)
  const words = (one: { metal: string; purity: string }) => `${one.metal} ${one.purity}`
  const asked = words({ metal: metal.trim(), purity: purity.trim() })
  const found = rates.find((rate) => words(rate).toLowerCase() === asked.toLowerCase())
  if (found) return found
  const known = rates.map(words).join(', ')
  throw wrongField('purity', `There is no rate for ${asked}.${known && ` There are ${known}.`}`)
}

/** What is stored of the price of an estimate; the metal is priced at today's rate. Throws 422. */
export const priceEstimate = async (db: Db, asked: Asked, now: number) => {
  const rate = await rateOf(db, asked)
  if (asked.weightMg !== undefined && !rate) throw wrongField('metal', 'Which metal has this weight?')
  const worth =
    rate && asked.weightMg !== undefined ? metalWorth(paiseFromRupees(rate.perGram), asked.weightMg) : null
  const made = {
    paise: paiseFromRupees(asked.amount),
    metal_paise: worth,
    stones_paise: asked.stones === undefined ? null : paiseFromRupees(asked.stones),
  }
  if (makingLeft(wholeOf(made, now)) < 0)
    throw wrongField('amount', 'Metal, stones and GST are more than this price.')
  return {
    ...made,
    weight_mg: asked.weightMg ?? null,
    metal: rate?.metal ?? null,
    purity: rate?.purity ?? null,
  }
}

/** The lines of its bill, rupees; undefined if the house gives only one sum. */
export const partsOfEstimate = (made: Made, now: number): PricePart[] | undefined =>
  made.metal_paise === null && made.stones_paise === null ? undefined : priceLines(wholeOf(made, now))
