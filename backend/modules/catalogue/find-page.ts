import type { Db } from '#backend/lib/implement.ts'
import { countByKeys } from './key-counts.ts'
import { countStatement, listStatement, TOTAL_CAP, type ListPlan, type Way } from './list-query.ts'
import type { Search } from './search-reading.ts'

/** A search that at most so many products answer is gathered and may stand by relevance. */
const SHORT = 5_000
/** A search of common words is looked for among this many products of the sorted list, plus 40 a card skipped. */
const WITHIN = 5_000
/** A gathered product is fetched and sorted, a walked one only looked at. */
const GATHER_COST = 3

/** Do so few products match that they are gathered at once? */
export const isShort = ({ atMost }: Search): boolean => atMost <= SHORT

type Asked = Omit<ListPlan, 'way' | 'total'> & { readonly counted: boolean }

/** The cheaper of two ways to a page, when the length of the list and of the whole catalogue are known. */
const wayOf = ({ offset, limit, cursor }: Asked, total: number, all: number): Way => {
  const walked = ((offset + limit + 1) * all) / Math.max(total, 1)
  // Where in the list a cursor stands is not known: on average half of the walk has been behind it.
  const steps = cursor === undefined ? walked : walked * 2
  return total * GATHER_COST < steps ? { by: 'gather' } : { by: 'walk' }
}

/**
 * Finds one page in two round trips: what is known of the list's length decides the way. A long list of a search is
 * walked within bounds first; when that does not fill the page, its products stand far down, and they are gathered.
 */
export const findPage = async <Row extends { id: string | null; total: number }>(
  db: Db,
  asked: Asked,
): Promise<{ rows: Row[]; total: number }> => {
  const { narrowing, limit, offset } = asked
  const { groups, loose, search } = narrowing
  const run = async (way: Way, total: number | undefined) => {
    const { rows } = await (listStatement({ ...asked, way, total }).execute(db) as Promise<{ rows: Row[] }>)
    return { rows, total: total ?? rows[0]?.total ?? 0 }
  }
  if (loose.length === 0) {
    const { all, total } = await countByKeys(db, groups)
    return run(wayOf(asked, total, all), total)
  }
  const uncounted = asked.counted ? undefined : 0
  if (search && isShort(search)) return run({ by: 'gather' }, uncounted)
  const onlySearched = search && groups.length === 0 && loose.length === 1
  const sure = onlySearched && search.atLeast > TOTAL_CAP ? TOTAL_CAP + 1 : uncounted
  // Counted first, since it is shown anyway: a list that turns out short is gathered, and no walk is in vain.
  const known = sure ?? (await countStatement(narrowing).execute(db)).rows[0]?.total ?? 0
  if (asked.counted && known <= SHORT) return run({ by: 'gather' }, known)
  const first = await run({ by: 'walk', within: WITHIN + 40 * (offset + limit) }, known)
  const enough = first.rows.filter(({ id }) => id !== null).length > limit
  return enough ? first : run({ by: 'gather' }, known)
}
