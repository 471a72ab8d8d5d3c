import type { Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { Store, StoreSource } from '#contract/stores.ts'
import { member } from '#program/member.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { StoreTables } from './tables.ts'

/** A store with the number of appointments that it can hold at one time. */
export interface Salon extends Store {
  capacity: number
}

const salonOf = (row: Selectable<StoreTables['stores']>): Salon => ({
  _id: row.id,
  slug: row.slug,
  latitude: row.latitude,
  longitude: row.longitude,
  capacity: row.capacity,
  ...row.details,
})

export const readStores = async (db: Db): Promise<Salon[]> =>
  (await db.withTables<StoreTables>().selectFrom('stores').selectAll().orderBy('position').execute()).map(
    salonOf,
  )

export const hasStores = async (db: Db): Promise<boolean> =>
  (await db.withTables<StoreTables>().selectFrom('stores').select('id').limit(1).executeTakeFirst()) !==
  undefined

/** By id or slug. */
export const readStore = async (db: Db, id: string): Promise<Salon | undefined> => {
  const row = await db
    .withTables<StoreTables>()
    .selectFrom('stores')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('slug', '=', id)]))
    .executeTakeFirst()
  return row && salonOf(row)
}

/** Sets what is given and leaves the rest; nothing when there is no such store. Tells the BFFs. */
export const changeStore = async (
  tx: Db,
  id: string,
  changes: Partial<Salon>,
): Promise<Salon | undefined> => {
  const stores = tx.withTables<StoreTables>()
  const row = await stores
    .selectFrom('stores')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('slug', '=', id)]))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { _id, slug, latitude, longitude, capacity, ...details } = { ...salonOf(row), ...changes }
  await stores
    .updateTable('stores')
    .set({ slug, latitude, longitude, capacity, details: json(details) })
    .where('id', '=', _id)
    .execute()
  await notifyChange(tx, 'store', _id)
  return { _id, slug, latitude, longitude, capacity, ...details }
}

/** What shoppers see of a salon. */
export const publicOf = ({ capacity: _, ...store }: Salon): Store => store

/** A salon as it would be kept. */
export const salonOfSource = (id: string, source: Static<typeof StoreSource>): Salon => {
  const { position: _, slug = id, productIds = [], ...salon } = source
  return { ...salon, _id: id, slug, productIds }
}

/** Writes a store, new or known, and tells the BFFs. */
export const putStore = async (tx: Db, salon: Salon, position: number): Promise<void> => {
  const { _id: id, slug, latitude, longitude, capacity, distanceKm: _, ...details } = salon
  const row = { slug, position, latitude, longitude, capacity, details: json(details) }
  await tx
    .withTables<StoreTables>()
    .insertInto('stores')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await notifyChange(tx, 'store', id)
}

/** Takes a store out and tells the BFFs. False where there is none; throws 409 where appointments name it. */
export const removeStore = async (tx: Db, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .withTables<StoreTables>()
    .deleteFrom('stores')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (member(error, 'code') === '23503')
        throw new Refusal(
          409,
          'CONFLICT',
          'Appointments name this salon: close it instead, by taking out its hours.',
        )
      throw error
    })
  if (numDeletedRows > 0n) await notifyChange(tx, 'store', id)
  return numDeletedRows > 0n
}
