import { sql, type RawBuilder } from 'kysely'
import type { ProductQuery, Sort } from '#contract/catalogue.ts'
import type { Cursor } from './cursor.ts'
import { fold, keysOf } from './keys.ts'
import { ALWAYS, type OptionalColumn } from './map.ts'

/** A total is exact up to here; beyond, it is a floor. */
export const TOTAL_CAP = 10_000

/** What a list is sorted by. The id settles ties, in the same direction, so that one row comparison is the keyset. */
export const SORT_COLUMNS: Readonly<
  Record<Sort, { column: 'sales_count' | 'created_at' | 'rank' | 'price_paise'; descending: boolean }>
> = {
  'best-seller': { column: 'sales_count', descending: true },
  'new-arrivals': { column: 'created_at', descending: true },
  recommended: { column: 'rank', descending: false },
  'price-desc': { column: 'price_paise', descending: true },
  'price-asc': { column: 'price_paise', descending: false },
}

type Fragment = RawBuilder<unknown>

const anyKey = (keys: readonly string[]): Fragment => sql`keys && ${keys}::text[]`

/** A category's own key, by id or slug; nothing matches where there is no such category. */
const inCategory = (idOrSlug: string): Fragment =>
  sql`keys && (select array_agg('category:' || lower(c.id)) from categories c where c.id = ${idOrSlug} or c.slug = ${idOrSlug})`

const likeWord = (word: string): Fragment => sql`search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

/** Narrowings of a list, all of which hold. */
const conditions = (query: ProductQuery): Fragment[] => {
  const all: Fragment[] = [sql`active`]
  if (query.categoryId !== undefined) all.push(inCategory(query.categoryId))
  for (const [kind, text] of [
    ['collection', query.collection],
    ['gender', query.gender],
    ['type', query.type],
    ['tag', query.tags],
    ['metal', query.metal],
    ['purity', query.purity],
    ['stone', query.stone],
    ['size', query.size],
    ['carat', query.carat],
  ] as const) {
    const keys = text === undefined ? [] : keysOf(kind, text)
    if (keys.length > 0) all.push(anyKey(keys))
  }
  if (query.priceMin !== undefined) all.push(sql`price_paise >= ${query.priceMin * 100}::bigint`)
  if (query.priceMax !== undefined) all.push(sql`price_paise <= ${query.priceMax * 100}::bigint`)
  if (query.isTopCollection !== undefined)
    all.push(sql`is_top_collection = ${query.isTopCollection}::boolean`)
  for (const word of fold(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8))
    all.push(likeWord(word))
  return all
}

export interface ListPlan {
  readonly query: ProductQuery
  readonly sort: Sort
  readonly cursor: Cursor | undefined
  readonly columns: readonly OptionalColumn[]
  readonly withStock: boolean
  readonly limit: number
  readonly offset: number
}

/**
 * One page and its total in one round trip. The page is found by ids alone, so that the skipped rows of a deep page
 * cost no more than an index; `limit + 1` rows tell whether another page follows. An empty page is one row of nulls.
 */
export const listStatement = ({ query, sort, cursor, columns, withStock, limit, offset }: ListPlan) => {
  const { column, descending } = SORT_COLUMNS[sort]
  const backwards = cursor?.towards === 'previous'
  const down = descending !== backwards
  const where = sql.join(conditions(query), sql` and `)
  const ref = sql.ref(column)
  const order = down ? sql`${ref} desc, id desc` : sql`${ref}, id`
  const from =
    cursor === undefined
      ? sql``
      : sql` and (${ref}, id) ${down ? sql`<` : sql`>`} (${cursor.key}::${column === 'created_at' ? sql`timestamptz` : sql`bigint`}, ${cursor.id}::text)`
  const shown = sql.join([...ALWAYS, ...columns].map((name) => sql`p.${sql.ref(name)}`))
  const stock = withStock
    ? sql`, (select sum(v.stock)::integer from product_variants v where v.product_id = p.id) as stock`
    : sql``
  return sql`with page as (
      select id from products where ${where}${from} order by ${order} limit ${limit + 1}::integer offset ${offset}::integer
    )
    select total.total, p.${ref} as sort_key, ${shown}${stock}
    from (select count(*)::integer as total from (select 1 from products where ${where} limit ${sql.lit(TOTAL_CAP + 1)}) hits) total
    left join (page join products p using (id)) on true
    order by ${down ? sql`p.${ref} desc, p.id desc` : sql`p.${ref}, p.id`}`
}
