import type { Bag, BagLine, BagProblem, SetStone } from '#contract/bag.ts'
import type { Media } from '#contract/catalogue.ts'
import { houseDay, workingDaysLater } from '#backend/lib/words/days.ts'
import { given } from '#backend/lib/rows/given.ts'
import { gstByRate } from '#backend/lib/trade/gst.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { DEFAULT_HSN, findGstRate } from '#backend/lib/trade/tax-classes.ts'
import { addedBy, isMadeForOne, readPriceList } from '../personalise/api.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'
import { breakUpOf, readParts, withAdded } from '../pricing/api.ts'
import { inWords } from '../options/api.ts'
import { reservedFor, pictureIn, readSellable, type Sellable, type Variant } from '../stock/api.ts'
import type { Today } from './grow.ts'
import { isHeld } from './hold.ts'
import { variantsOf } from './lines.ts'
import { setPiece } from './set/set-piece.ts'
import type { LineRow } from './tables.ts'

/** Working days in the workshop, if the catalogue names none. */
const MAKING_DAYS = 9
/** Working days in transit. */
export const TRANSIT_DAYS = 3

/** A line with today's price and stock. */
export interface PricedLine {
  readonly row: LineRow
  readonly product: Sellable | undefined
  readonly variant: Variant | undefined
  /** The price of one piece, including personalisation. */
  readonly paise: number
  /** The share of `unit` for engraving, birth stone and stamping. */
  readonly personalPaise: number
  readonly hsn: string
  readonly basisPoints: number
  readonly makingDays: number
  /** Stock of this variant that earlier lines of the bag leave. */
  readonly available: number
  /** Pieces that can be sold of each variant that it uses, ignoring the rest of the bag. */
  readonly stocks: ReadonlyMap<string, number>
  /** The loose stone that is set in it. */
  readonly setStone: Sellable | undefined
  readonly problem: BagProblem | undefined
  /** What one piece is made of; undefined if the house gives no parts. */
  readonly parts: readonly Part[] | undefined
  /** Today's price of one piece and its parts, whether or not a price is held. */
  readonly today: Today
  /** Until when the price is held; undefined when it is not. */
  readonly heldUntil: Date | undefined
}

/** True if the line can be bought and counts in the sums. */
export const isBuyable = ({ problem }: PricedLine): boolean =>
  problem === undefined || problem === 'PRICE_CHANGED'

interface Found {
  readonly product: Sellable | undefined
  /** Undefined if the piece is not on sale, if its stone is not, or if the stone no longer fits it. */
  readonly variant: Variant | undefined
  readonly parts: readonly Part[] | undefined
  readonly setStone: Sellable | undefined
  /** The variants whose stock it uses, as they are stored. */
  readonly halves: readonly Variant[]
}

/** What a line refers to today: a variant of a product, alone or with a loose stone in it. */
const findLine = (
  row: LineRow,
  products: ReadonlyMap<string, Sellable>,
  parts: ReadonlyMap<string, readonly Part[]>,
  day: string,
): Found => {
  const half = (productId: string, variantId: string) => {
    const product = products.get(productId)
    const variant = product?.variants.find(({ id }) => id === variantId)
    return { product, variant, parts: parts.get(variantId) }
  }
  const ring = half(row.product_id, row.variant_id)
  const ringHalves = ring.variant ? [ring.variant] : []
  if (row.set_product_id === null || row.set_variant_id === null)
    return { ...ring, setStone: undefined, halves: ringHalves }
  const stone = half(row.set_product_id, row.set_variant_id)
  const rate = findGstRate(ring.product?.hsn ?? DEFAULT_HSN, day)
  const whole =
    ring.product && ring.variant && stone.product?.active && stone.variant && rate !== undefined
      ? setPiece(
          { ...ring, product: ring.product, variant: ring.variant },
          { ...stone, product: stone.product, variant: stone.variant },
          rate,
        )
      : undefined
  return {
    product: whole?.product ?? ring.product,
    variant: whole?.variant,
    parts: whole?.parts,
    setStone: stone.product,
    halves: [...ringHalves, ...(stone.variant ? [stone.variant] : [])],
  }
}

