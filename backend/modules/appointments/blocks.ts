import { randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { AppointmentBlock } from '#contract/appointment-calendar.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { AppointmentTables } from './tables.ts'

type BlockRow = Selectable<AppointmentTables['appointment_blocks']>

const tables = (db: Db) => db.withTables<AppointmentTables>()

const shown = (row: BlockRow): AppointmentBlock => ({
  _id: row.id,
  storeId: row.store_id,
  startsAt: row.starts_at.toISOString(),
  reason: row.reason,
  who: row.who,
})

/** Hours of a salon that nobody can book, between two instants. Milliseconds. */
export const blocksBetween = async (
  db: Db,
  storeId: string,
  from: number,
  to: number,
): Promise<AppointmentBlock[]> => {
  const rows = await tables(db)
    .selectFrom('appointment_blocks')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('starts_at', '>=', new Date(from))
    .where('starts_at', '<=', new Date(to))
    .orderBy('starts_at')
    .execute()
  return rows.map(shown)
}

const hourKey = (storeId: string, at: number) => sql`hashtextextended(${`salon-hour:${storeId}:${at}`}, 0)`

/**
 * Whether the hour is blocked. That stays true until the transaction ends: a call that blocks the hour waits for those
 * that are booking it.
 */
export const isBlocked = async (tx: Db, storeId: string, at: number): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock_shared(${hourKey(storeId, at)})`.execute(tx)
  return (await blocksBetween(tx, storeId, at, at)).length > 0
}

/** How many appointments a salon has at that hour. */
const bookedAt = async (tx: Db, storeId: string, at: number): Promise<number> => {
  const { booked } = await tables(tx)
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('booked'))
    .where('store_id', '=', storeId)
    .where('starts_at', '=', new Date(at))
    .where('status', '=', 'booked')
    .executeTakeFirstOrThrow()
  return booked
}

/**
 * Blocks an hour; if it is blocked already, nothing changes. `fresh` says whether it was free, `booked` how many
 * appointments remain in it.
 */
export const blockHour = async (
  tx: Db,
  block: { storeId: string; startsAt: number; reason: string; who: string; now: number },
): Promise<{ readonly block: AppointmentBlock; readonly fresh: boolean; readonly booked: number }> => {
  await sql`select pg_advisory_xact_lock(${hourKey(block.storeId, block.startsAt)})`.execute(tx)
  const booked = await bookedAt(tx, block.storeId, block.startsAt)
  const fresh = await tables(tx)
    .insertInto('appointment_blocks')
    .values({
      id: randomBytes(12).toString('hex'),
      store_id: block.storeId,
      starts_at: new Date(block.startsAt),
      reason: block.reason,
      who: block.who,
      created_at: new Date(block.now),
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'starts_at']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (fresh) return { block: shown(fresh), fresh: true, booked }
  const kept = await tables(tx)
    .selectFrom('appointment_blocks')
    .selectAll()
    .where('store_id', '=', block.storeId)
    .where('starts_at', '=', new Date(block.startsAt))
    .executeTakeFirstOrThrow()
  return { block: shown(kept), fresh: false, booked }
}

/** Unblocks an hour; undefined if it was not blocked. */
export const unblockHour = async (tx: Db, id: string): Promise<AppointmentBlock | undefined> => {
  const row = await tables(tx)
    .deleteFrom('appointment_blocks')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && shown(row)
}
