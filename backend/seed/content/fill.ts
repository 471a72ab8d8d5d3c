import { RETURN_DAYS } from '#contract/orders.ts'
import type { ShopFacts } from '#contract/shop.ts'
import { resaleTerms } from '../resale.ts'

const percent = (basisPoints: number) => `${basisPoints / 100} per cent`

/** What `{…}` in the texts stands for. */
export const tokensOf = (shop: ShopFacts): Readonly<Record<string, string>> => ({
  name: shop.name,
  legalName: shop.legalName,
  email: shop.email,
  phone: shop.phone,
  gstin: shop.gstin,
  address: shop.addressLines.join(', '),
  returnDays: String(RETURN_DAYS),
  exchangeMetal: percent(resaleTerms.exchange.metal),
  exchangeStones: percent(resaleTerms.exchange.stones),
  buyBackMetal: percent(resaleTerms.buyBack.metal),
  buyBackStones: percent(resaleTerms.buyBack.stones),
})

/** The same value with every `{token}` of its texts replaced; an unknown one is a mistake of the writer. */
export const fill = <T>(value: T, tokens: Readonly<Record<string, string>>): T => {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (_, token: string) => {
      const words = tokens[token]
      if (words === undefined) throw new Error(`No house fact is called {${token}}`)
      return words
    }) as T
  if (Array.isArray(value)) return value.map((item) => fill(item, tokens)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, tokens)])) as T
}
