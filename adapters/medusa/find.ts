import { DEFAULT_LIMIT, type ProductPage, type ProductQuery } from '#contract/catalogue.ts'
import { FACETS, type Facet, type FacetName } from '#contract/search.ts'
import type { Piece } from './piece.ts'
import type { Stand } from './shelf.ts'

const CARATS = ['0-0.25', '0.25-0.5', '0.5-1', '1-2', '2-']
/** Rupees at which the steps of the price filter begin. */
const PRICE_STEPS = [10_000, 20_000, 30_000, 40_000, 50_000]

const priceOf = ({ product }: Piece) => product.price[0]?.amount ?? 0

const within = (amount: number, bucket: string) => {
  const [from = '', to = ''] = bucket.split('-')
  return amount >= Number(from) && (to === '' || amount < Number(to))
}

const priceBucket = (amount: number): string => {
  const next = PRICE_STEPS.findIndex((step) => amount < step)
  const from = next === 0 ? 0 : (PRICE_STEPS.at(next === -1 ? -1 : next - 1) ?? 0)
  return next === -1 ? `${from}-` : `${from}-${(PRICE_STEPS[next] ?? 0) - 1}`
}

const diamonds = ({ product }: Piece) => (product.stones ?? []).filter(({ kind }) => kind === 'Diamond')
const texts = (values: readonly (string | undefined)[]): readonly string[] =>
  values.filter((value) => value !== undefined)

/** The values of each facet for a piece. */
const VALUES: Record<FacetName, (piece: Piece, stand: Stand) => readonly string[]> = {
  category: ({ product }, { categories, family }) =>
    categories
      .filter(({ _id }) => product.categoryIds?.some((id) => family.get(_id)?.has(id)))
      .map(({ slug, _id }) => slug ?? _id),
  price: (piece) => [priceBucket(priceOf(piece))],
  metal: ({ product }) => product.metalType,
  purity: ({ product }) => product.purity ?? [],
  stone: ({ product }) => (product.stones ?? []).map(({ kind }) => kind),
  carat: ({ product }) =>
    product.diamondCarats > 0 ? CARATS.filter((bucket) => within(product.diamondCarats, bucket)) : [],
  shape: (piece) => diamonds(piece).map(({ cut }) => cut),
  colour: (piece) => texts(diamonds(piece).map(({ colour }) => colour)),
  clarity: (piece) => texts(diamonds(piece).map(({ clarity }) => clarity)),
  origin: (piece) => diamonds(piece).map(({ labGrown }) => (labGrown ? 'Lab-grown' : 'Natural')),
  size: ({ product }) => product.size,
  // Medusa's options become metal, purity, stone and size (mapping.ts).
  option: () => [],
  gender: ({ product }) => texts([product.gender]),
  collection: ({ product }) => product.collection ?? [],
  top: ({ product }) => (product.isTopCollection ? ['true'] : []),
}

const listed = (value: string | undefined): readonly string[] | undefined => {
  const values = value
    ?.split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '')
  return values && values.length > 0 ? values : undefined
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const haystacks = new WeakMap<Piece, string>()
const haystackOf = (piece: Piece): string => {
  const { product } = piece
  let text = haystacks.get(piece)
  if (text === undefined) {
    const parts = [product.name, product.subtitle, product.description, product.type, product.gender]
    const lists = [product.material, product.metalType, product.collection, product.tags]
    text = ` ${words([...parts, ...lists.flat(), ...(product.stones ?? []).map(({ kind }) => kind)].join(' ')).join(' ')}`
    haystacks.set(piece, text)
  }
  return text
}

/** Whether every word of the search begins a word of the piece; a plural finds the singular. */
export const fitsSearch = (piece: Piece, search: string): boolean => {
  const text = haystackOf(piece)
  const wanted = words(search)
  return (
    wanted.length > 0 &&
    wanted.every((word) => text.includes(` ${word.length > 3 ? word.replace(/s$/, '') : word}`))
  )
}

