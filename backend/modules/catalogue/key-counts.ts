import { sql } from 'kysely'
import { FACETS } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
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

/** Per chunk the bits of the products that every group and every word admits. */
const baseBits = ({ groups, search }: Counted): Fragment => {
  const named = (all: readonly (readonly string[])[]) => {
    const pairs = all.flatMap((names, at) => names.map((name) => ({ name, at })))
    return sql`unnest(${pairs.map(({ name }) => name)}::text[], ${pairs.map(({ at }) => at)}::integer[]) wanted (name, at)`
  }
  const keys = groups.map((group) => group.keys)
  const words = search?.lexemes ?? []
  const parts = [
    ...(keys.length > 0
      ? [sql`select wanted.at, b.chunk, bit_or(b.bits) from ${named(keys)} join key_bits b on b.key = wanted.name group by 1, 2`]
      : []),
    ...(words.length > 0
      ? [sql`select -1 - wanted.at, b.chunk, bit_or(b.bits) from ${named(words)} join word_bits b on b.lexeme = wanted.name group by 1, 2`]
      : []),
  ] // prettier-ignore
  return sql`select chunk, bit_and(bits) as bits from (${sql.join(parts, sql` union all `)}) each (at, chunk, bits)
    group by chunk having count(*) = ${keys.length + words.length}::integer and bit_count(bit_and(bits)) > 0`
}

/** How many active products have this key ('' = all of them): one row of the roll-up. */
export const countOfKey = (key: string): Fragment =>
  sql`coalesce((select products from key_counts where scope = ${key}::text and key = ''), 0)::integer`

/** How many active products there are, and how many of them the keys admit: read from roll-ups, never counted anew. */
export const countByKeys = async (db: Db, counted: Counted): Promise<{ all: number; total: number }> => {
  const only = onlyKey(counted)
  const total =
    only === undefined
      ? sql`(select sum(bit_count(bits)) from (${baseBits(counted)}) base)`
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

/** Keys of these kinds (a facet's name is its kind of key) with how many products of the narrowed list have each. */
const countsWithin = (narrowing: Narrowing, kinds: readonly string[]): Fragment => {
  const { groups, loose, byBits } = narrowing
  const [kind = '', ...others] = kinds
  // Keys of one kind stand beside each other in the index; ';' follows ':'.
  const ofKind =
    others.length === 0
      ? sql`key collate "C" >= ${`${kind}:`}::text and key collate "C" < ${`${kind};`}::text`
      : sql`split_part(key, ':', 1) = any (${kinds}::text[])`
  if (loose.length > byBits) {
    const where = sql.join([sql`active`, ...groups.map(({ condition }) => condition), ...loose], sql` and `)
    return sql`select key, count(*) as products, max(hits.at) > ${sql.lit(TOTAL_CAP)} as floor from (
        select counted_keys(keys, price_paise, is_top_collection) as keys, count(*) over () as at
        from (select keys, price_paise, is_top_collection from products where ${where} limit ${sql.lit(TOTAL_CAP + 1)}) found
      ) hits, unnest(hits.keys) key where ${ofKind} group by key`
  }
  const only = onlyKey(narrowing)
  if (only !== undefined)
    return sql`select key, products, false as floor from key_counts where scope = ${only}::text and products > 0 and ${ofKind}`
  // Each chunk is counted before anything is sorted (`offset 0`): a number travels, not a kilobyte of bits.
  return sql`select key, sum(counted) as products, false as floor
    from (select b.key, bit_count(b.bits & base.bits) as counted
      from (${baseBits(narrowing)}) base join key_bits b using (chunk) where ${ofKind} offset 0) chunks
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
  const { groups } = narrowing
  const chosen = new Set(groups.flatMap(({ facet }) => facet ?? []))
  const parts = [countsWithin(narrowing, [...FACETS.filter((facet) => !chosen.has(facet)), ''])]
  for (const facet of chosen) {
    const rest = { ...narrowing, groups: groups.filter((group) => group.facet !== facet) }
    parts.push(countsWithin(rest, [facet]))
  }
  // One row: a hundred of them cost twice as much to read.
  const { rows } = await sql<{ exact: Counts; floors: Counts; names: number }>`select
      json_object_agg(key, products) filter (where not floor) as exact,
      json_object_agg(key, products) filter (where floor) as floors, ${NAMES_VERSION} as names
    from (${sql.join(parts, sql` union all `)}) every`.execute(db)
  const [found] = rows
  const read = (counts: Counts | undefined, floor: boolean) =>
    Object.entries(counts ?? {}).map(([key, products]) => ({ key, products, floor }))
  return { counts: [...read(found?.exact, false), ...read(found?.floors, true)], names: found?.names ?? 0 }
}
