import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { applyMigration, createMigrationsTable, MIGRATE_LOCK } from '#backend/lib/migrate/migrate.ts'
import { checkApplied, readMigrations, SchemaRefusal } from '#backend/lib/migrate/migration-files.ts'
import { BackupRefusal, readBackup, type Header, type TableHead } from './format.ts'
import {
  dropEverything,
  isFilled,
  MIGRATIONS_TABLE,
  readTables,
  usePlainText,
  withoutChecks,
  writeSequences,
  type Column,
} from './tables.ts'
import type { Tell } from './write.ts'

/** Throws if the backup has migrations that this program does not know, or knows with another content. */
export const checkSchema = ({ migrations }: Pick<Header, 'migrations'>): void => {
  try {
    checkApplied(migrations, readMigrations())
  } catch (error) {
    if (!(error instanceof SchemaRefusal)) throw error
    throw new BackupRefusal(
      'This backup was made by a newer or another version of this program: its tables are not known here. Update this program first. Nothing was changed.',
      { cause: error },
    )
  }
}

interface Target {
  readonly head: TableHead
  readonly columns: readonly Column[]
}

const targetOf = (tables: ReadonlyMap<string, readonly Column[]>, head: TableHead): Target => {
  const known = new Map(tables.get(head.table)?.map((column) => [column.name, column]))
  const columns = head.columns.map((name) => {
    const column = known.get(name)
    if (!column)
      throw new BackupRefusal(
        `This backup has ${head.table}.${name}, which its own schema lacks. Nothing was changed.`,
      )
    return column
  })
  return { head, columns }
}

const insertRows = async (tx: Db, { head, columns }: Target, rows: readonly string[]) => {
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  const values = sql.join(columns.map(({ type }, n) => sql`(one ->> ${sql.lit(n)})::${sql.raw(type)}`))
  const lines = `[${rows.join(',')}]`
  await sql`insert into ${sql.id(head.table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${lines}::text::jsonb) as rows (one)`.execute(tx)
}

const load = async (tx: Db, file: string, tables: ReadonlyMap<string, readonly Column[]>, tell?: Tell) => {
  let target: Target | undefined
  let count = 0
  const told = () => target && tell?.(target.head.table, count)
  for await (const part of readBackup(file)) {
    if ('head' in part) {
      told()
      target = targetOf(tables, part.head)
      count = 0
    } else if ('rows' in part && target) {
      await insertRows(tx, target, part.rows)
      count += part.rows.length
    } else if ('sequences' in part) await writeSequences(tx, part.sequences)
  }
  told()
}

/**
 * Fills a store from a backup that `checkBackup` and `checkSchema` accepted, inside the caller's transaction: first the
 * schema of that time and its rows, then later migrations. Refuses a store that holds anything, unless `replace` is
 * set.
 */
export const restoreInto = async (
  tx: Db,
  { file, header, replace, tell }: { file: string; header: Header; replace: boolean; tell?: Tell },
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATE_LOCK)})`.execute(tx)
  if (!replace && (await isFilled(tx)))
    throw new BackupRefusal(
      'This store is not empty. Restore into an empty one, or say --replace to lose what is in it. Nothing was changed.',
    )
  await usePlainText(tx)
  await dropEverything(tx)
  const then = new Set(header.migrations.map(({ name }) => name))
  const migrations = readMigrations()
  await createMigrationsTable(tx)
  for (const migration of migrations) if (then.has(migration.name)) await applyMigration(tx, migration)
  const tables = await readTables(tx)
  const names = [...tables.keys()].filter((name) => name !== MIGRATIONS_TABLE)
  await withoutChecks(tx, names, async () => {
    if (names.length > 0) await sql`truncate ${sql.join(names.map((name) => sql.id(name)))}`.execute(tx)
    await load(tx, file, tables, tell)
  })
  for (const migration of migrations) {
    if (then.has(migration.name)) continue
    await applyMigration(tx, migration)
    // What a table's rows have deferred to the end of a transaction would keep the next one from changing the table.
    await sql`set constraints all immediate`.execute(tx)
    await sql`set constraints all deferred`.execute(tx)
  }
  await sql`analyze`.execute(tx)
}
