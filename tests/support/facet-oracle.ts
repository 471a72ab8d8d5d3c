import type { ProductInput } from '#contract/catalogue-write.ts'
import type { FacetName } from '#contract/search.ts'
import { fixtureCategories } from './catalogue-fixture.ts'

const categoriesOf = ({ categoryIds = [] }: ProductInput) => [
  ...new Set(
    fixtureCategories
      .filter(({ _id }) => categoryIds.includes(_id))
      .flatMap(({ slug, parentCategoryId }) => [
        slug ?? '',
        ...fixtureCategories.filter(({ _id }) => _id === parentCategoryId).map((parent) => parent.slug ?? ''),
      ]),
  ),
]
const amount = ({ variants }: ProductInput) => variants.find(({ isDefault }) => isDefault)?.amount ?? 0
const priceBucket = (rupees: number) => {
  const tens = Math.floor(rupees / 10_000)
  return tens >= 5 ? '50000-' : tens === 0 ? '0-9999' : `${tens}0000-${tens}9999`
}
const caratBucket = (carats: number) =>
  ['0-0.25', '0.25-0.5', '0.5-1', '1-2', '2-'].find((bucket) => {
    const [from, to] = bucket.split('-')
    return carats > 0 && carats >= Number(from) && (!to || carats < Number(to))
  })
const diamonds = ({ stones = [] }: ProductInput) => stones.filter(({ kind }) => kind === 'Diamond')

/** The values of each facet for a product, in plain JavaScript. */
const VALUES: Record<FacetName, (product: ProductInput) => readonly (string | undefined)[]> = {
  category: categoriesOf,
  price: (p) => [priceBucket(amount(p))],
  metal: (p) => p.metalType,
  purity: (p) => p.purity ?? [],
  stone: (p) => (p.stones ?? []).map(({ kind }) => kind),
  carat: (p) => [caratBucket(p.diamondCarats)],
  shape: (p) => diamonds(p).map(({ cut }) => cut),
  colour: (p) => diamonds(p).map(({ colour }) => colour),
  clarity: (p) => diamonds(p).map(({ clarity }) => clarity),
  origin: (p) => diamonds(p).map(({ labGrown }) => (labGrown ? 'Lab-grown' : 'Natural')),
  size: (p) => p.size,
  // Tested in backend/modules/options/options.test.ts.
  option: () => [],
  gender: (p) => [p.gender],
  collection: (p) => p.collection ?? [],
  top: (p) => [p.isTopCollection ? '1' : undefined],
}
const NAMES = Object.keys(VALUES) as FacetName[]

/** The chosen values of facets. */
export type Choice = Partial<Record<FacetName, readonly string[]>>

/** Whether the choice matches this product, with one facet left out. */
export const admits = (product: ProductInput, choice: Choice, but?: FacetName) =>
  product.active !== false &&
  NAMES.every((name) => {
    const wanted = name === but ? undefined : choice[name]
    return !wanted || VALUES[name](product).some((value) => value !== undefined && wanted.includes(value))
  })

/** The number of products that each value of each facet leaves, counted one by one. */
export const bruteForce = (products: readonly ProductInput[], choice: Choice): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of NAMES)
    for (const product of products.filter((one) => admits(one, choice, name)))
      for (const value of new Set(VALUES[name](product)))
        if (value !== undefined) counts[`${name}=${value}`] = (counts[`${name}=${value}`] ?? 0) + 1
  for (const name of NAMES) for (const value of choice[name] ?? []) counts[`${name}=${value}`] ??= 0
  return counts
}

/** The choice in the form of the list query. */
export const toQuery = (choice: Choice) => {
  const query: Record<string, string> = {}
  for (const name of NAMES) {
    const chosen = choice[name]
    if (!chosen?.length) continue
    if (name === 'top') query.isTopCollection = 'true'
    else if (name === 'price') {
      const [from, to] = (chosen[0] ?? '').split('-')
      query.priceMin = from ?? ''
      if (to) query.priceMax = to
    } else query[name] = chosen.join(',')
  }
  return query
}

/** Up to this many facets, chosen from what these products have. */
export const randomChoice = (
  products: readonly ProductInput[],
  random: () => number,
  most: number,
): Choice => {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const choice: Choice = {}
  for (let n = Math.floor(random() * (most + 1)); n > 0; n -= 1) {
    const name = pick(NAMES)
    const values = [...new Set(products.flatMap((one) => VALUES[name](one)))].filter(
      (one) => one !== undefined,
    )
    if (values.length === 0) continue
    choice[name] =
      name === 'price' || random() < 0.6 ? [pick(values)] : [...new Set([pick(values), pick(values)])]
  }
  return choice
}
