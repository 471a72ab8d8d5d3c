import { sql } from 'kysely'
import type { Sort } from '#contract/catalogue.ts'
import type { Cursor } from './cursor.ts'
import { ALWAYS, type OptionalColumn } from './map.ts'
import type { Fragment, Narrowing } from './narrowing.ts'

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

/**
 * How a page is found. `walk` follows the sort's own index and leaves out what does not fit: right for long lists.
 * `gather` takes what fits by the index of keys or words and sorts it: right for short ones. `within` bounds a walk to
 * that many products, because a list that nothing is known of might be empty.
 */
export type Way = { readonly by: 'walk'; readonly within?: number } | { readonly by: 'gather' }

export interface ListPlan {
  readonly narrowing: Narrowing
  readonly sort: Sort
  readonly cursor: Cursor | undefined
  readonly columns: readonly OptionalColumn[]
  readonly withStock: boolean
  readonly limit: number
  readonly offset: number
  readonly way: Way
  /** The best matches of a search first, then the sort. Only for a short list. */
  readonly byRelevance: boolean
  /** The total, when it is known already; else it is counted along, up to the cap. */
  readonly total: number | undefined
}

/** Name, facts, description: what a match in each is worth ({D, C, B, A} as `ts_rank` wants them). */
const WEIGHTS = sql`'{0.1, 0.2, 0.6, 1.0}'::real[]`

const fits = ({ groups, loose }: Narrowing): Fragment[] => [
  sql`active`,
  ...groups.map(({ condition }) => condition),
  ...loose,
]

/** The ids of one page with their place in it. `is true` keeps a walk from turning to another index than its own. */
const pageOfIds = (plan: ListPlan, order: Fragment, from: Fragment): Fragment => {
  const { narrowing, sort, way, limit, offset, byRelevance } = plan
  const ref = sql.ref(SORT_COLUMNS[sort].column)
  const slice = sql`order by ${order} limit ${limit + 1}::integer offset ${offset}::integer`
  if (way.by === 'gather') {
    const score = byRelevance
      ? sql`ts_rank(${WEIGHTS}, search_vector, to_tsquery('english', ${narrowing.search?.all ?? ''}::text))`
      : sql`0`
    return sql`select id, ${ref}, score from (select id, ${ref}, ${score} as score from products
      where ${sql.join(fits(narrowing), sql` and `)} offset 0) hits where true${from} ${slice}`
  }
  const [active, ...rest] = fits(narrowing)
  const kept = rest.map((condition) => sql` and (${condition}) is true`)
  if (way.within === undefined)
    return sql`select id, ${ref}, 0 as score from products where ${active}${sql.join(kept, sql``)}${from} ${slice}`
  return sql`select id, ${ref}, 0 as score from (select * from products where ${active}${from} order by ${order}
    limit ${way.within}::integer) products where true${sql.join(kept, sql``)} ${slice}`
}

/** How long a list is, counted up to the cap. */
export const countStatement = (narrowing: Narrowing) =>
  sql<{ total: number }>`select count(*)::integer as total from (select 1 from products
    where ${sql.join(fits(narrowing), sql` and `)} limit ${sql.lit(TOTAL_CAP + 1)}) hits`

/**
 * One page and its total in one round trip. The page is found by ids alone, so that the skipped rows of a deep page
 * cost no more than an index; `limit + 1` rows tell whether another page follows. An empty page is one row of nulls.
 */
export const listStatement = (plan: ListPlan) => {
  const { narrowing, sort, cursor, columns, withStock, total, byRelevance } = plan
  const { column, descending } = SORT_COLUMNS[sort]
  const down = descending !== (cursor?.towards === 'previous')
  const ref = sql.ref(column)
  const inSort = (ids: Fragment, key: Fragment) =>
    down ? sql`${key} desc, ${ids} desc` : sql`${key}, ${ids}`
  const first = byRelevance ? sql`score desc, ` : sql``
  const from =
    cursor === undefined
      ? sql``
      : sql` and (${ref}, id) ${down ? sql`<` : sql`>`} (${cursor.key}::${column === 'created_at' ? sql`timestamptz` : sql`bigint`}, ${cursor.id}::text)`
  const shown = sql.join([...ALWAYS, ...columns].map((name) => sql`p.${sql.ref(name)}`))
  const stock = withStock
    ? sql`, (select sum(v.stock)::integer from product_variants v where v.product_id = p.id) as stock`
    : sql``
  const counted =
    total === undefined ? sql`(${countStatement(narrowing)})` : sql`(select ${total}::integer as total)`
  return sql`with page as (${pageOfIds(plan, sql`${first}${inSort(sql`id`, ref)}`, from)})
    select total.total, p.${ref} as sort_key, ${shown}${stock}
    from ${counted} total left join (page join products p using (id)) on true
    order by ${byRelevance ? sql`page.score desc, ` : sql``}${inSort(sql`p.id`, sql`p.${ref}`)}`
}