/** One test for each part of the query; a facet leaves its own test out when it counts. */
const testsOf = (query: ProductQuery, stand: Stand) => {
  const tests = new Map<string, (piece: Piece) => boolean>()
  const add = (name: string, test: (piece: Piece) => boolean) => tests.set(name, test)
  const { categoryId, search, type, priceMin, priceMax, isTopCollection } = query
  if (categoryId !== undefined) {
    const ids = stand.family.get(categoryId) ?? new Set()
    add('list', ({ product }) => product.categoryIds?.some((id) => ids.has(id)) ?? false)
  }
  if (search !== undefined) add('search', (piece) => fitsSearch(piece, search))
  if (type !== undefined) add('type', ({ product }) => product.type?.toLowerCase() === type.toLowerCase())
  if (priceMin !== undefined || priceMax !== undefined)
    add('price', (piece) => priceOf(piece) >= (priceMin ?? 0) && priceOf(piece) <= (priceMax ?? Infinity))
  if (isTopCollection !== undefined) add('top', ({ product }) => product.isTopCollection === isTopCollection)
  const tags = listed(query.tags)
  if (tags)
    add('tags', ({ product }) => product.tags?.some((tag) => tags.includes(tag.toLowerCase())) ?? false)
  for (const name of FACETS) {
    if (name === 'price' || name === 'top') continue
    const wanted = listed(query[name])
    if (!wanted) continue
    const ids =
      name === 'category' ? wanted.map((one) => stand.family.get(one)).filter((one) => one !== undefined) : []
    add(name, (piece) =>
      name === 'category'
        ? ids.some((all) => piece.product.categoryIds?.some((id) => all.has(id)))
        : VALUES[name](piece, stand).some((value) => wanted.includes(value.toLowerCase())),
    )
  }
  return tests
}

const ORDER: Record<NonNullable<ProductQuery['sortBy']>, (a: Piece, b: Piece) => number> = {
  'best-seller': (a, b) => b.sold - a.sold || a.rank - b.rank,
  'new-arrivals': (a, b) => b.createdAt.localeCompare(a.createdAt) || a.rank - b.rank,
  recommended: (a, b) => a.rank - b.rank,
  'price-desc': (a, b) => priceOf(b) - priceOf(a),
  'price-asc': (a, b) => priceOf(a) - priceOf(b),
}

/** The matching pieces, sorted; equal ones in a fixed order, so that no piece is on two pages. */
export const found = (query: ProductQuery, stand: Stand): readonly Piece[] => {
  const tests = [...testsOf(query, stand).values()]
  const order = ORDER[query.sortBy ?? 'recommended']
  return stand.pieces
    .filter((piece) => tests.every((test) => test(piece)))
    .toSorted((a, b) => order(a, b) || a.product._id.localeCompare(b.product._id))
}

/** One page of the list. */
export const pageOf = (query: ProductQuery, stand: Stand): ProductPage => {
  const { page = 1, limit = DEFAULT_LIMIT } = query
  const all = found(query, stand)
  return {
    products: all.slice((page - 1) * limit, page * limit).map(({ product }) => product),
    total: all.length,
    page,
    ...(query.search !== undefined && { search: { meant: [] } }),
  }
}

const labelOf = (name: FacetName, value: string): string => {
  if (name === 'top') return 'Top collection'
  if (name === 'carat')
    return value.endsWith('-') ? `${value.slice(0, -1)} ct and above` : `${value.replace('-', ' to ')} ct`
  if (name !== 'price') return value
  const [from = '', to = ''] = value.split('-')
  const shown = (rupees: string) => `₹${Number(rupees).toLocaleString('en-IN')}`
  return to === '' ? `${shown(from)} and above` : `${shown(from)} to ${shown(to)}`
}

const first = (value: string) => Number(/^\d+(?:\.\d+)?/.exec(value)?.[0] ?? Number.NaN)
const byValue = (a: string, b: string) => {
  const gap = first(a) - first(b)
  return Number.isNaN(gap) || gap === 0 ? a.localeCompare(b) : gap
}

/** The filters of the list, each with the number of pieces that it would leave. */
export const facetsOf = (query: ProductQuery, stand: Stand): { facets: Facet[]; total: number } => {
  const tests = testsOf(query, stand)
  const facets = FACETS.flatMap((name): Facet[] => {
    const others = [...tests].filter(([of]) => of !== name).map(([, test]) => test)
    const counts = new Map<string, number>()
    for (const piece of stand.pieces)
      if (others.every((test) => test(piece)))
        for (const value of new Set(VALUES[name](piece, stand)))
          counts.set(value, (counts.get(value) ?? 0) + 1)
    if (counts.size === 0) return []
    const values = [...counts].map(([value, count]) => {
      const category = name === 'category' ? stand.categories.find(({ slug }) => slug === value) : undefined
      return {
        value,
        label: category?.name ?? labelOf(name, value),
        count,
        ...(category && { categoryId: category._id }),
        ...(category?.parentCategoryId !== undefined && { parentCategoryId: category.parentCategoryId }),
      }
    })
    return [
      { name, values: name === 'category' ? values : values.toSorted((a, b) => byValue(a.value, b.value)) },
    ]
  })
  const all = [...tests.values()]
  return { facets, total: stand.pieces.filter((piece) => all.every((test) => test(piece))).length }
}
