import type { Category, Product } from '#contract/catalogue.ts'
import { operatorPutCategory } from '#contract/catalogue-categories.ts'
import { keyOf } from './erp.ts'
import type { Call } from './shop.ts'

type Groups = ReadonlyMap<string, Category>
type Shelf = Pick<Category, '_id' | 'name'>

/**
 * The ERP's group of a piece and the groups above it, the nearest first; each is visited once even if groups contain
 * each other.
 */
const chainOf = (one: Product, groups: Groups): readonly Category[] => {
  const met = new Set<Category>()
  let group = groups.get(one.categoryIds?.[0] ?? '')
  while (group && !met.has(group)) {
    met.add(group)
    group = groups.get(group.parentCategoryId ?? '')
  }
  return [...met]
}

const titled = (shop: readonly Shelf[], title: string) =>
  shop.filter(({ name }) => name === title).map(({ _id }) => _id)

/** The category of the shop that has the title of the ERP's group, or of the nearest group above it. */
export const categoryIdsOf = (one: Product, shop: readonly Shelf[], groups: Groups): readonly string[] =>
  chainOf(one, groups)
    .map(({ name }) => titled(shop, name))
    .find((found) => found.length > 0) ?? []

/** Creates a category for each group of these pieces that has none in the shop. Returns all categories afterwards. */
export const makeMissing = async (
  call: Call,
  pieces: readonly Product[],
  shop: readonly Shelf[],
  groups: Groups,
): Promise<readonly Shelf[]> => {
  const all = [...shop]
  // Parents are created before their children.
  for (const group of pieces.flatMap((one) => chainOf(one, groups).toReversed())) {
    if (titled(all, group.name).length > 0) continue
    const above = groups.get(group.parentCategoryId ?? '')
    const [parent] = above ? titled(all, above.name) : []
    const id = group.slug ?? keyOf(group._id)
    const body = { name: group.name, slug: id, ...(parent !== undefined && { parent }) }
    all.push(await call(operatorPutCategory, body, { id }))
  }
  return all
}
