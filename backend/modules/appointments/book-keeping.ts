import { sql } from 'kysely'
import { anywhere } from '#backend/lib/rows/anywhere.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { Row } from './store.ts'
import type { AppointmentTables } from './tables.ts'

const tables = (db: Db) => db.withTables<AppointmentTables>()

interface Asked {
  readonly storeId?: string
  readonly status?: Row['status']
  readonly q?: string
  readonly from: number
  readonly to?: number
  readonly page: number
  readonly limit: number
}

/** What an appointment is found by. */
const WORDS = sql<string>`lower(reference || ' ' || name || ' ' || email || ' ' || phone)`

/**
 * Appointments from a time on, in order; with `to`, those that begin before it. What `q` finds, whenever it is, comes
 * latest first. Milliseconds.
 */
export const pageOfAppointments = async (db: Db, asked: Asked): Promise<{ rows: Row[]; total: number }> => {
  const pattern = anywhere(asked.q)
  let query = tables(db).selectFrom('appointments')
  query =
    pattern === undefined
      ? query.where('starts_at', '>=', new Date(asked.from))
      : query.where(WORDS, 'like', pattern)
  if (asked.storeId !== undefined) query = query.where('store_id', '=', asked.storeId)
  if (asked.to !== undefined) query = query.where('starts_at', '<', new Date(asked.to))
  if (asked.status !== undefined) query = query.where('status', '=', asked.status)
  const rows = await query
    .selectAll()
    .orderBy('starts_at', pattern === undefined ? 'asc' : 'desc')
    .orderBy('reference')
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit)
    .execute()
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/**
 * Appointments that begin within `ahead` milliseconds and were booked before that; locked, so that only one copy sends
 * a reminder.
 */
export const dueReminders = (tx: Db, now: number, ahead: number): Promise<Row[]> =>
  tables(tx)
    .selectFrom('appointments')
    .selectAll()
    .where('status', '=', 'booked')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', new Date(now))
    .where('starts_at', '<=', new Date(now + ahead))
    .where('created_at', '<', new Date(now - ahead / 2))
    .orderBy('starts_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute()

export const markReminded = async (tx: Db, id: string, now: number): Promise<void> => {
  await tables(tx)
    .updateTable('appointments')
    .set({ reminded_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}

/** Deletes links and appointments that ended this many milliseconds ago. */
export const forgetOld = async (
  db: Db,
  now: number,
  after: { links: number; rows: number },
): Promise<void> => {
  await tables(db)
    .deleteFrom('appointment_links')
    .where('appointment_id', 'in', (query) =>
      query
        .selectFrom('appointments')
        .select('id')
        .where('ends_at', '<', new Date(now - after.links)),
    )
    .execute()
  await tables(db)
    .deleteFrom('appointments')
    .where('ends_at', '<', new Date(now - after.rows))
    .execute()
}

/** The account is deleted: nothing remains. */
export const eraseOfAccount = async (tx: Db, accountId: string): Promise<void> => {
  await tables(tx).deleteFrom('appointments').where('account_id', '=', accountId).execute()
}
