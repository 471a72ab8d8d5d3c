import { createHash } from 'node:crypto'
import type { Bag, BagLine, BagProblem, TaxPart } from '#contract/bag.ts'
import { PICTURE_PATTERN } from '#contract/formats.ts'
import type { Piece } from './piece.ts'
import type * as shapes from './shapes.ts'

const DAY_MS = 86_400_000
/** Working days for pieces without making days, and days of transport. */
const USUAL_MAKING = 7
const ROAD = 3
const BLANK = '/favicon.svg'

/** Medusa calculates with fractions; money is in whole paise. */
export const rupees = (amount: number): number => Math.round(amount * 100) / 100
export const paise = (amount: number): number => Math.round(amount * 100)

/** The day after this many working days and the transport, YYYY-MM-DD. */
export const arrivalAfter = (workingDays: number, from = Date.now()): string => {
  let at = from
  for (let left = workingDays; left > 0;) {
    at += DAY_MS
    if (new Date(at).getUTCDay() !== 0) left -= 1
  }
  return new Date(at + ROAD * DAY_MS).toISOString().slice(0, 10)
}

const isPicture = new RegExp(PICTURE_PATTERN, 'u')

/** The picture of a line: in the chosen metal if the piece has one, otherwise its first. */
const pictureOf = (line: shapes.Line, piece: Piece | undefined, metal: string | undefined) => {
  const media = piece?.product.media
  const chosen = media?.find((one) => metal !== undefined && one.metal === metal) ?? media?.[0]
  const plain = line.thumbnail && isPicture.test(line.thumbnail) ? line.thumbnail : piece?.product.images[0]
  return { image: chosen?.url ?? plain ?? BLANK, ...(chosen && { media: chosen }) }
}

/** What a line of a cart or of an order shows about its piece. */
export const shownOf = (line: shapes.Line, pieceOf: (id: string) => Piece | undefined) => {
  const piece = pieceOf(line.product_id ?? '')
  const variant = piece?.variants.get(line.variant_id ?? '')
  const { metal, purity, stone, stoneQuality, size, options: values = {} } = variant ?? {}
  const options = (piece?.configuration.options ?? []).flatMap(({ key, name }) =>
    values[key] === undefined ? [] : [{ key, name, value: values[key] }],
  )
  return {
    piece,
    variant,
    shown: {
      name: line.product_title ?? piece?.product.name ?? 'A piece',
      ...pictureOf(line, piece, metal),
      ...(line.product_handle && { slug: line.product_handle }),
      ...(piece?.product.background !== undefined && { background: piece.product.background }),
      ...(metal !== undefined && { metalType: metal }),
      ...(purity !== undefined && { purity }),
      ...(stone !== undefined && { stone }),
      ...(stoneQuality !== undefined && { clarity: stoneQuality }),
      ...(size !== undefined && { size }),
      ...(options.length > 0 && { options }),
    },
  }
}

const problemOf = (
  line: shapes.Line,
  stock: number | undefined,
  accepted: number,
): BagProblem | undefined => {
  if (stock === undefined) return 'NOT_SOLD'
  if (stock === 0) return 'OUT_OF_STOCK'
  if (stock < line.quantity) return 'FEWER_LEFT'
  return rupees(line.unit_price) > accepted ? 'PRICE_CHANGED' : undefined
}

const bagLine = (line: shapes.Line, pieceOf: (id: string) => Piece | undefined): BagLine => {
  const { piece, variant, shown } = shownOf(line, pieceOf)
  const price = rupees(line.unit_price)
  const told = line.metadata?.['price']
  const accepted = typeof told === 'number' ? told : price
  const problem = problemOf(line, variant?.stock, accepted)
  const makingDays = variant?.makingDays ?? piece?.product.makingDays
  return {
    _id: line.id,
    productId: line.product_id ?? 'gone',
    ...shown,
    price,
    quantity: line.quantity,
    available: variant?.stock ?? 0,
    returnable: true,
    ...(makingDays !== undefined && { makingDays }),
    ...(accepted !== price && { previousPrice: accepted }),
    ...(problem && { problem }),
  }
}

/** Tax inside the amounts as calculated by Medusa, one part for each rate. */
export const taxOf = (lines: readonly shapes.Line[]): TaxPart[] => {
  const parts = new Map<number, { taxable: number; amount: number }>()
  for (const { tax_lines: rates, subtotal, tax_total: tax } of lines) {
    const rate = (rates ?? []).reduce((sum, one) => sum + one.rate, 0)
    const part = parts.get(rate) ?? { taxable: 0, amount: 0 }
    parts.set(rate, { taxable: part.taxable + subtotal, amount: part.amount + tax })
  }
  return [...parts]
    .filter(([rate]) => rate > 0)
    .map(([rate, { taxable, amount }]) => ({ rate, taxable: rupees(taxable), amount: rupees(amount) }))
}

/** Medusa's carts have no version: one number for everything that a shopper sees of a cart. */
const versionOf = (lines: readonly BagLine[]): number =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ _id, quantity, price, problem }) => [_id, quantity, price, problem])))
    .digest()
    .readUInt32BE(0) % 2_000_000_000

export const workingDaysOf = (lines: readonly BagLine[]): number =>
  Math.max(0, ...lines.map(({ makingDays }) => makingDays ?? USUAL_MAKING))

/** A cart of Medusa in the shop's form. Lines that cannot be bought are not included in the sum. */
export const bagOf = (cart: shapes.Cart | undefined, pieceOf: (id: string) => Piece | undefined): Bag => {
  const items = cart?.items ?? []
  const lines = items.map((line) => bagLine(line, pieceOf))
  const bought = new Set(
    lines.filter(({ problem }) => problem === undefined || problem === 'PRICE_CHANGED').map(({ _id }) => _id),
  )
  const counted = items.filter(({ id }) => bought.has(id))
  return {
    version: versionOf(lines),
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: rupees(counted.reduce((sum, { total }) => sum + total, 0)),
    tax: taxOf(counted),
    ...(lines.length > 0 && { expectedArrival: arrivalAfter(workingDaysOf(lines)) }),
  }
}
