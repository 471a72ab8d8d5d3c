import type { Kysely } from 'kysely'

/** Untyped handle of the one pool; a module narrows it with `db.withTables<ItsTables>()`. */
export type Db = Kysely<Record<never, never>>
