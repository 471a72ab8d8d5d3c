import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { conditionsOf, STATE, where, type Fragment, type State } from './conditions.ts'
import type { KeyCounts, Narrowing } from './port.ts'
import type { Search } from './reading.ts'

/** At most this many products of a narrowed list are counted; in a longer list each count means ‘at least’. */
const MOST_COUNTED = 100_000

type Counts = Readonly<Record<string, number>> | null

/** The number of products of a list for each key, as a column; the list itself is counted as one more key, ''. */
const countsOf = (fits: readonly Fragment[], most: number) =>
  fits.length === 0
    ? // The number of all products with a key is stored with the index.
      sql`(select json_object_agg(key, products) from (
        select key, products from search_key_counts where products > 0 union all select '', s.products) c)`
    : sql`(select json_object_agg(key, products) from (
        select key, count(*) as products
        from (select keys from search_entries ${where(fits)} limit ${sql.lit(most + 1)}) hits,
          unnest(array_append(keys, '')) key
        group by key) c)`

/**
 * Counts under the other filters: the keys of a facet with a choice are counted as if nothing of it were chosen, all
 * others within the list. Usually this is one statement. While somebody waits for the counts of a large index, only
 * `atOnce` products of each list are examined, and each list is its own statement, so that none takes longer than a
 * statement may.
 */
export const countKeys = async (
  db: Db,
  narrowing: Narrowing,
  search: Search | undefined,
  atOnce?: number,
): Promise<{ state: State; counts: KeyCounts }> => {
  const chosen = [...new Set(narrowing.groups.flatMap(({ facet }) => facet ?? []))]
  const most = atOnce ?? MOST_COUNTED
  const lists = ['', ...chosen].map((facet) => {
    const fits = conditionsOf(narrowing, search, facet || undefined)
    return { facet, narrowed: fits.length > 0, counts: countsOf(fits, most) }
  })
  const states: State[] = []
  const found: Counts[] = []
  for (const together of atOnce ? lists.map((list) => [list]) : [lists]) {
    const { rows } = await sql<State & { lists: Counts[] }>`select s.*,
      json_build_array(${sql.join(together.map(({ counts }) => counts))}) as lists from ${STATE}`.execute(db)
    const [row] = rows
    if (!row) throw new Error('The index of products has no state')
    states.push(row)
    found.push(...row.lists)
  }
  const [state] = states
  if (!state) throw new Error('Nothing was counted')
  // A change between the statements is in some of the lists only: then these counts are valid for this answer alone.
  const stamp = states.every((one) => one.stamp === state.stamp) ? state.stamp : null
  const counts = new Map<string, number>()
  const floors = new Set<string>()
  lists.forEach(({ facet, narrowed }, at) => {
    if (narrowed && (found[at]?.[''] ?? 0) > most) floors.add(facet)
    for (const [key, products] of Object.entries(found[at] ?? {})) {
      const own = chosen.find((one) => key.startsWith(`${one}:`)) ?? ''
      if (key !== '' && own === facet) counts.set(key, products)
    }
  })
  return { state: { ...state, stamp }, counts: { stamp, total: found[0]?.[''] ?? 0, counts, floors } }
}
