import { fill, namedIn, type HouseWord, type HouseWords } from '#contract/content-words.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { readResaleTerms } from '../passport/api.ts'
import { readShopFacts } from '../shop/api.ts'

const percent = (hundredths: number) => `${hundredths / 100} per cent`

/** House facts, and the rule of exchange and buy-back, as they are now, so that no page is out of date. */
export const readHouseWords = async (db: Db, withRule = true): Promise<HouseWords> => {
  const facts = await readShopFacts(db)
  const terms = withRule ? await readResaleTerms(db) : undefined
  return new Map<HouseWord, string>([
    ['name', facts.name],
    ['legalName', facts.legalName],
    ['email', facts.email],
    ['phone', facts.phone],
    ['gstin', facts.gstin],
    ['address', facts.addressLines.join(', ')],
    ['returnDays', String(facts.returnDays ?? 0)],
    ...(terms
      ? ([
          ['exchangeMetal', percent(terms.exchange.metal)],
          ['exchangeStones', percent(terms.exchange.stones)],
          ['buyBackMetal', percent(terms.buyBack.metal)],
          ['buyBackStones', percent(terms.buyBack.stones)],
        ] as const)
      : []),
  ])
}

/** Whether pieces that are ordered now may come back. */
export const takesReturns = async (db: Db): Promise<boolean> =>
  ((await readShopFacts(db)).returnDays ?? 0) > 0

/** The value as pages show it. Only facts that the texts name are read. */
export const filled = async <T>(db: Db, value: T): Promise<T> => {
  const named = namedIn(value)
  if (named.length === 0) return value
  const ofRule = named.some((name) => /^(?:exchange|buyBack)/.test(name))
  return fill(value, await readHouseWords(db, ofRule))
}
