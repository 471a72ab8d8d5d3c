import type { Log } from './log.ts'
import { fits, NoAnswer, whyNot, type Medusa } from './medusa.ts'
import { pieceOf, type Piece } from './piece.ts'
import * as shapes from './shapes.ts'

/**
 * Products that are read completely in one call: Medusa takes about 50 ms for each, and answers no shopper meanwhile.
 * If it takes longer, fewer are requested at once, so that a shopper waits no longer than PORTION_MS.
 */
const MOST_AT_ONCE = 5
const PORTION_MS = 250
const IDS = 1_000
/** The fields of a product that are requested. */
export const FIELDS =
  'id,title,subtitle,description,handle,material,hs_code,created_at,updated_at,metadata,collection.title,type.value,tags.value,categories.id,images.url,variants.id,variants.sku,variants.variant_rank,variants.manage_inventory,variants.allow_backorder,variants.metadata,variants.options.value,variants.options.option.title,variants.calculated_price.calculated_amount,+variants.inventory_quantity'

interface Read {
  /** Undefined if it is not for sale as it is. */
  readonly piece: Piece | undefined
  readonly updatedAt: string
  readonly at: number
}

/** More are not kept in memory: such a list probably never ends. */
const MOST = 100_000

/** A list of several pages, with each entry once. Throws NoAnswer if it does not end. */
export const readAll = async <T extends { id: string }>(
  ask: (offset: number) => Promise<{ items: readonly T[]; count: number }>,
): Promise<T[]> => {
  const all = new Map<string, T>()
  for (let read = 0; ;) {
    const { items, count } = await ask(read)
    const before = all.size
    for (const item of items) all.set(item.id, item)
    read += items.length
    if (items.length === 0 || read >= count) return [...all.values()]
    if (all.size === before || read > MOST) throw new NoAnswer('a list of Medusa has no end')
  }
}

/**
 * Reads products in small portions: those that Medusa reports as changed, those that somebody looks at, and each time
 * some of the others, the oldest reading first, because a change of price or stock does not always show in the product.
 */
export const openReader = (medusa: Medusa, log: Log) => {
  const reads = new Map<string, Read>()
  const wanted = new Set<string>()
  let atOnce = MOST_AT_ONCE

  const readSome = async (ids: readonly string[], regionId: string) => {
    const query = new URLSearchParams({ limit: String(ids.length), region_id: regionId, fields: FIELDS })
    for (const id of ids) query.append('id[]', id)
    const began = Date.now()
    const { products } = await medusa.ask(shapes.ProductList, 'GET', `/store/products?${query}`, {
      long: true,
    })
    const at = Date.now()
    atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((PORTION_MS * ids.length) / (at - began || 1))))
    const left = new Set(ids)
    for (const product of products) {
      if (!fits(shapes.Product, product)) {
        const id = fits(shapes.WithId, product) ? product.id : undefined
        log.warn({ product: id, why: whyNot(shapes.Product, product) }, 'a product of Medusa cannot be read')
        // Its last reading is used; one that never made sense is not shown.
        if (id !== undefined) left.delete(id)
      } else if (left.delete(product.id))
        reads.set(product.id, { piece: pieceOf(product), updatedAt: product.updated_at, at })
    }
    for (const id of left) reads.delete(id)
  }

  return {
    /** Updates the readings; all of them the first time, then at most what changed and one portion more. */
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
      for (const [id] of rest.slice(0, atOnce)) due.add(id)
      // Nobody can be served before something has been read.
      const isFirst = reads.size === 0
      for (const ids = [...due]; ids.length > 0;)
        await readSome(ids.splice(0, isFirst ? MOST_AT_ONCE : atOnce), regionId)
      if (listed.length > 0 && reads.size === 0) throw new NoAnswer('no product of Medusa makes sense')
      return listed.flatMap(({ id }) => reads.get(id)?.piece ?? [])
    },
    /** Called when somebody looks at it: it is read again the next time, if the reading is not fresh. */
    want: (id: string, olderThanMs: number) => {
      if (Date.now() - (reads.get(id)?.at ?? 0) > olderThanMs) wanted.add(id)
    },
  }
}
