import { sql, type RawBuilder } from 'kysely'
import type { Narrowing, Stamp } from './port.ts'
import { PROMPT, PROMPT_WAITING } from './queue.ts'
import type { Search } from './reading.ts'

export type Fragment = RawBuilder<unknown>

/**
 * The words as PostgreSQL searches for them, in a subquery that runs once per statement: a parameter would be parsed
 * again for every row.
 */
export const queryOf = (words: string): Fragment => sql`(select to_tsquery('english', ${words}::text))`

const MOST_PAISE = Number.MAX_SAFE_INTEGER

/** Whole rupees, both inclusive, as paise. */
export const paiseOf = (from: number, to: number): readonly [from: number, to: number] => [
  from * 100,
  Math.min(to * 100 + 99, MOST_PAISE),
]

const between = (from: number, to: number): Fragment =>
  sql`price_paise between ${from}::bigint and ${Math.min(to, MOST_PAISE)}::bigint`

const says = ({ all, atMost, priceMin, priceMax, narrows = [], sold }: Search): Fragment[] => [
  // If the search is a price alone, every product matches.
  ...(all === '' ? (atMost > 0 ? [] : [sql`false`]) : [sql`words @@ ${queryOf(all)}`]),
  ...narrows.map((keys) => sql`keys && ${[...keys]}::text[]`),
  ...(priceMin === undefined && priceMax === undefined
    ? []
    : [between(...paiseOf(priceMin ?? 0, priceMax ?? Infinity))]),
  ...(sold ? [sold] : []),
]

/**
 * The conditions that an entry must meet; none for a list of everything. `but`: the facet whose choices are left out.
 */
export const conditionsOf = (narrowing: Narrowing, search: Search | undefined, but?: string): Fragment[] => [
  ...narrowing.groups
    .filter(({ facet }) => but === undefined || facet !== but)
    .map(({ keys }) => sql`keys && ${[...keys]}::text[]`),
  ...(narrowing.without.length > 0 ? [sql`not keys && ${[...narrowing.without]}::text[]`] : []),
  ...(narrowing.price ? [between(narrowing.price.from, narrowing.price.to)] : []),
  ...(search ? says(search) : []),
]

/** `where` with all of them; nothing if there are none. */
export const where = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`

/** Equal lists have equal names. */
export const nameOf = ({ groups, without, price, search }: Narrowing): string =>
  JSON.stringify([groups, without, price, search])

/**
 * The version on which the length of this list depends: a new price within its bucket does not matter if only keys are
 * filtered.
 */
export const lengthVersion = ({ price, search }: Narrowing, { version, moves }: State): number =>
  price === undefined && search === undefined ? version : moves

const NO_PROMPT = sql`(select id from ${PROMPT} limit 1) is null`

/** The index's `version` and `moves`; null while changes wait that readers take in. */
export const STAMP = sql<Stamp>`(select case when ${NO_PROMPT}
    then version || '.' || moves end from search_state)`

/** See `SearchIndex.loose`. */
export const LOOSE = sql<Stamp>`(select case when bulk_taken_at > clock_timestamp() - interval '1 second'
    and ${NO_PROMPT} then awaited::text end from search_state)`

/** What every statement reads from the index besides its rows. */
export const STATE = sql`(select version, moves, products, awaited::text as loose, ${STAMP} as stamp,
    ${PROMPT_WAITING} as waiting from search_state) s`

export interface State {
  stamp: Stamp
  /** The value of `LOOSE` while changes in bulk are taken in. */
  loose: string
  /** Increased by every change that affects a count of keys. */
  version: number
  /** Increased by every change that was taken in. */
  moves: number
  products: number
  /** `PROMPT_WAITING`. */
  waiting: number
}
