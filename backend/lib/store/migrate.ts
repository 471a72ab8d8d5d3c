import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { ROOT } from '#program/root.ts'
import { besideOf, isUpTo, ownRelease } from './beside.ts'
import type { Db } from '#backend/lib/http/implement.ts'

export interface Migration {
  readonly name: string
  readonly hash: string
  /** Run in one transaction. */
  readonly statements: readonly string[]
  /**
   * Run afterwards, each on its own, while the shop is open: statements that take long on a large database. Each can be
   * repeated.
   */
  readonly alone?: readonly string[]
  /** The oldest release whose programs may run on a store that has it (beside.ts). */
  readonly beside?: string | undefined
  /** The hash without the line `-- beside`, which may be added to a file that stores already have: it changes no statement. */
  readonly unmarked?: string | undefined
}

const FOLDER = join(ROOT, 'backend/migrations')
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

const ALONE = /^-- alone\n/gm
const BESIDE = /^-- beside: .*\n/m

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
/** Statements that block readers and writers only briefly and can be repeated. */
const MAY_BE_ALONE =
  /^(?:--.*\n)*(?:create index (?<index>\w+) |analyze |alter table \w+ validate constraint )[^;]*;?$/i

const aloneStatement = (name: string, statement: string): string => {
  if (!MAY_BE_ALONE.test(statement))
    throw new Error(`Migration ${name}: only an index, a validation or an analysis may be alone`)
  return statement
}

/**
 * A line `-- next` separates the statements of a file. One that has a line `-- alone` runs after the others, outside of their
 * transaction, an index without holding up writers. The line may be added to a file that stores already have.
 */
export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.sql'.length)
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const parts = text
        .split(/^-- next\s*$/m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => ({ alone: part.search(ALONE) >= 0, statement: part.replaceAll(ALONE, '') }))
      return {
        name,
        hash: hashOf(text.replaceAll(ALONE, '')),
        unmarked: hashOf(text.replaceAll(ALONE, '').replace(BESIDE, '')),
        beside: besideOf(text),
        statements: parts.flatMap(({ alone, statement }) => (alone ? [] : [statement])),
        alone: parts.flatMap(({ alone, statement }) => (alone ? [aloneStatement(name, statement)] : [])),
      }
    })

/** A migration that a store has. */
export interface Applied {
  readonly name: string
  readonly hash: string
  /** As the migration said when it was applied. */
  readonly beside?: string | null | undefined
}

/** The store was written by something this program does not know; starting would risk the data. */
export class SchemaRefusal extends Error {}

/**
 * Throws `SchemaRefusal` if a store has a migration that is unknown and not marked as safe while this release runs, or
 * a different one with the same name.
 */
export const checkApplied = (
  applied: readonly Applied[],
  migrations: readonly Migration[],
  release = ownRelease(),
) => {
  const known = new Map(migrations.map((m) => [m.name, [m.hash, m.unmarked]]))
  for (const { name, hash, beside } of applied) {
    if (!known.has(name) && beside && beside !== 'none' && isUpTo(beside, release)) continue
    if (!known.has(name))
      throw new SchemaRefusal(
        `The store was written by a newer version (it has migration ${name}). Update this program, or use another DATA_DIR or DATABASE_URL.`,
      )
    if (!known.get(name)?.includes(hash))
      throw new SchemaRefusal(
        `Migration ${name} was changed after the store was made. Use another DATA_DIR or DATABASE_URL, or delete this one if it holds nothing of worth.`,
      )
  }
}

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
