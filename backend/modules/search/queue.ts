import { sql } from 'kysely'
import { member } from '#program/member.ts'
import { BULK } from '#backend/lib/changes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { IndexState, ProductSource } from './port.ts'

/** This many changes are taken in with one transaction. */
export const BATCH = 500

/** A product that was written, which the index has not taken in yet. */
export interface Change {
  /** Higher for a later change. */
  readonly id: number
  readonly product_id: string
  /** Written by bulk work, so it is left to the job. */
  readonly in_bulk: boolean
}

/** Whether somebody else held the lock that was waited for (SQLSTATE 55P03, PostgreSQL, appendix A). */
export const isLocked = (error: unknown): boolean => member(error, 'code') === '55P03'

/** Which changes are taken in: any, or only those that bulk work did not leave to the job. */
export type Which = 'any' | 'prompt'

/**
 * Takes the next changes from the queue and passes them to `apply`, in one transaction; returns how many there were.
 * One copy of this program does it at a time: of two that read the same product one after another, the first could
 * write last. Throws what `apply` throws, and the changes are in the queue as before; see `isLocked`.
 */
export const takeChanges = (
  db: Db,
  most: number,
  which: Which,
  apply: (tx: Db, changes: readonly Change[]) => Promise<void>,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`select from search_state for update`.execute(tx)
    // If the store crashes, the work that is lost is noted again with its changes: not worth waiting for the disk.
    await sql`set local synchronous_commit = off`.execute(tx)
    // By a limit instead of a list: a store that has not counted a million new notices yet would search all of them for
    // each. Both read the same snapshot, so only the first ones are deleted.
    const those = which === 'any' ? sql`true` : sql`not in_bulk`
    const { rows } = await sql<Change>`delete from search_changes where ${those} and id <= (
      select max(id) from (select id from search_changes where ${those} order by id limit ${most}) first)
      returning id, product_id, in_bulk`.execute(tx)
    if (rows.length > 0) await apply(tx, rows)
    return rows.length
  })

/**
 * Readers take in at most this many changes: then a change is found as soon as its write was answered. More are left to
 * the job.
 */
export const TAKEN_IN_BY_READERS = 100

/** Changes that readers take in themselves if they are few: all except those of bulk work. */
export const PROMPT = sql`search_changes where not in_bulk order by id`

/** The number of these that wait, as a column: counted no further than one beyond `TAKEN_IN_BY_READERS`. */
export const PROMPT_WAITING = sql<number>`(select count(*)::integer
  from (select from ${PROMPT} limit ${sql.lit(TAKEN_IN_BY_READERS + 1)}) w)`

/**
 * Notes as changed every product that is not waiting yet, as bulk work if there are many; `had`: the ids in the index,
 * as a query. Returns how many wait now. Call it inside a transaction.
 */
export const noteAll = async (
  tx: Db,
  { ids }: Pick<ProductSource, 'ids'>,
  had: ProductSource['ids'],
): Promise<number> => {
  await sql`insert into search_changes (product_id, in_bulk) select id, count(*) over () > ${BULK}::integer from (
      select id from (${ids}) now union select id from (${had}) before) every
    where not exists (select from search_changes c where c.product_id = every.id)`.execute(tx)
  return (await readQueue(tx)).waiting
}

/** The number of changes that wait, and for how long the oldest of them: one row of the columns of `IndexState`. */
export const QUEUE = sql<Omit<IndexState, 'products'>>`(select count(*)::integer as waiting,
  coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::real as "lagSeconds" from search_changes)`

/** How far behind every index is: the queue is the same whatever the index is. Throws if the database does not answer. */
export const readQueue = async (db: Db): Promise<Omit<IndexState, 'products'>> => {
  const { rows } = await sql<Omit<IndexState, 'products'>>`select * from ${QUEUE} q`.execute(db)
  return rows[0] ?? { waiting: 0, lagSeconds: 0 }
}
