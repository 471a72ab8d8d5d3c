import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import {
  checkApplied,
  MAY_BE_ALONE,
  readMigrations,
  type Applied,
  type Migration,
} from './migration-files.ts'

/** Held while the schema changes. Any number; the same for every copy of this program. */
export const MIGRATE_LOCK = 727_401
/** https://www.postgresql.org/docs/17/errcodes-appendix.html */
const DISK_FULL = '53100'

/**
 * While the shop runs, a migration waits this long for a table that somebody else is using: everyone who comes later
 * waits too.
 */
const LOCK_MS = 1_000
/** After that it lets them pass and tries again, for this long in all. */
const [PAUSE_MS, PATIENCE_MS] = [500, 600_000]
/** SQLSTATE of a lock that was not to be had in time, and of two that waited for each other (PostgreSQL, appendix A). */
const HELD = new Set(['55P03', '40P01'])

/** Makes the table of what was applied. `alone_left`: how many of a migration's last statements, each run alone, are still to do. */
export const createMigrationsTable = async (tx: Db): Promise<void> => {
  await sql`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now(), beside text,
    alone_left integer not null default 0)`.execute(tx)
  // Asked first: to alter it would wait for a backup that reads it.
  const { rows } = await sql<{ attname: string }>`select attname from pg_attribute
    where attrelid = 'schema_migrations'::regclass and attname in ('beside', 'alone_left')`.execute(tx)
  const known = new Set(rows.map(({ attname }) => attname))
  if (!known.has('beside')) await sql`alter table schema_migrations add column beside text`.execute(tx)
  if (!known.has('alone_left'))
    await sql`alter table schema_migrations add column alone_left integer not null default 0`.execute(tx)
}

/**
 * Brings the store to the newest schema and returns what it applied; `onStep` is called before each migration. Each is
 * one transaction that also records its name, so a kill leaves the old or the new schema, never one in between; what runs
 * outside a transaction continues where it was. An advisory lock lets only one process work.
 */
export const migrate = async (
  db: Db,
  migrations: readonly Migration[] = readMigrations(),
  onStep: (step: string) => void = () => undefined,
): Promise<string[]> => {
  const applied = await locked(db, async (one) => {
    await patiently(() => one.transaction().execute(createMigrationsTable))
    return readApplied(one, migrations)
  })
  const done: string[] = []
  const missing = migrations.filter(({ name }) => applied.get(name) !== 0)
  for (const [n, migration] of missing.entries()) {
    const told = `migration ${migration.name} (${n + 1} of ${missing.length})`
    onStep(told)
    const ran = await locked(db, async (one) => {
      const alone = migration.alone ?? []
      let left = (await readApplied(one, migrations)).get(migration.name)
      if (left === 0) return false
      if (left === undefined) {
        await patiently(
          () =>
            one.transaction().execute(async (tx) => {
              await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx)
              await applyFirst(tx, migration, alone.length)
            }),
          () => onStep(`${told}: waits for a table that somebody uses`),
        )
        left = alone.length
      }
      for (const statement of alone.slice(alone.length - left)) await runAlone(one, migration.name, statement)
      return true
    })
    if (ran) done.push(migration.name)
  }
  return done
}

const failed = (name: string, cause: unknown, state: string): Error => {
  const said = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    codeOf(cause) === DISK_FULL
      ? `The disk of the store is full (migration ${name}: ${said}). Make room and start again: what was done stays whole.`
      : `Migration ${name} could not be applied: ${said}. ${state}`,
    { cause },
  )
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Tries again as long as somebody else has the lock that it needs, with pauses in which others can work. */
const patiently = async (work: () => Promise<void>, onWait?: () => void): Promise<void> => {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const code = codeOf(error instanceof Error && error.cause !== undefined ? error.cause : error)
      if (typeof code !== 'string' || !HELD.has(code) || performance.now() > until) throw error
    }
    onWait?.()
    await wait(PAUSE_MS)
  }
}

/** The part of a migration that is one transaction. */
const applyFirst = async (tx: Db, migration: Migration, aloneLeft: number): Promise<void> => {
  const { name, hash, statements, beside } = migration
  try {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    await sql`insert into schema_migrations (name, hash, beside, alone_left)
      values (${name}, ${hash}, ${beside ?? null}, ${aloneLeft}::integer)`.execute(tx)
  } catch (cause) {
    throw failed(name, cause, 'The store is as it was before it.')
  }
}

/**
 * Runs the whole of one migration and records its name, in the caller's transaction, in which nobody else uses the store. Throws
 * an error that names the migration and has the store's error as its cause.
 */
export const applyMigration = (tx: Db, migration: Migration): Promise<void> =>
  applyFirst(tx, { ...migration, statements: [...migration.statements, ...(migration.alone ?? [])] }, 0)

/** Runs one of the last statements of a migration on its own. It blocks neither readers nor writers. */
const runAlone = async (one: Db, name: string, statement: string): Promise<void> => {
  try {
    const index = MAY_BE_ALONE.exec(statement)?.groups?.index
    if (index === undefined) await sql.raw(statement).execute(one)
    else await createIndex(one, index.toLowerCase(), statement)
    await sql`update schema_migrations set alone_left = alone_left - 1 where name = ${name}`.execute(one)
  } catch (cause) {
    throw failed(name, cause, 'What was done of it stays; the next start goes on with it.')
  }
}

/** An attempt that broke off leaves an index that is never used, so it is built again. */
const createIndex = async (one: Db, index: string, statement: string): Promise<void> => {
  const { rows } = await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
    where indexrelid = to_regclass(${index}::text)`.execute(one)
  if (rows[0]?.valid) return
  if (rows[0]) await sql`drop index concurrently ${sql.id(index)}`.execute(one)
  await sql.raw(statement.replace(/^((?:--.*\n)*)create index/i, '$1create index concurrently')).execute(one)
}

const UNHURRIED = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'] as const

/**
 * Works on one connection while no other process changes the schema. It polls instead of waiting: a statement that
 * waits has a snapshot, and an index that is made while others write waits for all of them to end.
 */
const locked = async <T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> => {
  for (;;) {
    const got = await db.connection().execute(async (one) => {
      const { rows } = await sql<{
        got: boolean
      }>`select pg_try_advisory_lock(${sql.lit(MIGRATE_LOCK)}) as got`.execute(one)
      if (!rows[0]?.got) return undefined
      try {
        for (const limit of UNHURRIED) await sql`set ${sql.raw(limit)} = 0`.execute(one)
        return { value: await work(one) }
      } finally {
        await release(one)
      }
    })
    if (got) return got.value
    await wait(PAUSE_MS / 5)
  }
}

const release = async (one: Db): Promise<void> => {
  try {
    for (const limit of UNHURRIED) await sql`reset ${sql.raw(limit)}`.execute(one)
    await sql`select pg_advisory_unlock(${sql.lit(MIGRATE_LOCK)})`.execute(one)
  } catch {
    // The connection is gone, and its lock and settings with it; the work reports what broke it.
  }
}

/** How many statements each migration that the store has still has to run alone. */
const readApplied = async (one: Db, migrations: readonly Migration[]): Promise<Map<string, number>> => {
  const { rows } = await sql<
    Applied & { alone_left: number }
  >`select name, hash, beside, alone_left from schema_migrations`.execute(one)
  checkApplied(rows, migrations)
  return new Map(rows.map(({ name, alone_left }) => [name, alone_left]))
}