/**
 * Reads current prices and stock of the lines; pieces that the account's own unpaid orders reserve count as available.
 * Lines of one variant share its stock, first come, first served.
 */
export const priceLines = async (
  db: Db,
  rows: readonly LineRow[],
  now: number,
  accountId?: string | null,
): Promise<PricedLine[]> => {
  const own = accountId && rows.length > 0 ? await reservedFor(db, accountId) : new Map<string, number>()
  const ids = rows.flatMap((row) => [row.product_id, row.set_product_id ?? []].flat())
  const products = await readSellable(db, [...new Set(ids)])
  const prices = await readPriceList(db)
  const current = await readParts(db, rows.flatMap(variantsOf))
  const left = new Map<string, number>()
  const day = houseDay(now)
  return rows.map((row) => {
    const found = findLine(row, products, current, day)
    const { product, variant } = found
    const stocks = variantsOf(row).map((id): [string, number] => [
      id,
      (found.halves.find((half) => half.id === id)?.stock ?? 0) + (own.get(id) ?? 0),
    ])
    const available = Math.max(0, Math.min(...stocks.map(([id, stock]) => left.get(id) ?? stock)))
    for (const [id, stock] of stocks) left.set(id, Math.max(left.get(id) ?? stock, 0) - row.quantity)
    const hsn = product?.hsn ?? DEFAULT_HSN
    const rate = findGstRate(hsn, day)
    const basisPoints = rate ?? 0
    const added = addedBy(
      { engraving: row.engraving, birthStone: row.birth_stone, boxStamp: row.box_stamp },
      prices,
    )
    const today = {
      paise: variant && added ? variant.paise + added.paise : row.added_paise,
      parts: withAdded(found.parts, added?.paise ?? 0, basisPoints),
    }
    // A held price protects against a rise; the shopper gets a lower price at once.
    const held = variant !== undefined && isHeld(row, now) && row.added_paise <= today.paise
    const { paise } = held ? { paise: row.added_paise } : today
    return {
      row,
      product,
      variant,
      paise,
      personalPaise: added?.paise ?? 0,
      hsn,
      basisPoints,
      makingDays: (variant?.makingDays ?? product?.makingDays ?? MAKING_DAYS) + (added?.days ?? 0),
      available,
      stocks: new Map(stocks),
      setStone: found.setStone,
      problem:
        added && rate !== undefined
          ? problemOf({ row, product, variant, available, paise }, now)
          : 'NOT_SOLD',
      parts: held ? (row.held_parts ?? undefined) : today.parts,
      today,
      heldUntil: held ? (row.held_until ?? undefined) : undefined,
    }
  })
}

const isSold = ({ active, soldUntil }: Sellable, now: number): boolean =>
  active || (soldUntil !== undefined && soldUntil.getTime() > now)

const problemOf = (
  {
    row,
    product,
    variant,
    available,
    paise,
  }: Pick<PricedLine, 'row' | 'product' | 'variant' | 'available' | 'paise'>,
  now: number,
): BagProblem | undefined => {
  if (!product || !variant || !isSold(product, now)) return 'NOT_SOLD'
  if (available === 0) return 'OUT_OF_STOCK'
  if (available < row.quantity) return 'FEWER_LEFT'
  return paise > row.added_paise ? 'PRICE_CHANGED' : undefined
}

/** What is paid for a line, part by part. `net`: the line's price less points. */
const breakUpOfLine = ({ row, paise, parts, basisPoints, hsn }: PricedLine, net = paise * row.quantity) =>
  breakUpOf({ parts, unit: paise, quantity: row.quantity, net, basisPoints, hsn })

