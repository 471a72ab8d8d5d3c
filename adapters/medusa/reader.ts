import type { Medusa } from './medusa.ts'
import { pieceOf, type Piece } from './piece.ts'
import * as shapes from './shapes.ts'

/** Products that are read whole in one call: Medusa takes about 50 ms for each, and answers no shopper meanwhile. */
const BATCH = 5
const IDS = 1_000
const FIELDS =
  'id,title,subtitle,description,handle,material,hs_code,created_at,updated_at,metadata,collection.title,type.value,tags.value,categories.id,images.url,variants.id,variants.sku,variants.variant_rank,variants.manage_inventory,variants.allow_backorder,variants.metadata,variants.options.value,variants.options.option.title,variants.calculated_price.calculated_amount,+variants.inventory_quantity'

interface Read {
  /** Undefined: it is not for sale as it is. */
  readonly piece: Piece | undefined
  readonly updatedAt: string
  readonly at: number
}

export const readAll = async <T>(
  ask: (offset: number) => Promise<{ items: readonly T[]; count: number }>,
): Promise<T[]> => {
  const all: T[] = []
  for (;;) {
    const { items, count } = await ask(all.length)
    all.push(...items)
    if (items.length === 0 || all.length >= count) return all
  }
}

/**
 * Reads products in small portions: those that Medusa says have changed, those that somebody looks at, and each time
 * some of the others, the oldest reading first, because a change of price or stock does not always show in the product.
 */
export const openReader = (medusa: Medusa) => {
  const reads = new Map<string, Read>()
  const wanted = new Set<string>()

  const readSome = async (ids: readonly string[], regionId: string) => {
    const query = new URLSearchParams({ limit: String(ids.length), region_id: regionId, fields: FIELDS })
    for (const id of ids) query.append('id[]', id)
    const { products } = await medusa.ask(shapes.ProductList, 'GET', `/store/products?${query}`, {
      long: true,
    })
    const at = Date.now()
    for (const product of products)
      reads.set(product.id, { piece: pieceOf(product), updatedAt: product.updated_at, at })
    const found = new Set(products.map(({ id }) => id))
    for (const id of ids) if (!found.has(id)) reads.delete(id)
  }

  return {
    /** Brings the readings up to date; all of them the first time, then at most what changed and one portion more. */
    refresh: async (regionId: string): Promise<readonly Piece[]> => {
      const listed = await readAll(async (offset) => {
        const answer = await medusa.ask(shapes.ProductIds, 'GET', '/store/products', {
          long: true,
          query: { limit: IDS, offset, order: 'id', fields: 'id,updated_at' },
        })
        return { items: answer.products, count: answer.count }
      })
      const there = new Set(listed.map(({ id }) => id))
      for (const id of reads.keys()) if (!there.has(id)) reads.delete(id)
      const changed = listed.filter(({ id, updated_at }) => reads.get(id)?.updatedAt !== updated_at)
      const due = new Set([...changed.map(({ id }) => id), ...[...wanted].filter((id) => there.has(id))])
      wanted.clear()
      const rest = [...reads].filter(([id]) => !due.has(id)).toSorted(([, a], [, b]) => a.at - b.at)
      for (const [id] of rest.slice(0, BATCH)) due.add(id)
      const ids = [...due]
      for (let from = 0; from < ids.length; from += BATCH)
        await readSome(ids.slice(from, from + BATCH), regionId)
      return listed.flatMap(({ id }) => reads.get(id)?.piece ?? [])
    },
    /** Somebody looks at it: it is read again the next time, if the reading is not fresh. */
    want: (id: string, olderThanMs: number) => {
      if (Date.now() - (reads.get(id)?.at ?? 0) > olderThanMs) wanted.add(id)
    },
  }
}
