import { sql } from 'kysely'
import type { Sort } from '#contract/catalogue.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { conditionsOf, STATE, where, type Fragment, type State } from './conditions.ts'
import { TOTAL_CAP, type Narrowing, type PageQuestion } from './port.ts'
import { scoreOf } from './ranking.ts'
import type { Search } from './reading.ts'

/**
 * The columns that a list is sorted by. The id settles ties, in the same direction, so that one row comparison gives
 * the position of a cursor.
 */
const SORTS: Readonly<
  Record<Sort, { column: 'sales' | 'added' | 'rank' | 'price_paise'; descending: boolean }>
> = {
  'best-seller': { column: 'sales', descending: true },
  'new-arrivals': { column: 'added', descending: true },
  recommended: { column: 'rank', descending: false },
  'price-desc': { column: 'price_paise', descending: true },
  'price-asc': { column: 'price_paise', descending: false },
}

/**
 * How a page is found. `walk` follows the index of the sort and skips products that do not match: best for long lists.
 * `gather` fetches all matches by the index of keys or words, then counts and sorts them: best for short ones.
 */
export type Way = 'walk' | 'gather'

/** A gathered product is fetched and sorted, a walked one only examined. */
const GATHER_COST = 3

/** The cheaper way to a page of a list that had this length when it was last counted. */
export const wayOf = ({ offset, limit, cursor }: PageQuestion, total: number, all: number): Way => {
  const walked = ((offset + limit + 1) * all) / Math.max(total, 1)
  // The position of a cursor in the list is not known: on average half of the list is behind it.
  return total * GATHER_COST < (cursor === undefined ? walked : walked * 2) ? 'gather' : 'walk'
}

export interface PageRow extends State {
  id: string | null
  key: number | Date
  /** Null if the list was not gathered. */
  total: number | null
}

/** One page, with the state of the index: at least one row, without an id if the page is empty. */
export const pageStatement = (
  question: PageQuestion,
  search: Search | undefined,
  way: Way,
  byRelevance: boolean,
) => {
  const { column, descending } = SORTS[question.sort]
  const { cursor, limit, offset } = question
  const down = descending !== (cursor?.towards === 'previous')
  const ref = sql.ref(column)
  const order = sql`${byRelevance ? sql`score desc, ` : sql``}${down ? sql`${ref} desc, id desc` : sql`${ref}, id`}`
  const from: Fragment[] =
    cursor === undefined
      ? []
      : [
          sql`(${ref}, id) ${down ? sql`<` : sql`>`} (${cursor.key}::${column === 'added' ? sql`timestamptz` : sql`bigint`}, ${cursor.id}::text)`,
        ]
  const slice = sql`order by ${order} limit ${limit + 1}::integer offset ${offset}::integer`
  const fits = conditionsOf(question, search)
  const score = byRelevance ? scoreOf(search?.boosts ?? []) : sql`0`
  const page =
    way === 'gather'
      ? sql`hits as materialized (select id, ${ref}, ${score} as score from search_entries ${where(fits)}),
        page as (select * from hits ${where(from)} ${slice})`
      : // `is true` keeps a walk from turning to another index than its own.
        sql`page as (select id, ${ref}, 0 as score from search_entries
          ${where([...from, ...fits.map((one) => sql`(${one}) is true`)])} ${slice})`
  const total = way === 'gather' ? sql`(select count(*)::integer from hits)` : sql`null::integer`
  return sql<PageRow>`with ${page} select s.*, ${total} as total, page.id, page.${ref} as key
    from ${STATE} left join page on true order by ${order}`
}

/** The length of a list, counted no further than one beyond the cap. */
export const countUpToCap = async (
  db: Db,
  narrowing: Narrowing,
  search: Search | undefined,
): Promise<number> => {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::integer as total from (select from search_entries
    ${where(conditionsOf(narrowing, search))} limit ${sql.lit(TOTAL_CAP + 1)}) hits`.execute(db)
  return rows[0]?.total ?? 0
}
