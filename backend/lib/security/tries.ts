import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'

const SECOND = 1_000
/** This many wrong passwords cost no wait; after that each doubles it, up to the longest. */
export const FREE_TRIES = 5
const FIRST_WAIT_MS = 15 * SECOND
const LONGEST_WAIT_MS = 15 * 60 * SECOND
/** After a day without an attempt the count starts again. */
export const FORGOTTEN_AFTER_MS = 24 * 3_600 * SECOND

/**
 * Whether a moment has passed that lies at most `most` ahead when it is set. One twice as far ahead was set while the
 * clock was wrong: it holds nobody. (Twice, because the clocks of two copies differ a little.)
 */
const isPast = (until: string, now: number, most: number): RawBuilder<boolean> =>
  sql`(${sql.ref(until)} <= ${new Date(now)} or ${sql.ref(until)} > ${new Date(now + 2 * most)})`

/** Whether a wait is over that ends at this column. */
export const isWaitOver = (until: string, now: number): RawBuilder<boolean> =>
  isPast(until, now, LONGEST_WAIT_MS)

/** How many seconds to wait after so many wrong passwords. */
export const waitSeconds = (failures: RawBuilder<number>): RawBuilder<number> =>
  sql`case when ${failures} < ${FREE_TRIES} then 0 else least(
    ${LONGEST_WAIT_MS / SECOND}::int,
    ${FIRST_WAIT_MS / SECOND}::int * power(2, least(${failures} - ${FREE_TRIES}, 10))
  ) end`

/** Counts a try of this key before it is checked. False if there were too many within the window. */
export const countTry = async (
  db: Db,
  table: 'attempts' | 'staff_guesses',
  key: string,
  { tries, windowMs }: { readonly tries: number; readonly windowMs: number },
  now: number,
): Promise<boolean> => {
  const isOver = isPast('old.window_ends', now, windowMs)
  const { rows } = await sql<{ isAllowed: boolean }>`
    insert into ${sql.table(table)} as old (key, tries, window_ends) values (${key}, 1, ${new Date(now + windowMs)})
    on conflict (key) do update set
      tries = case when ${isOver} then 1 else old.tries + 1 end,
      window_ends = case when ${isOver} then excluded.window_ends else old.window_ends end
    returning old.tries <= ${tries} as "isAllowed"`.execute(db)
  return rows[0]?.isAllowed === true
}
