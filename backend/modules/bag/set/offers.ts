import { sql } from 'kysely'
import { MAX_SET, type SetOffer, type SetPiece } from '#contract/set-pieces.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { given } from '#backend/lib/rows/given.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { DEFAULT_HSN, findGstRate } from '#backend/lib/trade/tax-classes.ts'
import { breakUpOf, readParts } from '../../pricing/api.ts'
import { pictureIn, productIdOf, readSellable, type Sellable, type Variant } from '../../stock/api.ts'
import type { Choices } from '../choose.ts'
import { chooseWith } from './choose-with.ts'
import { looseStoneOf, setPiece } from './set-piece.ts'

/** What the shopper has chosen for a setting while looking at stones for it. */
type Metal = Pick<Choices, 'metalType' | 'purity'>

const rateOf = ({ hsn }: Sellable, now: number): number => findGstRate(hsn ?? DEFAULT_HSN, houseDay(now)) ?? 0

const findSellable = async (db: Db, idOrSlug: string): Promise<Sellable> => {
  const id = await productIdOf(db, idOrSlug)
  const product = id === undefined ? undefined : (await readSellable(db, [id])).get(id)
  if (!product?.active) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
  return product
}

const readInOrder = async (db: Db, rows: readonly { id: string }[]): Promise<Sellable[]> => {
  const found = await readSellable(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => found.get(id) ?? [])
}

/** The pieces that hold any of these stones; for each stone the cheapest, by listed price, are considered. */
const settingsFor = async (
  db: Db,
  stones: readonly NonNullable<ReturnType<typeof looseStoneOf>>[],
): Promise<Sellable[]> => {
  const cuts = stones.map(({ cut }) => cut.trim().toLowerCase())
  const { rows } = await sql<{ id: string }>`select distinct held.id
    from unnest(${cuts}::text[], ${stones.map(({ caratsTotal }) => caratsTotal)}::numeric[]) as stone (cut, carats),
    lateral (select p.id from products p where p.active and p.setting is not null
      and exists (select from jsonb_array_elements_text(p.setting -> 'cuts') cut where lower(trim(cut)) = stone.cut)
      and stone.carats between (p.setting ->> 'caratsFrom')::numeric and (p.setting ->> 'caratsTo')::numeric
      order by p.price_paise, p.id limit ${MAX_SET}) held`.execute(db)
  return readInOrder(db, rows)
}

const stonesFor = async (
  db: Db,
  { cuts, caratsFrom, caratsTo }: NonNullable<Sellable['setting']>,
): Promise<Sellable[]> => {
  const { rows } = await sql<{ id: string }>`select p.id from products p
    where p.active and p.metal_type = '{}' and jsonb_array_length(p.stones) = 1
      and lower(trim(p.stones -> 0 ->> 'cut')) = any (${cuts.map((cut) => cut.trim().toLowerCase())}::text[])
      and (p.stones -> 0 ->> 'caratsTotal')::numeric between ${caratsFrom}::numeric and ${caratsTo}::numeric
    order by p.price_paise, p.id limit ${MAX_SET}`.execute(db)
  return readInOrder(db, rows)
}

/** The combination that is offered: the listed one, or else the first that can be sold. */
const offered = ({ variants }: Sellable, { metalType, purity }: Metal = {}): Variant | undefined => {
  const fits = variants.filter(
    ({ metal, purity: own }) =>
      (metalType === undefined || metal === metalType) && (purity === undefined || own === purity),
  )
  return fits.find(({ stock }) => stock > 0)
}

const offerOf = (
  product: Sellable,
  variant: Variant,
  whole: { readonly variant: Variant; readonly stonePaise: number },
): SetOffer => {
  const stone = looseStoneOf(product)
  return {
    productId: product.id,
    slug: product.slug,
    name: product.name,
    ...pictureIn(product, variant.metal),
    background: product.background,
    amount: rupeesFromPaise(whole.variant.paise),
    stoneAmount: rupeesFromPaise(whole.stonePaise),
    metal: given(variant.metal),
    purity: given(variant.purity),
    ...(stone && {
      cut: stone.cut,
      carats: stone.caratsTotal,
      colour: stone.colour,
      clarity: stone.clarity,
      certificate: product.certificate,
    }),
    stock: whole.variant.stock,
  }
}

/** What a product can be joined with: settings for a stone, or stones for a setting, cheapest first. */
export const offersFor = async (
  db: Db,
  id: string,
  metal: Metal,
  now: number,
): Promise<{ settings: SetOffer[]; stones: SetOffer[] }> => {
  const product = await findSellable(db, id)
  const stone = looseStoneOf(product)
  const own = offered(product, stone ? {} : metal)
  const others = !own
    ? []
    : stone
      ? await settingsFor(db, [stone])
      : product.setting
        ? await stonesFor(db, product.setting)
        : []
  const pairs = others.flatMap((other) => {
    const variant = offered(other)
    return own && variant ? [{ other, variant, own }] : []
  })
  const parts = await readParts(
    db,
    pairs.flatMap((pair) => [pair.variant.id, pair.own.id]),
  )
  const offers = pairs.flatMap(({ other, variant, own: mine }) => {
    const half = { product, variant: mine, parts: parts.get(mine.id) }
    const otherHalf = { product: other, variant, parts: parts.get(variant.id) }
    const [ring, gem] = stone ? [otherHalf, half] : [half, otherHalf]
    const whole = setPiece(ring, gem, rateOf(ring.product, now))
    return whole ? [offerOf(other, variant, whole)] : []
  })
  const sorted = offers.toSorted((one, two) => one.amount - two.amount)
  return stone ? { settings: sorted, stones: [] } : { settings: [], stones: sorted }
}

