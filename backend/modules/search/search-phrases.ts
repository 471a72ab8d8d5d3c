import type { SearchReading } from '#contract/catalogue.ts'

type Meant = SearchReading['meant'][number]

/** What a search says in figures, and the words that are left of it. */
export interface Phrases {
  readonly words: string
  /** Rupees. */
  readonly priceMin?: number
  readonly priceMax?: number
  readonly meant: readonly Meant[]
}

const AMOUNT = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaar|hazar|lakhs?|lacs?|crores?|cr)?`
const END = String.raw`(?![\p{L}\p{M}\p{N}])`
const AT_MOST = new RegExp(
  String.raw`(?:^|\s)(?:under|below|within|up\s?to|less\s+than|max)\s+${AMOUNT}${END}|(?:^|\s)${AMOUNT}\s+(?:se\s+kam|ke\s+andar|tak)${END}`,
  'u',
)
const AT_LEAST = new RegExp(
  String.raw`(?:^|\s)(?:over|above|more\s+than)\s+${AMOUNT}${END}|(?:^|\s)${AMOUNT}\s+se\s+zyada${END}`,
  'u',
)
/** Figures of fineness (`18 ct`) are words of the trade; of a stone's weight the filter knows. */
const CARATS = new RegExp(
  String.raw`(?:^|\s)(?!(?:9|14|18|22|24)\s*c)\d+(?:\.\d+)?\s*(?:ct|carats?)${END}`,
  'u',
)

const UNITS: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, h: 1e3, l: 1e5, c: 1e7 }
/** A price says hundreds at least: 'under 2' is no price. */
const LEAST = 100
const MOST = 1_000_000_000

const inRupees = (rupees: number) => `₹${new Intl.NumberFormat('en-IN').format(rupees)}`

/** Takes a price out of the words; undefined where none is said. */
const takePrice = (
  text: string,
  pattern: RegExp,
): { rupees: number; said: string; rest: string } | undefined => {
  const found = pattern.exec(text)
  if (!found) return undefined
  const [figure, unit] = found[1] === undefined ? [found[3], found[4]] : [found[1], found[2]]
  const rupees = Math.floor(Number((figure ?? '').replaceAll(',', '')) * (UNITS[unit?.[0] ?? ''] ?? 1))
  if (!(rupees >= LEAST && rupees <= MOST)) return undefined
  return { rupees, said: found[0].trim(), rest: text.replace(found[0], ' ') }
}

/** Reads prices and carats out of what a shopper typed: 'gold ring under 50,000', 'jhumka 30 hazaar tak'. Pure. */
export const readPhrases = (typed: string): Phrases => {
  const text = typed.normalize('NFKC').toLowerCase()
  const most = takePrice(text, AT_MOST)
  const least = takePrice(most?.rest ?? text, AT_LEAST)
  const rest = least?.rest ?? most?.rest ?? text
  const carats = CARATS.exec(rest)?.[0]
  const meant: Meant[] = []
  const say = (term: string, note: string) => meant.push({ term, means: [], note })
  if (most) say(most.said, `Priced up to ${inRupees(most.rupees)}.`)
  if (least) say(least.said, `Priced from ${inRupees(least.rupees)}.`)
  if (carats !== undefined) say(carats.trim(), 'The weight of a stone is chosen in the filter, under Carat.')
  return {
    words: carats === undefined ? rest : rest.replace(carats, ' '),
    ...(least && { priceMin: least.rupees }),
    ...(most && { priceMax: most.rupees }),
    meant,
  }
}
