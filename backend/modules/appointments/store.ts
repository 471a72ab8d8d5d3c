import { randomBytes, randomInt } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { newSecret, secretHash } from '#backend/lib/secrets.ts'
import type { Salon } from '../stores/api.ts'
import { SLOT_MS } from './slots.ts'
import type { AppointmentRow, AppointmentTables } from './tables.ts'

export type Row = Selectable<AppointmentRow>

/** Appointments that one person may have ahead: a salon's book cannot be filled by one sender. */
const MOST_AHEAD = 4

/** Without letters that are mistaken for figures. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const newReference = () => `A-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

const taken = () => new Refusal(409, 'SLOT_TAKEN', 'That hour has just been taken. Please choose another.')

export type Wanted = Pick<
  Row,
  'kind' | 'purpose' | 'name' | 'email' | 'email_key' | 'phone' | 'note' | 'product_id' | 'account_id'
>

const tables = (db: Db) => db.withTables<AppointmentTables>()

/** How many places are taken at each instant between two. Keys are milliseconds. */
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

/**
 * Books the first free place. Insert first, ask never: the unique index decides between two that come at once.
 * Throws 409 SLOT_TAKEN when all places are gone, 429 when this sender has too many ahead.
 */
export const book = async (
  tx: Db,
  salon: Salon,
  startsAt: number,
  wanted: Wanted,
  now: number,
): Promise<{ row: Row; link: string }> => {
  const { ahead } = await tables(tx)
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('ahead'))
    .where('email_key', '=', wanted.email_key)
    .where('status', '=', 'booked')
    .where('starts_at', '>', new Date(now))
    .executeTakeFirstOrThrow()
  if (ahead >= MOST_AHEAD)
    throw new Refusal(
      429,
      'RATE_LIMITED',
      `You have ${ahead} appointments ahead. Cancel one, or telephone us for another.`,
    )
  const link = newSecret()
  for (let place = 1; place <= salon.capacity; place += 1) {
    const row = await tables(tx)
      .insertInto('appointments')
      .values({
        ...wanted,
        id: randomBytes(12).toString('hex'),
        reference: newReference(),
        store_id: salon._id,
        starts_at: new Date(startsAt),
        ends_at: new Date(startsAt + SLOT_MS),
        place,
        link_hash: secretHash(link),
        created_at: new Date(now),
      })
      // A literal: a generic plan cannot match a partial index by a parameter.
      .onConflict((conflict) =>
        conflict
          .columns(['store_id', 'starts_at', 'place'])
          .where(sql<boolean>`status = 'booked'`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (row) return { row, link }
  }
  throw taken()
}

/** The booked appointment, locked for this transaction. */
const locked = (tx: Db, which: { id: string }) =>
  tables(tx)
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', which.id)
    .where('status', '=', 'booked')
    .forUpdate()
    .executeTakeFirst()

/** Moves it to another hour and makes a new link; the old one is used up. Throws 409 when the hour is full. */
export const move = async (
  tx: Db,
  id: string,
  salon: Salon,
  startsAt: number,
): Promise<{ row: Row; link: string }> => {
  const current = await locked(tx, { id })
  if (!current) throw new Refusal(409, 'CONFLICT', 'This appointment was cancelled.')
  const link = newSecret()
  for (let place = 1; place <= salon.capacity; place += 1) {
    // Two that move to the last place at once: the second waits for the first, sees it, and tries the next place.
    await sql`select pg_advisory_xact_lock(hashtext(${`${salon._id}:${startsAt}:${place}`}))`.execute(tx)
    const row = await tables(tx)
      .updateTable('appointments')
      .set({
        starts_at: new Date(startsAt),
        ends_at: new Date(startsAt + SLOT_MS),
        place,
        link_hash: secretHash(link),
      })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('appointments as other')
              .select('other.id')
              .where('other.store_id', '=', salon._id)
              .where('other.starts_at', '=', new Date(startsAt))
              .where('other.place', '=', place)
              .where('other.status', '=', 'booked'),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst()
    if (row) return { row, link }
  }
  throw taken()
}

/** Cancels it; cancelling twice is the same as once. The link still shows it, so that its holder sees that it worked. */
export const cancel = async (tx: Db, id: string): Promise<Row | undefined> =>
  tables(tx)
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const byLink = (db: Db, link: string): Promise<Row | undefined> =>
  tables(db)
    .selectFrom('appointments')
    .selectAll()
    .where('link_hash', '=', secretHash(link))
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
