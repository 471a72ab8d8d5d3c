import { sql, type RawBuilder } from 'kysely'
import type { Narrowing, Stamp } from './port.ts'
import type { Search } from './reading.ts'

export type Fragment = RawBuilder<unknown>

/**
 * The words as PostgreSQL searches for them, in a subquery that runs once per statement: a parameter would be parsed
 * again for every row.
 */
export const queryOf = (words: string): Fragment => sql`(select to_tsquery('english', ${words}::text))`

const MOST_PAISE = Number.MAX_SAFE_INTEGER

const between = (from: number, to: number): Fragment =>
  sql`price_paise between ${from}::bigint and ${Math.min(to, MOST_PAISE)}::bigint`

const says = ({ all, atMost, priceMin, priceMax, narrows = [], sold }: Search): Fragment[] => [
  // Of a search that is a price alone every word fits.
  ...(all === '' ? (atMost > 0 ? [] : [sql`false`]) : [sql`words @@ ${queryOf(all)}`]),
  ...narrows.map((keys) => sql`keys && ${[...keys]}::text[]`),
  ...(priceMin === undefined && priceMax === undefined
    ? []
    : [between((priceMin ?? 0) * 100, (priceMax ?? Infinity) * 100 + 99)]),
  ...(sold ? [sold] : []),
]

/** What must hold of an entry; nothing for a list of everything. `but`: the facet whose choices are left out. */
export const conditionsOf = (narrowing: Narrowing, search: Search | undefined, but?: string): Fragment[] => [
  ...narrowing.groups
    .filter(({ facet }) => but === undefined || facet !== but)
    .map(({ keys }) => sql`keys && ${[...keys]}::text[]`),
  ...(narrowing.without.length > 0 ? [sql`not keys && ${[...narrowing.without]}::text[]`] : []),
  ...(narrowing.price ? [between(narrowing.price.from, narrowing.price.to)] : []),
  ...(search ? says(search) : []),
]

/** `where` and all of them; nothing without any. */
export const where = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`

/** The same list has the same text. */
export const nameOf = ({ groups, without, price, search }: Narrowing): string =>
  JSON.stringify([groups, without, price, search])

/** What the length of this list depends on: a price inside its bucket is of no matter where only keys are asked. */
export const lengthVersion = ({ price, search }: Narrowing, { version, moves }: State): number =>
  price === undefined && search === undefined ? version : moves

/** Changes that readers take in themselves when they are few: all but those of work in bulk. */
const AWAITED = sql`search_changes where not in_bulk order by id`

const NONE_AWAITED = sql`(select id from ${AWAITED} limit 1) is null`

/** The index's `version` and `moves`; null while changes wait that readers take in. */
export const STAMP = sql<Stamp>`(select case when ${NONE_AWAITED}
    then version || '.' || moves end from search_state)`

/** See `SearchIndex.loose`. */
export const LOOSE = sql<Stamp>`(select case when bulk_taken_at > clock_timestamp() - interval '1 second'
    and ${NONE_AWAITED} then awaited::text end from search_state)`

/** What every statement reads of the index beside its rows. `waiting`: changes not taken in yet but for those in bulk, up to 501. */
export const STATE = sql`(select version, moves, products, awaited::text as awaited, ${STAMP} as stamp,
    (select count(*)::integer from (select from ${AWAITED} limit 501) w) as waiting from search_state) s`

export interface State {
  stamp: Stamp
  awaited: string
  version: number
  moves: number
  products: number
  waiting: number
}
