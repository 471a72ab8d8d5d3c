import { sql, type Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { secretHash } from '#backend/lib/security/secrets.ts'
import { LINK_MS } from './links.ts'
import type { AppointmentRow, AppointmentTables } from './tables.ts'

export type Row = Selectable<AppointmentRow>

/** The pieces to be laid out. The previous release stored only the first. */
export const piecesOf = ({ product_id, product_ids }: Pick<Row, 'product_id' | 'product_ids'>): string[] =>
  product_ids.length > 0 || product_id === null ? product_ids : [product_id]

const tables = (db: Db) => db.withTables<AppointmentTables>()

/** How many places are taken at each instant in a range. Keys are milliseconds. */
export const takenPlaces = async (
  db: Db,
  storeId: string,
  from: number,
  to: number,
): Promise<Map<number, number>> => {
  const rows = await tables(db)
    .selectFrom('appointments')
    .select(['starts_at', sql<number>`count(*)::int`.as('places')])
    .where('store_id', '=', storeId)
    .where('status', '=', 'booked')
    .where('starts_at', '>=', new Date(from))
    .where('starts_at', '<=', new Date(to))
    .groupBy('starts_at')
    .execute()
  return new Map(rows.map(({ starts_at, places }) => [starts_at.getTime(), places]))
}

/** The appointment, locked until the end of the transaction. */
export const locked = (tx: Db, id: string): Promise<Row | undefined> =>
  tables(tx).selectFrom('appointments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Cancels it; undefined if it was cancelled before. A link still shows it, so that its holder sees that it worked.
 */
export const cancel = async (tx: Db, id: string, now: number): Promise<Row | undefined> => {
  const row = await tables(tx)
    .updateTable('appointments')
    .set(({ eb }) => ({ status: 'cancelled', sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'booked')
    .where('ends_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
  return row
}

export const byId = (db: Db, id: string): Promise<Row | undefined> =>
  tables(db).selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()

export const byLink = (db: Db, link: string, now: number): Promise<Row | undefined> =>
  tables(db)
    .selectFrom('appointment_links as l')
    .innerJoin('appointments as a', 'a.id', 'l.appointment_id')
    .selectAll('a')
    .where('l.link_hash', '=', secretHash(link))
    .where('a.ends_at', '>', new Date(now - LINK_MS))
    .executeTakeFirst()

export const ofAccount = (db: Db, accountId: string): Promise<Row[]> =>
  tables(db)
    .selectFrom('appointments')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('starts_at', 'desc')
    .limit(100)
    .execute()

export const ownById = (db: Db, accountId: string, id: string): Promise<Row | undefined> =>
  tables(db)
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const byReference = (db: Db, reference: string): Promise<Row | undefined> =>
  tables(db)
    .selectFrom('appointments')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst()

/** The salon confirms the visit. Undefined if it is cancelled or over, or confirmed already. */
export const confirm = (tx: Db, id: string, now: number): Promise<Row | undefined> =>
  tables(tx)
    .updateTable('appointments')
    .set(({ eb }) => ({ confirmed_at: new Date(now), sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('status', '=', 'booked')
    .where('ends_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()

/**
 * Records that the visitor did not come, or removes that record. Undefined before the appointment begins, or if it was
 * cancelled.
 */
export const markNoShow = (tx: Db, id: string, came: boolean, now: number): Promise<Row | undefined> =>
  tables(tx)
    .updateTable('appointments')
    .set({ no_show_at: came ? null : new Date(now) })
    .where('id', '=', id)
    .where('status', '=', 'booked')
    .where('starts_at', '<=', new Date(now))
    .returningAll()
    .executeTakeFirst()
