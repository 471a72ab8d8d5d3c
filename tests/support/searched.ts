import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { SORTS, type Sort } from '#contract/catalogue.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type {
  Narrowing,
  PageQuestion,
  ProductSource,
  SearchEntry,
  SearchIndex,
  SearchVariant,
} from '#backend/modules/search/port.ts'
import { randomFrom } from './catalogue-fixture.ts'

/** An entry, and the variants of its product. */
export interface SearchedProduct extends SearchEntry {
  readonly variants?: readonly SearchVariant[]
}

const ALLOYS = ['yellow gold', 'rose gold', 'silver']
const GRADES = ['22 kt', '18 kt']
const KINDS = ['shelf', 'alloy', 'grade']

/** The same products for every index. */
const invent = () => {
  const random = randomFrom(5)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const some = <T>(from: readonly T[]): T[] => from.filter(() => random() < 0.4)
  const newProduct = (at: number): SearchedProduct => {
    const stone = pick(['ruby', 'opal', 'pearl'])
    const alloys = [...new Set([pick(ALLOYS), ...some(ALLOYS)])]
    return {
      id: `p-${String(at).padStart(4, '0')}`,
      keys: [
        ...some(['shelf:east', 'shelf:west']),
        ...alloys.map((one) => `alloy:${one}`),
        ...some(GRADES).map((one) => `grade:${one}`),
      ],
      name: `${pick(['tarn', 'vane', 'aubade'])} ${at}`,
      facts: `ring ${stone} ${alloys.join(' ')}`,
      body: `a ring with a ${stone}, made slowly`,
      chief: `ring ${stone}`,
      pricePaise: Math.floor(random() * 8) * 1_000_000,
      rank: Math.floor(random() * 9),
      sales: Math.floor(random() * 5),
      added: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 9))).toISOString(),
    }
  }
  return { random, pick, some, newProduct }
}

const KEY_OF: Readonly<Record<Sort, (product: SearchedProduct) => number | string>> = {
  'best-seller': ({ sales }) => -sales,
  'new-arrivals': ({ added }) => -Date.parse(added),
  recommended: ({ rank }) => rank,
  'price-desc': ({ pricePaise }) => -pricePaise,
  'price-asc': ({ pricePaise }) => pricePaise,
}
/** In a descending sort, ties are in the descending order of ids. */
const DESCENDING: readonly Sort[] = ['best-seller', 'new-arrivals', 'price-desc']

/** A list of everything. */
export const ANYTHING: Narrowing = { groups: [], without: [], price: undefined, search: undefined }
const FIRST_PAGE = {
  cursor: undefined,
  offset: 0,
  limit: 100,
  byRelevance: false,
  sort: 'price-asc',
} as const
/** Its first page, the cheapest first. */
export const PAGE: PageQuestion = { ...ANYTHING, ...FIRST_PAGE }

/**
 * A shop of invented products, the same for every index, next to an index of them: what the index gets, and what it
 * must answer.
 */
