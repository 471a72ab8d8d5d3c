import type { House } from '#house/load.ts'

type Product = ReturnType<House['products']>['value'][number]
type Variant = ReturnType<House['variants']>['value'][number]

/** A piece and what it is sold as. */
interface Piece {
  readonly product: Product
  readonly variants: readonly Variant[]
  /** Slugs of its categories. */
  readonly categories: readonly string[]
}

/** Grades the answers of one question, 0 to 3. */
export interface Judge {
  readonly search: string
  /** Not looked at while anything is tuned. */
  readonly aside: boolean
  readonly ofPiece: (slug: string) => number
  readonly ofPage: (path: string) => number
  /** The grades of everything there is, the best first. */
  readonly best: readonly number[]
}

const plain = (text: string | null | undefined) => (text ?? '').toLowerCase()
const isIn = (texts: readonly (string | null | undefined)[], wanted: readonly string[]) =>
  texts.some((text) => wanted.includes(plain(text)))
/** 'gold' is any gold. */
const isMetal = (metal: string | null | undefined, wanted: readonly string[]) =>
  wanted.some((one) => plain(metal) === one || plain(metal).endsWith(` ${one}`))

type Fits = (wanted: readonly string[], piece: Piece) => boolean

const OF_PRODUCT: Readonly<Record<string, Fits>> = {
  type: (wanted, { product }) => isIn([product.type], wanted),
  cat: (wanted, { categories }) => isIn(categories, wanted),
  tag: (wanted, { product }) => isIn(product.tags ?? [], wanted),
  coll: (wanted, { product }) => isIn(product.collection ?? [], wanted),
  for: (wanted, { product }) => isIn([product.gender], wanted),
  sub: (wanted, { product }) => wanted.some((one) => plain(product.subtitle).includes(one)),
  stone: (wanted, { product }) =>
    isIn(
      (product.stones ?? []).map(({ kind }) => kind),
      wanted,
    ),
  main: (wanted, { product }) => isIn([product.stones?.[0]?.kind], wanted),
  cut: (wanted, { product }) =>
    isIn(
      (product.stones ?? []).map(({ cut }) => cut),
      wanted,
    ),
  shown: (wanted, { product }) => isIn([product.metalType[0]], wanted),
  lab: (_, { product }) => (product.stones ?? []).some(({ labGrown }) => labGrown === true),
  natural: (_, { product }) =>
    (product.stones ?? []).some(({ kind, labGrown }) => plain(kind).includes('diamond') && labGrown !== true),
  plain: (_, { product }) => (product.stones ?? []).length === 0,
}

const OF_VARIANT: Readonly<Record<string, (wanted: readonly string[], variant: Variant) => boolean>> = {
  metal: (wanted, { metal }) => isMetal(metal, wanted),
  purity: (wanted, { purity }) => isIn([purity], wanted),
  size: (wanted, { size }) => isIn([size], wanted),
}

const PRICES: Readonly<Record<string, (paise: number, rupees: number) => boolean>> = {
  under: (paise, rupees) => paise < (rupees + 1) * 100,
  over: (paise, rupees) => paise >= rupees * 100,
}

/**
 * A rule of `search-judged.json`: words with a colon in between, all of which must be true (`type:Ring metal:gold
 * under:50000`). In values `_` is a blank and `|` separates alternatives. Metal, purity, size and price must be true of
 * one variant; without metal, purity and size the price is the one that is shown. Throws an Error for an unknown word.
 */
const ruleOf = (text: string): ((piece: Piece) => boolean) => {
  const words = text.split(' ').map((word) => {
    const [name = '', value = ''] = word.split(':')
    if (!OF_PRODUCT[name] && !OF_VARIANT[name] && !PRICES[name])
      throw new Error(`'${word}' in '${text}' is not a word of a rule`)
    return { name, wanted: value.toLowerCase().replaceAll('_', ' ').split('|') }
  })
  const ofProduct = words.filter(({ name }) => OF_PRODUCT[name])
  const ofVariant = words.filter(({ name }) => OF_VARIANT[name])
  const priced = words.filter(({ name }) => PRICES[name])
  const isPriced = (paise: number) =>
    priced.every(({ name, wanted }) => PRICES[name]?.(paise, Number(wanted[0])))
  return (piece) =>
    ofProduct.every(({ name, wanted }) => OF_PRODUCT[name]?.(wanted, piece)) &&
    (ofVariant.length === 0
      ? isPriced(piece.product.pricePaise)
      : piece.variants.some(
          (variant) =>
            ofVariant.every(({ name, wanted }) => OF_VARIANT[name]?.(wanted, variant)) &&
            isPriced(variant.pricePaise),
        ))
}

const PAGE = 'page:'

/** The judges of a house's list. Throws an Error for a rule that cannot be read, or that fits nothing at its best grade. */
export const judgesOf = (house: House): Judge[] => {
  const slugs = new Map(house.categories().value.map(({ _id, slug }) => [_id ?? slug, slug]))
  const variants = Map.groupBy(house.variants().value, ({ productId }) => productId)
  const pieces = house.products().value.map((product): Piece => ({
    product,
    variants: variants.get(product._id ?? product.slug) ?? [],
    categories: (product.categoryIds ?? []).map((id) => slugs.get(id) ?? id),
  }))
  return house.searchJudged().value.map(({ search, aside = false, grades }) => {
    const graded = Object.entries(grades)
      .map(([grade, rules]) => ({ grade: Number(grade), rules }))
      .toSorted((a, b) => b.grade - a.grade)
    const ofPages = new Map(
      graded.flatMap(({ grade, rules }) =>
        rules.flatMap((rule) => (rule.startsWith(PAGE) ? [[rule.slice(PAGE.length), grade] as const] : [])),
      ),
    )
    const ofPieces = new Map<string, number>()
    for (const { grade, rules } of graded)
      for (const fits of rules.filter((rule) => !rule.startsWith(PAGE)).map(ruleOf))
        for (const piece of pieces)
          if (!ofPieces.has(piece.product.slug) && fits(piece)) ofPieces.set(piece.product.slug, grade)
    const best = [...ofPieces.values(), ...ofPages.values()].toSorted((a, b) => b - a)
    if (best[0] === undefined) throw new Error(`Nothing is a good answer to '${search}'`)
    return {
      search,
      aside,
      ofPiece: (slug) => ofPieces.get(slug) ?? 0,
      ofPage: (path) => ofPages.get(path) ?? 0,
      best,
    }
  })
}

/** As many answers as a first page has. */
export const LOOKED_AT = 12

const gain = (grades: readonly number[]): number =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** Normalised discounted cumulative gain of the first answers, 0 to 1 (Järvelin and Kekäläinen 2002, with gains of 2^grade - 1). */
export const ndcg = (grades: readonly number[], best: readonly number[]): number => gain(grades) / gain(best)
