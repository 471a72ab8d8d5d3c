import type { ProductInput } from '#contract/catalogue-write.ts'
import { slugOf } from '#backend/lib/words/slug.ts'
import type { TableRow } from './rows.ts'

/** The words with which a row can name a product of the shop. */
export const wordsOf = ({ cells }: TableRow): string[] => {
  const [named, name] = [cells.get('product') ?? '', cells.get('name') ?? '']
  return [cells.get('sku') ?? '', named, slugOf(named), slugOf(name)].filter(Boolean)
}

/**
 * The rows of each product, by its id; rows that name none are under undefined. Also the existing products, by id and
 * slug.
 */
export interface GroupedRows {
  readonly byAddress: ReadonlyMap<string, ProductInput>
  readonly groups: ReadonlyMap<string | undefined, readonly TableRow[]>
}

export const groupRows = (rows: readonly TableRow[], products: readonly ProductInput[]): GroupedRows => {
  const bySku = new Map<string, ProductInput>()
  const byAddress = new Map<string, ProductInput>()
  for (const product of products) {
    for (const { _id, sku } of product.variants) bySku.set(_id, product).set(sku ?? _id, product)
    byAddress.set(product.slug, product).set(product._id, product)
  }
  /** Which product a row is about: an existing id or slug, or else the one made from its name. */
  const keyOf = ({ cells }: TableRow): string | undefined => {
    const named = cells.get('product')
    const variant = bySku.get(cells.get('sku') ?? '')
    if (named === undefined && variant) return variant._id
    const found = named === undefined ? undefined : (byAddress.get(named) ?? bySku.get(named))
    if (found) return found._id
    const slug = slugOf(named ?? cells.get('name') ?? '')
    return byAddress.get(slug)?._id ?? (slug || undefined)
  }

  return { byAddress, groups: Map.groupBy(rows, keyOf) }
}
