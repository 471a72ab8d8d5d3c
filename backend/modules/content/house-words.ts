import { RETURN_DAYS } from '#contract/orders.ts'
import type { Db } from '#backend/lib/implement.ts'
import { readResaleTerms } from '../passport/api.ts'
import { readShopFacts } from '../shop/api.ts'

/** What `{…}` in the texts of a page stands for. */
export type HouseWords = ReadonlyMap<string, string>

const percent = (hundredths: number) => `${hundredths / 100} per cent`

/** House facts, and the rule of exchange and buy-back, as they are now, so that no page is out of date. */
export const readHouseWords = async (db: Db, withRule = true): Promise<HouseWords> => {
  const facts = await readShopFacts(db)
  const terms = withRule ? await readResaleTerms(db) : undefined
  return new Map([
    ['name', facts.name],
    ['legalName', facts.legalName],
    ['email', facts.email],
    ['phone', facts.phone],
    ['gstin', facts.gstin],
    ['address', facts.addressLines.join(', ')],
    ['returnDays', String(facts.returnDays ?? RETURN_DAYS)],
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

const NAMED = /\{(\w+)\}/g

/** Every text of a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The names in `{…}`, each as often as it occurs. */
const namedIn = (value: unknown): string[] =>
  textsOf(value).flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name))

/** Names in the texts that the house does not know; empty if all are known. */
export const unknownWords = (value: unknown, words: HouseWords): string[] => [
  ...new Set(namedIn(value).filter((name) => !words.has(name))),
]

/** The same value with every `{name}` of its texts replaced; an unknown one stays as it is. */
export const fill = <T>(value: T, words: HouseWords): T => {
  if (typeof value === 'string')
    return value.replace(NAMED, (whole, name: string) => words.get(name) ?? whole) as T
  if (Array.isArray(value)) return value.map((item) => fill(item, words)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, words)])) as T
}

/** The value as pages show it. Only facts that the texts name are read. */
export const filled = async <T>(db: Db, value: T): Promise<T> => {
  const named = namedIn(value)
  if (named.length === 0) return value
  const ofRule = named.some((name) => /^(?:exchange|buyBack)/.test(name))
  return fill(value, await readHouseWords(db, ofRule))
}
