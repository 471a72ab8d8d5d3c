import type { SearchReading } from '#contract/search-reading.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'

type Meant = SearchReading['meant'][number]

/** What a search says in figures, and the remaining words. */
export interface Phrases {
  readonly words: string
  /** Rupees. */
  readonly priceMin?: number
  readonly priceMax?: number
  /** Only if the search is nothing but a weight and perhaps a price: somebody who asks for '2 carat' wants a stone. */
  readonly carats?: number
  readonly meant: readonly Meant[]
}

const UNIT = String.raw`(k|thousand|hazaar|hazar|lakhs?|lacs?|l|crores?|cr|ह(?:ज़|ज़|ज)ार|लाख|करोड़|करोड़)`
const AMOUNT = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*${UNIT}?`
const END = String.raw`(?![\p{L}\p{M}\p{N}])`
const AT_MOST = new RegExp(
  String.raw`(?:^|\s)(?:under|below|within|up\s?to|less\s+than|max)\s+${AMOUNT}${END}|(?:^|\s)${AMOUNT}\s+(?:se\s+kam|ke\s+andar|tak|से\s+कम|के\s+अंदर|तक)${END}`,
  'u',
)
const AT_LEAST = new RegExp(
  String.raw`(?:^|\s)(?:over|above|more\s+than)\s+${AMOUNT}${END}|(?:^|\s)${AMOUNT}\s+(?:se\s+zyada|से\s+ज़?्?यादा)${END}`,
  'u',
)
const BETWEEN = new RegExp(
  String.raw`(?:^|\s)(?:between\s+|from\s+)?${AMOUNT}\s*(?:to|and|-|–|se|से)\s*${AMOUNT}${END}`,
  'u',
)
const ABOUT = new RegExp(
  String.raw`(?:^|\s)(?:around|about|near|approx\.?|roughly)\s+${AMOUNT}${END}|(?:^|\s)${AMOUNT}\s+(?:ke\s+aas\s?paas|के\s+आसपास)${END}`,
  'u',
)
/**
 * A sum without a word like 'under' is a budget if it has a unit or sign, or five digits or more. '18k' is a purity of
 * gold, as everybody in the trade writes it, and not a sum.
 */
const BARE = new RegExp(
  String.raw`(?:^|\s)(?:(?:rs\.?|inr|₹)\s*(\d[\d,]*(?:\.\d+)?)\s*${UNIT}?|(?!(?:14|18|22|24)\s*k${END})(\d+(?:\.\d+)?)\s*${UNIT}|(\d[\d,]{4,})())${END}`,
  'u',
)
/** A purity (`18 ct`) is a word of the trade; a stone's weight is a filter. */
const CARATS = new RegExp(
  String.raw`(?:^|\s)(?!(?:9|14|18|22|24)\s*c)(\d+(?:\.\d+)?)\s*(?:ct|carats?)${END}`,
  'u',
)

/** Six figures beside words that say so are a PIN code and not a sum: 'pincode 560001', 'deliver to 560 001'. */
const SIX = String.raw`([1-9]\d{2}\s?\d{3})`
const PIN_WORDS = String.raw`(?:pin\s*codes?|post(?:al)?\s*codes?|zip(?:\s*codes?)?|पिन\s*कोड)`
const SENT = String.raw`(?:deliver(?:y|s|ed)?|ship(?:s|ping|ped)?|courier|डिलीवरी)`
const PIN_CODE = new RegExp(
  [
    // A 'nose pin 250000' has a price.
    String.raw`(?:(?:^|\s)${PIN_WORDS}|^\s*(?:pin|पिन))(?:\s+is|\s*[:=#-])?\s*${SIX}${END}`,
    String.raw`(?:^|\s)${SIX}\s+${PIN_WORDS}${END}`,
    String.raw`(?<=(?:^|\s)${SENT}(?:\s+(?:to|at|in|for))?)\s+${SIX}${END}`,
    String.raw`(?:^|\s)${SIX}(?=\s+(?:(?:par|पर|में)\s+)?${SENT}${END})`,
  ].join('|'),
  'u',
)
/** The word by which a house answers for PIN codes (`search-terms.json`); 'pin' alone is a brooch. */
const PIN_TERM = 'pincode'

/** By the first letter of a unit. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  t: 1e3,
  h: 1e3,
  l: 1e5,
  c: 1e7,
  ह: 1e3,
  ल: 1e5,
  क: 1e7,
}
/** A price is at least hundreds of rupees: 'under 2' is not a price. */
const LEAST = 100
const MOST = 1_000_000_000
/** How far a price may be from an approximate one, and how far above a sum to spend. */
const ABOUT_SHARE = 0.25
const SPENT_SHARE = 0.1

const inRupees = (rupees: number) => formatPaise(rupees * 100)

