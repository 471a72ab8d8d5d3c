import { sql } from 'kysely'
import { FACETS, type FacetName } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
import { KEY_KINDS } from './keys.ts'
import { TOTAL_CAP } from './list-query.ts'
import { NAMES_VERSION } from './names.ts'
import type { Fragment, Narrowing } from './narrowing.ts'

/** What is counted by bits: keys, and the words of a search when theirs are kept. */
type Counted = Pick<Narrowing, 'groups' | 'search'>

/** The one key that a list is narrowed by ('' = none), or undefined when several mix: those need the bits. */
export const onlyKey = ({ groups, search }: Counted): string | undefined => {
  if (search) return undefined
  if (groups.length === 0) return ''
  return groups.length === 1 && groups[0]?.keys.length === 1 ? groups[0].keys[0] : undefined
}

/** Per chunk the bits of each group (`at` is its place among them) and, with places below zero, of each word. */
const bitsOfEach = ({ groups, search }: Counted): Fragment => {
  const from = (
    table: 'key_bits' | 'word_bits',
    name: 'key' | 'lexeme',
    all: [number, readonly string[]][],
  ) => {
    if (all.length === 0) return []
    const pairs = all.flatMap(([at, names]) => names.map((one) => ({ one, at })))
    // Behind a select, so that the plan does not hang on how many there are: else it is made anew for each statement.
    const wanted = sql`unnest((select ${pairs.map(({ one }) => one)}::text[]), (select ${pairs.map(({ at }) => at)}::integer[])) wanted (name, at)
      cross join lateral (select chunk, bits from ${sql.ref(table)} where ${sql.ref(name)} = wanted.name offset 0) b`
    return [
      pairs.length === all.length
        ? sql`select wanted.at, b.chunk, b.bits from ${wanted}`
        : sql`select wanted.at, b.chunk, bit_or(b.bits) from ${wanted} group by 1, 2`,
    ]
  }
  const keys = groups.map(({ keys }, at): [number, readonly string[]] => [at, keys])
  const words = (search?.lexemes ?? []).map((names, at): [number, readonly string[]] => [-1 - at, names])
  const [one, several] = [keys.filter(([, { length }]) => length === 1), keys.filter(([, { length }]) => length > 1)] // prettier-ignore
  return sql.join(
    [...from('key_bits', 'key', one), ...from('key_bits', 'key', several), ...from('word_bits', 'lexeme', words)],
    sql` union all `,
  ) // prettier-ignore
}

/** Per chunk the bits of the products that all of these groups and words admit, out of `each`. */
const bitsOfAll = (each: Fragment, places: readonly number[]): Fragment =>
  sql`select chunk, bit_and(bits) as bits from ${each} where at in (${sql.join(places.map((at) => sql.lit(at)))})
    group by chunk having count(*) = ${sql.lit(places.length)} and bit_count(bit_and(bits)) > 0`

const placesOf = ({ groups, search }: Counted): number[] => [
  ...groups.map((_, at) => at),
  ...(search?.lexemes ?? []).map((_, at) => -1 - at),
]

/** How many active products have this key ('' = all of them): one row of the roll-up. */
export const countOfKey = (key: string): Fragment =>
  sql`coalesce((select products from key_counts where scope = ${key}::text and key = ''), 0)::integer`

/** How many active products there are, and how many of them the keys admit: read from roll-ups, never counted anew. */
export const countByKeys = async (db: Db, counted: Counted): Promise<{ all: number; total: number }> => {
  const only = onlyKey(counted)
  const total =
    only === undefined
      ? sql`(select sum(bit_count(bits)) from (${bitsOfAll(sql`(${bitsOfEach(counted)}) each (at, chunk, bits)`, placesOf(counted))}) base)`
      : countOfKey(only)
  const { rows } = await sql<{ all: number; total: number }>`select ${countOfKey('')} as all,
    coalesce(${total}, 0)::integer as total`.execute(db)
  return rows[0] ?? { all: 0, total: 0 }
}

