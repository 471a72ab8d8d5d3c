import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import { conditionsOf, STATE, where, type State } from './conditions.ts'
import type { KeyCounts, Narrowing } from './port.ts'
import type { Search } from './reading.ts'

/**
 * Counts look at so many products of a list that is narrowed; of a longer one they are floors. A hundred thousand take a second.
 * How many of all products have a key is kept with the index.
 */
const MOST_COUNTED = 100_000

type Counts = Readonly<Record<string, number>> | null

/**
 * Counts that follow the other filters: the keys of a facet that is chosen from are counted as if nothing of it were chosen,
 * the rest within the list as it stands. One statement, whatever is asked.
 */
export const countKeys = async (
  db: Db,
  narrowing: Narrowing,
  search: Search | undefined,
): Promise<{ state: State; counts: KeyCounts }> => {
  const chosen = [...new Set(narrowing.groups.flatMap(({ facet }) => facet ?? []))]
  // The list itself is counted as one more key, ''.
  const lists = [undefined, ...chosen].map((facet) => {
    const fits = conditionsOf(narrowing, search, facet)
    return {
      facet,
      counted:
        fits.length === 0
          ? sql`(select json_object_agg(key, products) from (
              select key, products from search_key_counts where products > 0 union all select '', s.products) c)`
          : sql`(select json_object_agg(key, products) from (
              select key, count(*) as products
              from (select keys from search_entries ${where(fits)} limit ${sql.lit(MOST_COUNTED + 1)}) hits,
                unnest(array_append(keys, '')) key
              group by key) c)`,
    }
  })
  const everything = conditionsOf(narrowing, search).length === 0
  const { rows } = await sql<State & { lists: Counts[] }>`select s.*,
    json_build_array(${sql.join(lists.map(({ counted }) => counted))}) as lists from ${STATE}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The index of products has no state')
  const total = found.lists[0]?.[''] ?? 0
  const ofFacet = (key: string, facet: string) => key.startsWith(`${facet}:`)
  const counts = new Map<string, number>()
  lists.forEach(({ facet }, at) => {
    for (const [key, products] of Object.entries(found.lists[at] ?? {}))
      if (facet === undefined ? key !== '' && !chosen.some((one) => ofFacet(key, one)) : ofFacet(key, facet))
        counts.set(key, products)
  })
  return {
    state: found,
    counts: { stamp: found.stamp, total, counts, floor: !everything && total > MOST_COUNTED },
  }
}
