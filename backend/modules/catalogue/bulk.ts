import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'

/**
 * Writes many products in one transaction: the counts behind facets and the list of words are made anew in the end
 * instead of being kept at every row. Call it inside a transaction.
 */
export const inBulk = async (tx: Db, work: () => Promise<void>): Promise<void> => {
  await sql`select set_config('catalogue.bulk', 'on', true)`.execute(tx)
  await work()
  await sql`select set_config('catalogue.bulk', 'off', true)`.execute(tx)
  await sql`select refresh_counts(), refresh_words()`.execute(tx)
}
