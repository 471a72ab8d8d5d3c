import { sql, type RawBuilder } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from './implement.ts'

/** What has a version in the store, raised by triggers in the transaction of each write (migration 0703). */
export type Versioned = 'names' | 'content'

/** The version that a statement sees, as a member of it. */
export const versionOf = (what: Versioned): RawBuilder<number> =>
  sql`(select version from kept_versions where what = ${sql.lit(what)})`

/** The version alone. */
export const readVersion = async (db: Db, what: Versioned): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select ${versionOf(what)} as version`.execute(db)
  return rows[0]?.version ?? 0
}

export interface KeptValues<T> {
  /** The value made for this key at the version that the store has now; made anew after each change. */
  readonly get: (key: string, make: () => Promise<T>) => Promise<T>
}

/**
 * Keeps what was made of things that have a version, `most` of them. The version is asked for before anything is made, so
 * that a change in between is at worst made twice and never missed. `db` is the pool, never a transaction.
 */
export const keepByVersion = <T>(db: Db, what: Versioned, most: number): KeptValues<T> => {
  const kept = new Lru<{ readonly version: number; readonly value: T }>(most)
  return {
    get: async (key, make) => {
      const version = await readVersion(db, what)
      const known = kept.get(key)
      if (known?.version === version) return known.value
      const value = await make()
      kept.set(key, { version, value })
      return value
    },
  }
}
