import { replaced } from './replaced.ts'

/** The values of `{…}` in the texts of a page. */
export type HouseWords = ReadonlyMap<string, string>

/** What `{…}` may name: facts of the house, and figures of its rule of exchange and buy-back, if it has one. */
export const FACT_WORDS = ['name', 'legalName', 'email', 'phone', 'gstin', 'address', 'returnDays'] as const
export const RULE_WORDS = ['exchangeMetal', 'exchangeStones', 'buyBackMetal', 'buyBackStones'] as const
export type HouseWord = (typeof FACT_WORDS)[number] | (typeof RULE_WORDS)[number]

const NAMED = /\{(\w+)\}/g

/** Every text of a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The names in `{…}`, each as many times as it occurs. */
export const namedIn = (value: unknown): string[] =>
  textsOf(value).flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name))

/** Names in the texts that the house does not know; empty if all are known. */
export const unknownWords = (value: unknown, words: HouseWords): string[] => [
  ...new Set(namedIn(value).filter((name) => !words.has(name))),
]

/** The same value with every `{name}` of its texts replaced; an unknown one stays as it is. */
export const fill = <T>(value: T, words: HouseWords): T =>
  replaced(value, (part) =>
    typeof part === 'string' ? part.replace(NAMED, (whole, name: string) => words.get(name) ?? whole) : part,
  )