const sum = (figure: string | undefined, unit: string | undefined): number | undefined => {
  // 2.3 lakh is 229,999.99… as the product of two floats.
  const rupees = Math.floor(Number((figure ?? '').replaceAll(',', '')) * (UNITS[unit?.[0] ?? ''] ?? 1) + 1e-6)
  return rupees >= LEAST && rupees <= MOST ? rupees : undefined
}

/** Takes a price out of the words; undefined if there is none. */
const takePrice = (
  text: string,
  pattern: RegExp,
): { rupees: number; said: string; rest: string } | undefined => {
  const found = pattern.exec(text)
  if (!found) return undefined
  const groups = found.slice(1)
  const at = groups.findIndex((group, place) => place % 2 === 0 && group !== undefined)
  const rupees = sum(groups[at], groups[at + 1])
  return rupees === undefined
    ? undefined
    : { rupees, said: found[0].trim(), rest: text.replace(found[0], ' ') }
}

interface Prices {
  readonly rest: string
  readonly min?: number
  readonly max?: number
  /** The words, and how they were read. */
  readonly said: readonly (readonly [string, string])[]
}

/** 'between 50,000 and 1 lakh', '1 to 2 lakh'. */
const takeRange = (text: string): Prices | undefined => {
  const found = BETWEEN.exec(text)
  // A figure too small to be a price has the other's unit.
  const min = found && (sum(found[1], found[2]) ?? sum(found[1], found[4]))
  const max = found && sum(found[3], found[4])
  if (!found || !min || !max || min > max) return undefined
  const note = `Priced from ${inRupees(min)} to ${inRupees(max)}.`
  return { rest: text.replace(found[0], ' '), min, max, said: [[found[0].trim(), note]] }
}

const takeAbout = (text: string): Prices | undefined => {
  const about = takePrice(text, ABOUT)
  if (!about) return undefined
  const { rupees, said, rest } = about
  const [min, max] = [Math.floor(rupees * (1 - ABOUT_SHARE)), Math.floor(rupees * (1 + ABOUT_SHARE))]
  return { rest, min, max, said: [[said, `Priced around ${inRupees(rupees)}.`]] }
}

const takeBounds = (text: string): Prices | undefined => {
  const most = takePrice(text, AT_MOST)
  const least = takePrice(most?.rest ?? text, AT_LEAST)
  if (!most && !least) return undefined
  return {
    rest: least?.rest ?? most?.rest ?? text,
    ...(least && { min: least.rupees }),
    ...(most && { max: most.rupees }),
    said: [
      ...(most ? [[most.said, `Priced up to ${inRupees(most.rupees)}.`] as const] : []),
      ...(least ? [[least.said, `Priced from ${inRupees(least.rupees)}.`] as const] : []),
    ],
  }
}

const takeSpent = (text: string): Prices | undefined => {
  const bare = takePrice(text, BARE)
  return (
    bare && {
      rest: bare.rest,
      max: Math.floor(bare.rupees * (1 + SPENT_SHARE)),
      said: [[bare.said, `Priced up to about ${inRupees(bare.rupees)}.`]],
    }
  )
}

/** Takes a PIN code out of the words. */
const takePin = (text: string): { rest: string; said: readonly Meant[] } => {
  const [phrase, ...sixes] = PIN_CODE.exec(text) ?? []
  const pin = sixes.find(Boolean)?.replace(/\s/, '')
  if (phrase === undefined || pin === undefined) return { rest: text, said: [] }
  const named = /\p{L}/u.test(phrase)
  return {
    rest: text.replace(phrase, named ? ` ${PIN_TERM} ` : ' '),
    said: [{ term: pin, means: [], note: `The page of each piece says by when it can be at ${pin}.` }],
  }
}

/** Reads PIN code, prices and carats out of what a shopper typed: 'gold ring under 50,000', 'jhumka 30 hazaar tak'. Pure. */
export const readPhrases = (typed: string): Phrases => {
  const { rest: text, said } = takePin(typed.normalize('NFKC').toLowerCase())
  const priced = takeRange(text) ?? takeAbout(text) ?? takeBounds(text) ?? takeSpent(text)
  const rest = priced?.rest ?? text
  const [carats, figure] = CARATS.exec(rest) ?? []
  const others = carats === undefined ? rest : rest.replace(carats, ' ')
  const alone = carats !== undefined && others.trim() === ''
  const meant = [...said, ...(priced?.said ?? []).map(([term, note]): Meant => ({ term, means: [], note }))]
  if (carats !== undefined && !alone)
    meant.push({
      term: carats.trim(),
      means: [],
      note: 'The weight of a stone is chosen in the filter, under Carat.',
    })
  return {
    words: alone ? 'carat' : others,
    ...(alone && { carats: Number(figure) }),
    ...(priced?.min !== undefined && { priceMin: priced.min }),
    ...(priced?.max !== undefined && { priceMax: priced.max }),
    meant,
  }
}