export const searched = (db: () => Db, index: () => SearchIndex) => {
  const { random, pick, some, newProduct } = invent()
  /** The products of the shop. */
  const products = new Map<string, SearchedProduct>()
  const on = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? [])

  const source: ProductSource = {
    get ids() {
      return sql<{ id: string }>`select id from unnest(${[...products.keys()]}::text[]) id`
    },
    entries: (_, ids) => Promise.resolve(on(ids)),
    places: (_, ids) =>
      Promise.resolve(
        on(ids).map((one) => ({
          ...one,
          fingerprint: createHash('md5')
            .update([one.keys.join('\u0002'), one.name, one.facts, one.body].join('\u0001'))
            .digest('hex'),
        })),
      ),
    named: { byLastWord: ['alloy'], byAllWords: ['grade'], weight: 'carat', measures: 'measure-' },
    variants: (_, ids) =>
      Promise.resolve(new Map(on(ids).flatMap(({ id, variants }) => (variants ? [[id, variants]] : [])))),
    isSoldAs: (id, keys, from, to) => {
      const fits = [...products.values()].filter(
        ({ variants }) =>
          !variants ||
          variants.some(
            (one) =>
              one.pricePaise >= from &&
              one.pricePaise <= to &&
              keys.every((named) => one.keys.some((key) => named.includes(key))),
          ),
      )
      return sql`${id} = any (${fits.map((one) => one.id)}::text[])`
    },
  }
  const write = async (changed: readonly SearchedProduct[], gone: readonly string[] = [], inBulk = false) => {
    for (const product of changed) products.set(product.id, product)
    for (const id of gone) products.delete(id)
    await sql`insert into search_changes (product_id, in_bulk)
      select id, ${inBulk} from unnest(${[...changed.map(({ id }) => id), ...gone]}::text[]) id`.execute(db())
  }
  const takeInAll = async () => {
    while ((await index().takeIn()) > 0);
  }

  /** The products of a list without a search, in its order. */
  const expected = ({ groups, without, price }: Narrowing, sort: Sort, but?: string) => {
    const key = KEY_OF[sort]
    const down = DESCENDING.includes(sort)
    const place = (a: SearchedProduct, b: SearchedProduct) => {
      const [one, other] = [key(a), key(b)]
      return one === other ? (a.id < b.id ? -1 : 1) * (down ? -1 : 1) : one < other ? -1 : 1
    }
    return [...products.values()]
      .filter(
        (product) =>
          groups.every(
            ({ facet, keys }) =>
              (but !== undefined && facet === but) || product.keys.some((one) => keys.includes(one)),
          ) &&
          !product.keys.some((one) => without.includes(one)) &&
          (!price || (product.pricePaise >= price.from && product.pricePaise <= price.to)),
      )
      .sort(place)
  }
  const countsOf = (list: readonly SearchedProduct[], kind: (key: string) => boolean) => {
    const counts = new Map<string, number>()
    for (const key of list.flatMap(({ keys }) => keys).filter(kind))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts
  }
  const idsOf = async (question: Partial<PageQuestion>) =>
    (await index().find({ ...PAGE, ...question })).hits.map(({ id }) => id)

  /** Compares this many random lists with what plain JavaScript finds and counts. */
  const agree = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const facets = some(KINDS)
      const keysOf = (kind: string) =>
        some(
          [...new Set(expected(ANYTHING, 'price-asc').flatMap(({ keys }) => keys))].filter((key) =>
            key.startsWith(`${kind}:`),
          ),
        )
      const narrowing: Narrowing = {
        ...ANYTHING,
        groups: [
          ...facets.map((facet) => ({ facet, keys: keysOf(facet) })),
          // A key of the page, and a second key of the same facet.
          { facet: undefined, keys: random() < 0.3 ? ['alloy:silver', 'shelf:east'] : [] },
          { facet: 'alloy', keys: random() < 0.2 ? ['alloy:silver'] : [] },
        ].filter(({ keys }) => keys.length > 0),
        without: random() < 0.2 ? ['shelf:west'] : [],
        price: pick([
          undefined,
          undefined,
          { from: 1_000_000, to: 5_000_000 },
          { from: 2_000_000, to: Infinity },
        ]),
      }
      const sort = pick(SORTS)
      const [limit, offset] = [1 + Math.floor(random() * 30), Math.floor(random() * 20)]
      const why = JSON.stringify({ narrowing, sort, limit, offset })
      const list = expected(narrowing, sort)
      const page = await index().find({ ...PAGE, ...narrowing, sort, limit, offset })
      expect(page.total, why).toBe(list.length)
      expect(
        page.hits.map(({ id }) => id),
        why,
      ).toEqual(list.slice(offset, offset + limit + 1).map(({ id }) => id))
      const { total, counts, floors } = await index().count(narrowing)
      expect([total, floors.size], why).toEqual([list.length, 0])
      const chosen = [...new Set(narrowing.groups.flatMap(({ facet }) => facet ?? []))]
      const wanted = new Map([
        ...countsOf(list, (key) => !chosen.some((kind) => key.startsWith(`${kind}:`))),
        ...chosen.flatMap((kind) => [
          ...countsOf(expected(narrowing, sort, kind), (key) => key.startsWith(`${kind}:`)),
        ]),
      ])
      expect(new Map([...counts].sort()), why).toEqual(new Map([...wanted].sort()))
    }
  }
  return { newProduct, products, on, source, write, takeInAll, expected, idsOf, agree }
}
