import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/implement.ts'
import { countByKeys, countOfKey, onlyKey } from './key-counts.ts'
import {
  countStatement,
  listStatement,
  TOTAL_CAP,
  type FoundRow,
  type ListPlan,
  type Way,
} from './list-query.ts'
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

/** How long lists were when they were last looked at, by their one key: enough to choose a way by. */
export type Lengths = Lru<number>
export const lengths = (): Lengths => new Lru<number>(2_000)

interface Page {
  rows: FoundRow[]
  /** 10,001 for anything longer. */
  total: number
}

/**
 * A list of everything, or of one key: its length stands in a roll-up and is read along. The way is chosen by the length
 * it had before, so that one round trip does; only its first reader asks for that.
 */
const findByKey = async (db: Db, key: string, asked: Asked, seen: Lengths): Promise<Page> => {
  let [all, before] = [seen.get(''), seen.get(key)]
  if (all === undefined || before === undefined)
    ({ all, total: before } = await countByKeys(db, asked.narrowing))
  const way = wayOf(asked, before, all)
  const { rows } = await listStatement({ ...asked, way, total: countOfKey(key) }).execute(db)
  // Past the end no row says it.
  const total = rows[0]?.total ?? (await countByKeys(db, asked.narrowing)).total
  seen.set('', key === '' ? total : all)
  seen.set(key, total)
  return { rows, total }
}

/**
 * Finds one page in at most two round trips: what is known of the list's length decides the way. A long list of a search is
 * walked within bounds first; when that does not fill the page, its products stand far down, and they are gathered.
 */
export const findPage = async (db: Db, asked: Asked, seen: Lengths): Promise<Page> => {
  const { narrowing, limit, offset } = asked
  const { groups, loose, byBits, search } = narrowing
  const run = async (way: Way, known: number | undefined): Promise<Page> => {
    const { rows } = await listStatement({ ...asked, way, total: known }).execute(db)
    const total = known ?? rows[0]?.total
    return { rows, total: total ?? (await countStatement(narrowing).execute(db)).rows[0]?.total ?? 0 }
  }
  if (loose.length === 0) {
    const key = onlyKey(narrowing)
    if (key !== undefined) return findByKey(db, key, asked, seen)
    const { all, total } = await countByKeys(db, narrowing)
    return run(wayOf(asked, total, all), total)
  }
  const uncounted = asked.counted ? undefined : 0
  if (search && isShort(search)) return run({ by: 'gather' }, uncounted)
  const onlySearched = search && groups.length === 0 && loose.length === 1
  const sure = onlySearched && search.atLeast > TOTAL_CAP ? TOTAL_CAP + 1 : uncounted
  // Counted first, since it is shown anyway: a list that turns out short is gathered, and no walk is in vain.
  const count = async () =>
    loose.length > byBits
      ? ((await countStatement(narrowing).execute(db)).rows[0]?.total ?? 0)
      : (await countByKeys(db, narrowing)).total
  const known = sure ?? (await count())
  if (asked.counted && known <= SHORT) return run({ by: 'gather' }, known)
  const first = await run({ by: 'walk', within: WITHIN + 40 * (offset + limit) }, known)
  return first.rows.length > limit ? first : run({ by: 'gather' }, known)
}
