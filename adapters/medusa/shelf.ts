import type { Category } from '#contract/catalogue.ts'
import { CATALOGUE, type Change } from '#contract/changes.ts'
import type { Log } from './log.ts'
import type { Medusa } from './medusa.ts'
import { categoryOf, type Piece } from './piece.ts'
import { openReader, readAll } from './reader.ts'
import { Refusal } from './refusal.ts'
import * as shapes from './shapes.ts'

const PAGE = 100
/** More simultaneous changes than this are announced as one of the whole catalogue. */
const MANY = 20

/** Everything on sale, as last read. Replaced as a whole, never altered. */
export interface Stand {
  readonly pieces: readonly Piece[]
  /** By id and by slug. */
  readonly byName: ReadonlyMap<string, Piece>
  readonly categories: readonly Category[]
  /** The ids of a category and of all below it, by its id and by its slug. */
  readonly family: ReadonlyMap<string, ReadonlySet<string>>
  readonly regionId: string
}

const familyOf = (categories: readonly shapes.Category[]) => {
  const children = Map.groupBy(categories, ({ parent_category_id }) => parent_category_id ?? '')
  const family = new Map<string, ReadonlySet<string>>()
  const below = (id: string, seen: Set<string>): Set<string> => {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const child of children.get(id) ?? []) below(child.id, seen)
    return seen
  }
  for (const { id, handle } of categories) {
    const all = below(id, new Set())
    family.set(id, all)
    family.set(handle, all)
  }
  return family
}

/** Top categories first, then the children of each: Medusa ranks only the children of one category. */
const inOrder = (categories: readonly shapes.Category[]): readonly shapes.Category[] => {
  const byRank = categories.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const known = new Set(categories.map(({ id }) => id))
  const all = byRank.filter(({ parent_category_id: parent }) => !parent || !known.has(parent))
  const placed = new Set(all)
  for (const { id } of all)
    for (const one of byRank)
      if (one.parent_category_id === id && !placed.has(one)) {
        placed.add(one)
        all.push(one)
      }
  return all
}

/**
 * Medusa's catalogue in memory: its API can neither filter nor sort by price, nor count facets. It is read every
 * `refreshMs` (`reader.ts`), and listeners learn what differs. While Medusa is down, the last reading is used.
 */
export const openShelf = (medusa: Medusa, refreshMs: number, log: Log) => {
  const reader = openReader(medusa, log)
  let stand: Stand | undefined
  let texts = new Map<string, string>()
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const listeners = new Set<(change: Change) => void>()

  const read = async (): Promise<Stand> => {
    const long = true
    const { regions } = await medusa.ask(shapes.RegionList, 'GET', '/store/regions', { long })
    const region = regions.find(({ currency_code }) => currency_code === 'inr')
    if (!region) throw new Error('Medusa has no region that sells in rupees')
    const categories = await readAll(async (offset) => {
      const answer = await medusa.ask(shapes.CategoryList, 'GET', '/store/product-categories', {
        long,
        query: { limit: PAGE, offset, fields: 'id,name,handle,description,parent_category_id,rank,metadata' },
      })
      return { items: answer.product_categories, count: answer.count }
    })
    const pieces = await reader.refresh(region.id)
    const family = familyOf(categories)
    const within = (id: string) => {
      const ids = family.get(id) ?? new Set()
      return pieces.filter(({ product }) => product.categoryIds?.some((one) => ids.has(one)))
    }
    return {
      pieces,
      byName: new Map(
        pieces.flatMap((piece) => [
          [piece.product._id, piece],
          [piece.product.slug ?? piece.product._id, piece],
        ]),
      ),
      categories: inOrder(categories).map((one) => {
        const members = within(one.id)
        return categoryOf(one, members.length, members[0]?.product.media?.[0])
      }),
      family,
      regionId: region.id,
    }
  }

  const tell = (changed: readonly { kind: string; id: string }[]) => {
    const at = new Date().toISOString()
    const told = changed.length > MANY ? [{ kind: CATALOGUE, id: CATALOGUE }] : changed
    for (const { kind, id } of told) for (const listen of listeners) listen({ kind, id, at })
  }

  const textsOf = ({ pieces, categories }: Stand) =>
    new Map<string, string>([
      ...pieces.map(
        (one) => [`product ${one.product._id}`, JSON.stringify([one.product, one.configuration])] as const,
      ),
      ...categories.map((one) => [`category ${one._id}`, JSON.stringify(one)] as const),
    ])

  const refresh = (): Promise<void> => {
    reading ??= (async () => {
      try {
        const next = await read()
        const now = textsOf(next)
        const names = new Set([...texts.keys(), ...now.keys()])
        const changed = stand ? [...names].filter((name) => texts.get(name) !== now.get(name)) : []
        stand = next
        texts = now
        tell(
          changed.map((name) => {
            const [kind = '', id = ''] = name.split(' ')
            return { kind, id }
          }),
        )
      } catch (error) {
        log.warn({ err: error }, 'the catalogue could not be read from Medusa; the last one is served')
      } finally {
        reading = undefined
      }
    })()
    return reading
  }

  return {
    /** Reads for the first time and then repeatedly, until `stop`. */
    start: async () => {
      await refresh()
      const next = () => {
        const again = async () => {
          await refresh()
          next()
        }
        timer = setTimeout(() => void again(), stand ? refreshMs : Math.min(refreshMs, 1_000))
        timer.unref()
      }
      next()
    },
    stop: () => clearTimeout(timer),
    refresh,
    /** The piece with this id or slug; looking at it causes it to be read again soon. */
    look: (name: string): Piece | undefined => {
      const piece = stand?.byName.get(name)
      if (piece) reader.want(piece.product._id, refreshMs)
      return piece
    },
    isFilled: () => stand !== undefined,
    /** Refuses with 503 until something has been read. */
    now: (): Stand => {
      if (!stand) throw new Refusal(503, 'CATALOGUE_UNAVAILABLE', 'Failed to fetch products')
      return stand
    },
    listen: (listener: (change: Change) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Shelf = ReturnType<typeof openShelf>
