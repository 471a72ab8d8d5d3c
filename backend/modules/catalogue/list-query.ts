import { sql, type RawBuilder } from 'kysely'
import type { Sort } from '#contract/catalogue.ts'
import type { Cursor } from './cursor.ts'
import { NAMES_VERSION } from './names.ts'
import type { Fragment, Narrowing } from './narrowing.ts'
import { queryOf } from './search-reading.ts'

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
  readonly withStock: boolean
  readonly limit: number
  readonly offset: number
  readonly way: Way
  /** The best matches of a search first, then the sort. Only for a short list. */
  readonly byRelevance: boolean
  /** The total, when it is known already, or where it stands; else it is counted along, up to the cap. */
  readonly total: number | Fragment | undefined
}

/** Name, facts, description: what a match in each is worth ({D, C, B, A} as `ts_rank` wants them). */
const WEIGHTS = sql`'{0.1, 0.2, 0.6, 1.0}'::real[]`

const fits = ({ groups, loose }: Narrowing): Fragment[] => [
  sql`active`,
  ...groups.map(({ condition }) => condition),
  ...loose,
]

/** `is true` keeps a walk from turning to another index than its own. */
const sure = (conditions: readonly Fragment[]) =>
  sql.join(
    conditions.map((condition) => sql` and (${condition}) is true`),
    sql``,
  )

/** Where a walk by price may begin: no product of the list lies outside the prices of its keys. */
const bounded = ({ narrowing: { groups }, sort }: ListPlan): Fragment => {
  if (SORT_COLUMNS[sort].column !== 'price_paise' || groups.length === 0) return sql``
  const ends = (end: Fragment) =>
    sql.join(groups.map(({ keys }) => sql`(select ${end} from key_prices where key = any (${[...keys]}::text[]))`)) // prettier-ignore
  return SORT_COLUMNS[sort].descending
    ? sql` and price_paise <= least(${ends(sql`max(high)`)})`
    : sql` and price_paise >= greatest(${ends(sql`min(low)`)})`
}

const walked = (plan: ListPlan, from: Fragment): Fragment => {
  const [active, ...rest] = fits(plan.narrowing)
  return sql`${active}${bounded(plan)}${sure(rest)}${from}`
}

/** `page`: the ids of one page with their place in it. What is gathered stands in `hits`, all of it. */
const pageOfIds = (plan: ListPlan, order: Fragment, from: Fragment): Fragment => {
  const { narrowing, sort, way, limit, offset, byRelevance } = plan
  const ref = sql.ref(SORT_COLUMNS[sort].column)
  const slice = sql`order by ${order} limit ${limit + 1}::integer offset ${offset}::integer`
  if (way.by === 'gather') {
    const score = byRelevance
      ? sql`ts_rank(${WEIGHTS}, search_vector, ${queryOf(narrowing.search?.all ?? '')})`
      : sql`0`
    return sql`hits as (select id, ${ref}, ${score} as score from products
      where ${sql.join(fits(narrowing), sql` and `)} offset 0),
      page as (select id, ${ref}, score from hits where true${from} ${slice})`
  }
  if (way.within === undefined)
    return sql`page as (select id, ${ref}, 0 as score from products where ${walked(plan, from)} ${slice})`
  const [active, ...rest] = fits(narrowing)
  return sql`page as (select id, ${ref}, 0 as score from (select * from products where ${active}${bounded(plan)}${from} order by ${order}
    limit ${way.within}::integer) products where true${sure(rest)} ${slice})`
}

/** How long a list is, counted up to the cap. */
export const countStatement = (narrowing: Narrowing) =>
  sql<{ total: number }>`select count(*)::integer as total from (select 1 from products
    where ${sql.join(fits(narrowing), sql` and `)} limit ${sql.lit(TOTAL_CAP + 1)}) hits`

/** Pieces of a product that can be sold now. */
export const STOCK = sql`(select sum(v.stock)::integer from product_variants v where v.product_id = p.id) as stock`

/** A product's place on a page, and which state of it that is. */
export interface FoundRow {
  id: string
  version: number
  sort_key: number | Date
  /** Absent where nobody asked. */
  stock?: number | null
  total: number
  /** Of the names, where the narrowing holds for one of them. */
  names?: number
}

/**
 * Which products stand on one page, in one round trip. The page is found by ids alone, so that the skipped rows of a deep
 * page cost no more than an index; `limit + 1` rows tell whether another page follows. `total` stands on every row.
 */
export const listStatement = (plan: ListPlan): RawBuilder<FoundRow> => {
  const { narrowing, sort, cursor, way, offset, withStock, total, byRelevance } = plan
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
  const counted =
    total === undefined
      ? way.by === 'gather'
        ? sql`(select least(count(*), ${sql.lit(TOTAL_CAP + 1)})::integer from hits)`
        : sql`(${countStatement(narrowing)})`
      : typeof total === 'number'
        ? sql`${total}::integer`
        : sql`(${total})`
  const names = narrowing.named ? sql`, ${NAMES_VERSION} as names` : sql``
  const stock = withStock ? sql`, ${STOCK}` : sql``
  const shown = sql`p.id, p.version, p.${ref} as sort_key, ${counted} as total${names}${stock}`
  const order = sql`${first}${inSort(sql`id`, ref)}`
  // Nothing is skipped: each row that is looked at is shown, so its version may be read at once.
  if (way.by === 'walk' && way.within === undefined && offset === 0)
    return sql`select ${shown} from products p where ${walked(plan, from)} order by ${order} limit ${plan.limit + 1}::integer`
  return sql`with ${pageOfIds(plan, order, from)}
    select ${shown} from page join products p using (id)
    order by ${byRelevance ? sql`page.score desc, ` : sql``}${inSort(sql`p.id`, sql`p.${ref}`)}`
}
