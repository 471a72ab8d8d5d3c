import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { besideOf, isUpTo, ownRelease } from './beside.ts'
import type { Db } from './implement.ts'

export interface Migration {
  readonly name: string
  readonly hash: string
  readonly statements: readonly string[]
  /** The oldest release whose programs may run on a store that has it (beside.ts). */
  readonly beside?: string | undefined
}

const FOLDER = join(import.meta.dirname, '..', 'migrations')
/** Held while the schema changes. Any number; the same for every copy of this program. */
export const MIGRATE_LOCK = 727_401
/** https://www.postgresql.org/docs/17/errcodes-appendix.html */
const DISK_FULL = '53100'

/** A line `-- next` separates the statements of a file. */
export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      return {
        name: name.slice(0, -'.sql'.length),
        hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
        beside: besideOf(text),
        statements: text
          .split(/^-- next\s*$/m)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
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
 * Throws `SchemaRefusal` when a store has a migration that is not known and is not said to be safe beside this release, or
 * another one of that name.
 */
export const checkApplied = (
  applied: readonly Applied[],
  migrations: readonly Migration[],
  release = ownRelease(),
) => {
  const known = new Map(migrations.map((m) => [m.name, m.hash]))
  for (const { name, hash, beside } of applied) {
    if (!known.has(name) && beside && beside !== 'none' && isUpTo(beside, release)) continue
    if (!known.has(name))
      throw new SchemaRefusal(
        `The store was written by a newer version (it has migration ${name}). Update this program, or use another DATA_DIR or DATABASE_URL.`,
      )
    if (known.get(name) !== hash)
      throw new SchemaRefusal(
        `Migration ${name} was changed after the store was made. Use another DATA_DIR or DATABASE_URL, or delete this one if it holds nothing of worth.`,
      )
  }
}

/**
 * Brings the store to the newest schema and returns what it applied; `onStep` is called before each migration. Each is
 * one transaction that also records its name, so a kill leaves the old or the new schema, never one in between; an
 * advisory lock lets only one process work.
 */
export const migrate = async (
  db: Db,
  migrations: readonly Migration[] = readMigrations(),
  onStep: (step: string) => void = () => undefined,
): Promise<string[]> => {
  const applied = await locked(db, async (tx) => {
    await sql`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now(), beside text)`.execute(
      tx,
    )
    // Asked first: to alter it would wait for a backup that reads it.
    const { rows } = await sql`select from pg_attribute
      where attrelid = 'schema_migrations'::regclass and attname = 'beside'`.execute(tx)
    if (rows.length === 0) await sql`alter table schema_migrations add column beside text`.execute(tx)
    return readApplied(tx, migrations)
  })
  const done: string[] = []
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const [n, migration] of missing.entries()) {
    onStep(`migration ${migration.name} (${n + 1} of ${missing.length})`)
    const ran = await locked(db, async (tx) => {
      if ((await readApplied(tx, migrations)).has(migration.name)) return false
      await applyMigration(tx, migration)
      return true
    })
    if (ran) done.push(migration.name)
  }
  return done
}

/**
 * Runs one migration and records its name, in the caller's transaction. Throws an error that names the migration and
 * has the store's error as its cause.
 */
export const applyMigration = async (
  tx: Db,
  { name, hash, statements, beside }: Migration,
): Promise<void> => {
  try {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    await sql`insert into schema_migrations (name, hash, beside)
      values (${name}, ${hash}, ${beside ?? null})`.execute(tx)
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    const full = cause instanceof Error && 'code' in cause && cause.code === DISK_FULL
    throw new Error(
      full
        ? `The disk of the store is full (migration ${name}: ${said}). Make room and start again: what was done stays whole.`
        : `Migration ${name} could not be applied: ${said}. The store is as it was before it.`,
      { cause },
    )
  }
}

const locked = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATE_LOCK)})`.execute(tx)
    return work(tx)
  })

const readApplied = async (tx: Db, migrations: readonly Migration[]): Promise<Set<string>> => {
  const { rows } = await sql<Applied>`select name, hash, beside from schema_migrations`.execute(tx)
  checkApplied(rows, migrations)
  return new Set(rows.map(({ name }) => name))
}
