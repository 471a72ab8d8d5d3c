import { sql, type RawBuilder } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '#backend/lib/http/implement.ts'

/** What has a version in the store. Triggers raise it in the transaction of each write (migrations 0703, 1070). */
export type Versioned = 'names' | 'content'

/** The version that a statement sees, as one of its columns. */
export const versionOf = (what: Versioned): RawBuilder<number> =>
  sql`(select version from kept_versions where what = ${sql.lit(what)})`

/** The version alone. */
const readVersion = async (db: Db, what: Versioned): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select ${versionOf(what)} as version`.execute(db)
  return rows[0]?.version ?? 0
}

export interface KeptValues<T> {
  /** The value for this key at the store's current version; made again after each change. */
  readonly get: (key: string, make: () => Promise<T>) => Promise<T>
}

/**
 * Caches what was made from versioned data, at most `most` entries. The version is read before anything is made, so a
 * change in between means at worst that a value is made twice; it is never missed. `db` is the pool, never a
 * transaction.
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