/** For each loose stone in stock, how many pieces in stock hold it; other products are left out. */
export const settingCounts = async (
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<{ productId: string; settings: number }[]> => {
  const halves = (products: Iterable<Sellable>) =>
    [...products].flatMap((product) => {
      const variant = offered(product)
      return product.active && variant ? [{ product, variant }] : []
    })
  const stones = halves((await readSellable(db, ids)).values()).filter(({ product }) => looseStoneOf(product))
  const rings = halves(
    await settingsFor(
      db,
      stones.flatMap(({ product }) => looseStoneOf(product) ?? []),
    ),
  )
  const parts = await readParts(
    db,
    [...stones, ...rings].map(({ variant }) => variant.id),
  )
  const withParts = <H extends { variant: Variant }>(half: H) => ({
    ...half,
    parts: parts.get(half.variant.id),
  })
  return stones.map((stone) => ({
    productId: stone.product.id,
    settings: rings.filter((ring) => setPiece(withParts(ring), withParts(stone), rateOf(ring.product, now)))
      .length,
  }))
}

/** The combinations that can be sold, one for each metal: in the chosen size if there is one. */
const inEachMetal = ({ variants }: Sellable, size: string | null): Variant[] => {
  const found: Variant[] = []
  // A larger size has more metal, and costs more.
  for (const variant of variants.toSorted((a, b) => Number(b.size === size) - Number(a.size === size)))
    if (variant.stock > 0 && !found.some((each) => isSameMetal(each, variant))) found.push(variant)
  return found
}

const isSameMetal = (one: Variant, other: Variant) => one.metal === other.metal && one.purity === other.purity

const sizesOf = ({ variants, sizes }: Sellable, chosen: Variant): string[] => {
  const own = new Set(
    variants.flatMap((each) => (each.stock > 0 && isSameMetal(each, chosen) ? (each.size ?? []) : [])),
  )
  return own.size > 0 ? [...own].toSorted((a, b) => sizes.indexOf(a) - sizes.indexOf(b)) : [...sizes]
}

/** One stone in one setting, as it would be in a bag. */
export const setPieceOf = async (
  db: Db,
  { id, stoneId }: { id: string; stoneId: string },
  choices: Pick<Choices, 'metalType' | 'purity' | 'size'>,
  now: number,
): Promise<SetPiece> => {
  const product = await findSellable(db, id)
  const basisPoints = rateOf(product, now)
  const size = choices.size ?? offered(product, choices)?.size ?? product.sizes[0]
  const wanted = { ...choices, ...(size !== undefined && { size }), stoneId }
  const { chosen, parts, stonePaise, name } = await chooseWith(db, product, wanted, basisPoints)
  const { variant, stone } = chosen
  const { paise } = variant
  const hsn = product.hsn ?? DEFAULT_HSN
  return {
    productId: product.id,
    stoneId: stone?.productId ?? stoneId,
    name,
    amount: rupeesFromPaise(paise),
    stoneAmount: rupeesFromPaise(stonePaise ?? 0),
    breakUp: breakUpOf({ parts, unit: paise, quantity: 1, net: paise, basisPoints, hsn }),
    makingDays: given(variant.makingDays),
    stock: Math.min(variant.stock, stone?.variant.stock ?? 0),
    metal: given(variant.metal),
    purity: given(variant.purity),
    size: given(chosen.size),
    metals: await metalsWith(db, product, { stoneId, size: variant.size, basisPoints }),
    sizes: sizesOf(product, variant),
  }
}

/** What the piece costs in each of its metals, with this stone. */
const metalsWith = async (
  db: Db,
  product: Sellable,
  { stoneId, size, basisPoints }: { stoneId: string; size: string | null; basisPoints: number },
): Promise<SetPiece['metals']> => {
  const stone = await findSellable(db, stoneId)
  const [own] = stone.variants
  const variants = inEachMetal(product, size)
  const parts = await readParts(
    db,
    [...variants, ...(own ? [own] : [])].map(({ id }) => id),
  )
  return variants.flatMap((variant) => {
    const ring = { product, variant, parts: parts.get(variant.id) }
    const whole =
      own && setPiece(ring, { product: stone, variant: own, parts: parts.get(own.id) }, basisPoints)
    return whole
      ? [
          {
            metal: given(variant.metal),
            purity: given(variant.purity),
            amount: rupeesFromPaise(whole.variant.paise),
          },
        ]
      : []
  })
}
