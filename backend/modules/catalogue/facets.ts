import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import { FACETS, type Facet, type FacetName, type FacetValue, type listFacets } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
import { CARAT_BUCKETS } from './keys.ts'
import { countFacets, type KeyCount } from './key-counts.ts'
import { TOTAL_CAP } from './list-query.ts'
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

interface Label {
  key: string
  label: string
  slug: string | null
  id: string | null
  parent_id: string | null
}

const labelsOf = async (db: Db, keys: readonly string[]): Promise<Map<string, Label>> => {
  const { rows } = await sql<Label>`
    select 'category:' || lower(id) as key, name as label, slug, id, parent_id from categories
    union all select key, label, null, null, null from key_labels where key = any (${keys}::text[]) and key not like 'category:%'`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

const toValue = ({ key, products, floor }: KeyCount, labels: Map<string, Label>): FacetValue => {
  const found = labels.get(key)
  const plain = key.slice(key.indexOf(':') + 1)
  const isFloor = floor || products > TOTAL_CAP
  return {
    value: found?.slug ?? found?.label ?? plain,
    label: found?.label ?? plain,
    count: Math.min(products, TOTAL_CAP),
    ...(isFloor && { countIsFloor: true }),
    ...(found?.id && { categoryId: found.id }),
    ...(found?.parent_id && { parentCategoryId: found.parent_id }),
  }
}

/** What a list can be narrowed by further. A choice that is made stays, even when nothing is left of it. */
export const facetsOf = async (db: Db, query: NarrowingQuery): Promise<AnswerOf<typeof listFacets>> => {
  const narrowing = await readNarrowing(db, query)
  const counts = await countFacets(db, narrowing)
  const total = counts.find(({ key }) => key === '') ?? { products: 0, floor: false }
  const seen = new Set(counts.map(({ key }) => key))
  const empty = narrowing.groups.flatMap(({ facet, keys }) =>
    facet ? keys.filter((key) => !seen.has(key)).map((key) => ({ key, products: 0, floor: false })) : [],
  )
  const all = [...counts, ...empty]
  const labels = await labelsOf(
    db,
    all.map(({ key }) => key),
  )
  const facets = FACETS.flatMap((name): Facet[] => {
    const values = all.filter(({ key }) => key.startsWith(`${name}:`)).map((row) => toValue(row, labels))
    return values.length === 0 ? [] : [{ name, values: inOrder(name, values) }]
  })
  return {
    facets,
    total: Math.min(total.products, TOTAL_CAP),
    ...((total.floor || total.products > TOTAL_CAP) && { totalIsFloor: true }),
  }
}