/** The picture that fits what was chosen. */
export const pictureOf = ({
  product,
  variant,
}: Pick<PricedLine, 'product' | 'variant'>): { image: string; media: Media | undefined } =>
  product ? pictureIn(product, variant?.metal) : { image: '', media: undefined }

const optionsOf = ({ options: known }: Sellable, { options }: Variant) => {
  const chosen = inWords(options, known)
  return chosen.length > 0 && { options: chosen }
}

const setStoneOf = ({ id, slug, name, certificate }: Sellable): SetStone => ({
  productId: id,
  slug,
  name,
  ...(certificate && { certificate }),
})

/** A line as in the contract; `net` is what is paid for it after points. */
export const toBagLine = (line: PricedLine, net?: number): BagLine => {
  const { row, product, variant, paise, personalPaise, makingDays, available, problem } = line
  const breakUp = breakUpOfLine(line, net)
  return {
    _id: row.id,
    productId: row.product_id,
    slug: product?.slug,
    name: product?.name ?? 'A piece that is no longer sold',
    ...pictureOf(line),
    background: product?.background,
    price: rupeesFromPaise(paise),
    ...(paise !== row.added_paise && { previousPrice: rupeesFromPaise(row.added_paise) }),
    quantity: row.quantity,
    available,
    makingDays,
    returnable: !isMadeForOne({
      engraving: row.engraving,
      birthStone: row.birth_stone,
      commissioned: product?.soldUntil !== undefined,
    }),
    ...(personalPaise > 0 && { personalAmount: rupeesFromPaise(personalPaise) }),
    metalType: given(variant?.metal),
    purity: given(variant?.purity),
    stone: given(variant?.stone),
    clarity: given(variant?.clarity),
    size: given(row.size),
    ...(product && variant && optionsOf(product, variant)),
    engraving: given(row.engraving),
    engravingFace: given(row.engraving_face),
    birthStone: given(row.birth_stone),
    box: given(row.box),
    boxStamp: given(row.box_stamp),
    ...(line.setStone && { setStone: setStoneOf(line.setStone) }),
    problem,
    heldUntil: line.heldUntil?.toISOString(),
    breakUp,
  }
}

/** The day the slowest piece can be with the shopper. */
export const arrivalOf = (
  lines: readonly PricedLine[],
  now: number,
  transitDays: number = TRANSIT_DAYS,
): string => workingDaysLater(now, Math.max(0, ...lines.map((line) => line.makingDays)) + transitDays)

export const taxOf = (lines: readonly { paise: number; basisPoints: number }[]) =>
  gstByRate(lines).map(({ basisPoints, taxable, tax }) => ({
    rate: basisPoints / 100,
    taxable: rupeesFromPaise(taxable),
    amount: rupeesFromPaise(tax),
  }))

/** When the first of the held prices expires, ISO 8601. */
export const heldUntilOf = (lines: readonly PricedLine[]): string | undefined =>
  lines.flatMap(({ heldUntil }) => heldUntil?.toISOString() ?? []).sort()[0]

export const emptyBag = (version = 0): Bag => ({ version, lines: [], pieces: 0, amount: 0, tax: [] })

/** A bag as the contract has it. */
export const toBag = (version: number, lines: readonly PricedLine[], now: number): Bag => {
  const buyable = lines.filter(isBuyable)
  const sums = buyable.map(({ paise, row, basisPoints }) => ({ paise: paise * row.quantity, basisPoints }))
  return {
    version,
    lines: lines.map((line) => toBagLine(line)),
    pieces: lines.reduce((sum, { row }) => sum + row.quantity, 0),
    amount: rupeesFromPaise(sums.reduce((sum, { paise }) => sum + paise, 0)),
    tax: taxOf(sums),
    ...(buyable.length > 0 && { expectedArrival: arrivalOf(buyable, now) }),
    heldUntil: heldUntilOf(lines),
  }
}
