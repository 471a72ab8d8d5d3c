import type { VariantInput } from '#contract/catalogue-write.ts'
import { withoutGroups } from '#contract/grouped-number.ts'
import { findGstRate } from '#backend/lib/trade/tax-classes.ts'
import { paiseOf, RUPEES, WHOLE_RUPEES, type Reader } from './cells.ts'
import { didYouMean } from './rows.ts'
import { mulDivRound } from '#backend/lib/trade/gst.ts'
import { metalWorth, priceLines } from '#backend/lib/trade/price-parts.ts'

/** Paise a gram, by `<metal>/<purity>` in lower case, and how the shop writes the two. */
export type Rates = ReadonlyMap<
  string,
  { readonly metal: string; readonly purity: string; readonly paise: number }
>

/** What a piece is made of, in paise without GST, and the tax on it in hundredths of a per cent. */
interface Made {
  /** Null for a loose stone. */
  readonly metal: number | null
  readonly stones: number
  readonly making: number
  readonly basisPoints: number
}

/** How the making charge is given: rupees a piece, rupees a gram, or a share of the metal. */
type Making =
  | { readonly kind: 'piece'; readonly paise: number }
  | { readonly kind: 'gram'; readonly paise: number }
  | { readonly kind: 'share'; readonly basisPoints: number }

/** '4500', '450/g', '12%'. Undefined for anything else. */
const readMaking = (text: string): Making | undefined => {
  const [, amount, unit = ''] =
    /^₹?\s*([\d,]+(?:\.\d{1,2})?)\s*(%|\/\s*g(?:m|ram)?|a gram|per gram)?$/i.exec(text) ?? []
  const plain = withoutGroups(amount ?? '')
  if (plain === '' || plain.includes(',')) return undefined
  const hundredths = Math.round(Number(plain) * 100)
  if (unit === '%') return { kind: 'share', basisPoints: hundredths }
  return { kind: unit === '' ? 'piece' : 'gram', paise: hundredths }
}

/** The making charge in paise, for this weight of metal (milligrams) of this worth (paise). */
const makingOf = (making: Making, weightMg: number, metal: number): number => {
  if (making.kind === 'piece') return making.paise
  return making.kind === 'gram'
    ? mulDivRound(making.paise, weightMg, 1000)
    : mulDivRound(metal, making.basisPoints, 10_000)
}

/** The price of a piece with its parts, in whole rupees. */
const priceOf = ({ metal, stones, making, basisPoints }: Made): Pick<VariantInput, 'amount' | 'parts'> => {
  const amount = mulDivRound((metal ?? 0) + stones + making, 10_000 + basisPoints, 1_000_000)
  const whole = { paise: amount * 100, metal, stones: stones > 0 ? stones : null, basisPoints }
  return { amount, parts: priceLines(whole) }
}

const partOf = (variant: VariantInput, kind: string): number | undefined => {
  const found = variant.parts?.filter((part) => part.kind === kind) ?? []
  return found.length === 0 ? undefined : found.reduce((sum, { amount }) => sum + paiseOf(amount), 0)
}

/** Tariff headings of diamonds, coloured stones and synthetic ones, which are sold without metal. */
const LOOSE = /^710[234]/

/** What prices depend on. */
interface Priced {
  readonly rates: Rates
  /** ISO 8601; tax is calculated for this moment. */
  readonly day: string
  /** What the chosen options add to the making charge of the row; paise. */
  readonly added: number
  /** What a change of options adds to a making charge that is kept; paise, negative if they reduce it. */
  readonly moved: number
}

/**
 * The price of a variant of this row: the given one, otherwise by weight, rate and making; what no cell names stays.
 */
export const priced = (
  read: Reader,
  variant: VariantInput,
  hsn: string,
  { rates, day, added, moved }: Priced,
): Pick<VariantInput, 'amount' | 'parts'> | undefined => {
  const fixed = read.number('price', WHOLE_RUPEES)
  if (fixed !== undefined) return { amount: fixed, parts: undefined }
  if (read.cell('price') !== undefined) return undefined
  const { metal = '', purity = '', metalWeightMg } = variant
  const stonesCell = read.number('stones price', RUPEES)
  const stones = stonesCell === undefined ? (partOf(variant, 'stone') ?? 0) : paiseOf(stonesCell)
  const makingCell = read.cell('making')
  const keptMaking = partOf(variant, 'making')
  const making: Making | undefined =
    makingCell === undefined
      ? keptMaking === undefined
        ? undefined
        : { kind: 'piece', paise: keptMaking }
      : readMaking(makingCell)
  if (makingCell !== undefined && making === undefined)
    return read.wrong(
      'making',
      `‘${makingCell}’ is not a making charge: write rupees a piece (4500), rupees a gram (450/g) or a share of the metal (12%).`,
    )
  const basisPoints = findGstRate(hsn, day) ?? 0
  const isLoose = LOOSE.test(hsn) && metal === '' && purity === '' && metalWeightMg === undefined
  if (isLoose && stones > 0 && (making === undefined || making.kind === 'piece'))
    return priceOf({ metal: null, stones, making: making?.paise ?? 0, basisPoints })
  const missing = [
    ...(metal === '' ? ['metal'] : []),
    ...(purity === '' ? ['purity'] : []),
    ...(metalWeightMg === undefined ? ['weight'] : []),
    ...(making === undefined ? ['making'] : []),
  ]
  // A weight that cannot be read is already reported.
  if (metalWeightMg === undefined && read.cell('weight') !== undefined) return undefined
  if (missing.length > 0 || metalWeightMg === undefined || making === undefined)
    return read.wrong('price', `There is no price: fill in ${missing.join(', ')}, or write one in ‘price’.`)
  const rate = rates.get(`${metal}/${purity}`.toLowerCase())
  if (!rate) {
    const known = [...rates.values()].map((each) => `${each.metal} ${each.purity}`)
    return read.wrong(
      'purity',
      `There is no rate for ${metal} ${purity}.${didYouMean(`${metal} ${purity}`, known)} Set one (on the command line: rates add '${metal}' '${purity}' <rupees a gram>), or write a price.`,
    )
  }
  const worth = metalWorth(rate.paise, metalWeightMg)
  return priceOf({
    metal: worth,
    stones,
    // A charge that is kept includes what the previous options added.
    making: makingOf(making, metalWeightMg, worth) + (makingCell === undefined ? moved : added),
    basisPoints,
  })
}
