import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { countSealed } from '#backend/lib/security/sealed-columns.ts'
import { BackupRefusal, FORMAT, VERSION, type Header } from './format.ts'
import { removeAtExit } from './leftovers.ts'
import { MIGRATIONS_TABLE, readSequences, readTables, usePlainText, type Column } from './tables.ts'

export interface WrittenBackup {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
  /** The ids of the keys with which values in it are encrypted. */
  readonly keys: readonly string[]
}

/** Called with each table once it has been read. */
export type Tell = (table: string, rows: number) => void

const BATCH_BYTES = 1 << 20
const MOST_ROWS = 5_000
const ENTRIES_FIRST = 100

async function* rowsOf(tx: Db, table: string, columns: readonly Column[]): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`))
  await sql`declare backup_rows no scroll cursor for
    select array_to_json(array[${texts}])::text as line from ${sql.id(table)}`.execute(tx)
  for (let count = ENTRIES_FIRST; ;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(tx)
    if (rows.length === 0) break
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0)
    yield rows.map(({ line }) => line)
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor((rows.length * BATCH_BYTES) / bytes)))
  }
  await sql`close backup_rows`.execute(tx)
}

const headerOf = async (tx: Db, store: Header['store']): Promise<Header> => {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_migrations order by name`.execute(tx)
  return {
    format: FORMAT,
    version: VERSION,
    created: new Date().toISOString(),
    store,
    migrations: rows,
    keys: [...(await countSealed(tx)).keys()].filter((id) => id !== 'plain').sort(),
  }
}

/** Turns an error that a person can do something about into one sentence. */
const whyNotWritten = (error: unknown, file: string): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupRefusal(
      `There is no room for the backup: the disk of ${dirname(file)} is full. No file was written.`,
    )
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupRefusal(`This user may not write into ${dirname(file)}: no backup was made.`)
  return error
}

/** The file while it is being written: flushed and closed at its end, and closed after any failure. */
const draftAt = (draft: string, file: string) => {
  rmSync(draft, { force: true })
  try {
    return createWriteStream(draft, { fd: openSync(draft, 'wx', 0o600), flush: true })
  } catch (error) {
    throw whyNotWritten(error, file)
  }
}

/**
 * Writes a whole store into one file (mode 0600), as it is at one moment; others continue to read and write. The file
 * appears complete or not at all.
 */
export const writeBackup = async (
  db: Db,
  { file, store, tell }: { file: string; store: Header['store']; tell?: Tell },
): Promise<WrittenBackup> => {
  const draft = `${file}.${process.pid}.part`
  const out = draftAt(draft, file)
  const whole = removeAtExit(draft)
  let tables = 0
  let rows = 0
  let keys: readonly string[] = []
  async function* lines(tx: Db): AsyncGenerator<string> {
    const hash = createHash('sha256')
    const sealed = (text: string) => {
      hash.update(text)
      return text
    }
    const header = await headerOf(tx, store)
    keys = header.keys
    yield sealed(`${JSON.stringify(header)}\n`)
    for (const [table, columns] of await readTables(tx)) {
      if (table === MIGRATIONS_TABLE) continue
      yield sealed(`${JSON.stringify({ table, columns: columns.map(({ name }) => name) })}\n`)
      let own = 0
      for await (const batch of rowsOf(tx, table, columns)) {
        own += batch.length
        yield sealed(`${batch.join('\n')}\n`)
      }
      tables += 1
      rows += own
      tell?.(table, own)
    }
    // Read after the rows: a sequence does not wait for transactions, so here it can only be ahead of them.
    yield sealed(`${JSON.stringify({ sequences: await readSequences(tx) })}\n`)
    yield `${JSON.stringify({ end: { rows, sha256: hash.digest('hex') } })}\n`
  }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await usePlainText(tx)
        await pipeline(Readable.from(lines(tx)), createGzip(), out)
      })
    if (!out.closed) await once(out, 'close')
    renameSync(draft, file)
  } catch (error) {
    out.destroy()
    rmSync(draft, { force: true })
    throw whyNotWritten(error, file)
  } finally {
    whole()
  }
  return { tables, rows, bytes: statSync(file).size, keys }
}
