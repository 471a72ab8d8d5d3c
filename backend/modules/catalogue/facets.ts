import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import { FACETS, type Facet, type FacetName, type FacetValue, type listFacets } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
import { TOTAL_CAP, type SearchIndex, type Stamp } from '../search/api.ts'
import { CARAT_BUCKETS } from './keys.ts'
import { NAMES_VERSION, type KeptNames, type Names } from './names.ts'
import { PRICE_BUCKETS, readNarrowing, type NarrowingQuery } from './narrowing.ts'

const CLARITIES = [
  'fl',
  'if',
  'vvs1',
  'vvs2',
  'vvs',
  'vs1',
  'vs2',
  'vs',
  'si1',
  'si2',
  'si',
  'i1',
  'i2',
  'i3',
  'i',
]
/** Facets whose values have an order of their own; the others stand by count. */
const ORDERS: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  price: PRICE_BUCKETS.map(({ key }) => key.slice('price:'.length)),
  carat: CARAT_BUCKETS,
  clarity: CLARITIES,
  colour: [],
  size: [],
}

const natural = new Intl.Collator('en', { numeric: true }).compare

const inOrder = (facet: FacetName, values: FacetValue[]): FacetValue[] => {
  const order = ORDERS[facet]
  const place = ({ value }: FacetValue) => {
    const at = order?.indexOf(value.toLowerCase()) ?? -1
    return at < 0 ? Infinity : at
  }
  return values.sort((a, b) =>
    order
      ? Math.sign(place(a) - place(b)) || natural(a.value, b.value)
      : b.count - a.count || natural(a.label, b.label),
  )
}

const toValue = (key: string, products: number, floor: boolean, names: Names): FacetValue => {
  const found = names.labelOf(key)
  const plain = key.slice(key.indexOf(':') + 1)
  return {
    value: found?.slug ?? found?.label ?? plain,
    label: found?.label ?? plain,
    count: Math.min(products, TOTAL_CAP),
    ...((floor || products > TOTAL_CAP) && { countIsFloor: true }),
    ...(found?.id !== undefined && { categoryId: found.id }),
    ...(found?.parentId !== undefined && { parentCategoryId: found.parentId }),
  }
}

/** What a list can be narrowed by further. A choice that is made stays, even when nothing is left of it. */
export const facetsOf = (
  db: Db,
  index: SearchIndex,
  kept: KeptNames,
  query: NarrowingQuery,
): Promise<AnswerOf<typeof listFacets>> =>
  kept.use(async (names) => {
    const narrowing = readNarrowing(query, names)
    const { rows } = await sql<{
      version: number
      stamp: Stamp
    }>`select ${NAMES_VERSION} as version, ${index.stamp} as stamp`.execute(db)
    const { total, counts, floor } = await index.count(narrowing, rows[0]?.stamp)
    const byFacet = new Map<string, FacetValue[]>(FACETS.map((name) => [name, []]))
    const add = (key: string, products: number) =>
      byFacet.get(key.slice(0, key.indexOf(':')))?.push(toValue(key, products, floor, names))
    counts.forEach((products, key) => add(key, products))
    for (const { facet, keys } of narrowing.groups)
      if (facet) for (const key of keys) if (!counts.has(key)) add(key, 0)
    const facets = FACETS.flatMap((name): Facet[] => {
      const values = byFacet.get(name) ?? []
      return values.length === 0 ? [] : [{ name, values: inOrder(name, values) }]
    })
    const result = {
      facets,
      total: Math.min(total, TOTAL_CAP),
      ...(total > TOTAL_CAP && { totalIsFloor: true }),
    }
    return { result, version: rows[0]?.version }
  })