export interface KeyCount {
  readonly key: string
  readonly products: number
  /** The list was longer than what was looked at, so this is a floor. */
  readonly floor: boolean
}

type Counts = Readonly<Record<string, number>> | null

/** Kinds of keys that no facet shows. */
const UNSEEN: readonly string[] = KEY_KINDS.filter((kind) => !FACETS.some((facet) => facet === kind))

/**
 * Keys with how many products of the narrowed list have each: those of the chosen facet, whose own groups are left
 * out, or else of all the facets that nothing is chosen of, and '' for the list itself.
 */
const countsOf = (all: Narrowing, chosen: ReadonlySet<FacetName>, facet?: FacetName): Fragment => {
  const groups = facet === undefined ? all.groups : all.groups.filter((group) => group.facet !== facet)
  const { loose, byBits } = all
  // Keys of one kind stand beside each other in the index; ';' follows ':'.
  const ofKind =
    facet === undefined
      ? sql.join([...UNSEEN, ...chosen].map((kind) => sql`not starts_with(key, ${sql.lit(`${kind}:`)})`), sql` and `)
      : sql`key collate "C" >= ${sql.lit(`${facet}:`)} and key collate "C" < ${sql.lit(`${facet};`)}` // prettier-ignore
  if (loose.length > byBits) {
    const where = sql.join([sql`active`, ...groups.map(({ condition }) => condition), ...loose], sql` and `)
    return sql`select key, count(*) as products, max(hits.at) > ${sql.lit(TOTAL_CAP)} as floor from (
        select counted_keys(keys, price_paise, is_top_collection) as keys, count(*) over () as at
        from (select keys, price_paise, is_top_collection from products where ${where} limit ${sql.lit(TOTAL_CAP + 1)}) found
      ) hits, unnest(hits.keys) key where ${ofKind} group by key`
  }
  const only = onlyKey({ groups, search: all.search })
  if (only !== undefined)
    return sql`select key, products, false as floor from key_counts where scope = ${only}::text and products > 0 and ${ofKind}`
  const places = placesOf(all).filter(
    (at) => at < 0 || facet === undefined || all.groups[at]?.facet !== facet,
  )
  // Each chunk is counted before anything is sorted (`offset 0`): a number travels, not a kilobyte of bits.
  return sql`select key, sum(counted) as products, false as floor
    from (select b.key, bit_count(b.bits & base.bits) as counted
      from (${bitsOfAll(sql`each`, places)}) base join key_bits b using (chunk) where ${ofKind} offset 0) chunks
    group by key having sum(counted) > 0`
}

/**
 * Counts that follow the other filters: a facet that is chosen from is counted as if nothing of it were chosen, the
 * rest within the list as it stands. One statement, whatever is asked.
 */
export const countFacets = async (
  db: Db,
  narrowing: Narrowing,
): Promise<{ counts: KeyCount[]; names: number }> => {
  const chosen = new Set(narrowing.groups.flatMap(({ facet }) => facet ?? []))
  const parts = [
    countsOf(narrowing, chosen),
    ...[...chosen].map((facet) => countsOf(narrowing, chosen, facet)),
  ]
  const bits =
    placesOf(narrowing).length > 0
      ? sql`with each (at, chunk, bits) as materialized (${bitsOfEach(narrowing)}) `
      : sql``
  // One row: a hundred of them cost twice as much to read.
  const { rows } = await sql<{ exact: Counts; floors: Counts; names: number }>`${bits}select
      json_object_agg(key, products) filter (where not floor) as exact,
      json_object_agg(key, products) filter (where floor) as floors, ${NAMES_VERSION} as names
    from (${sql.join(parts, sql` union all `)}) every`.execute(db)
  const [found] = rows
  const read = (counts: Counts | undefined, floor: boolean) =>
    Object.entries(counts ?? {}).map(([key, products]) => ({ key, products, floor }))
  return { counts: [...read(found?.exact, false), ...read(found?.floors, true)], names: found?.names ?? 0 }
}
