import { existsSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { makeFolder } from '#program/folder.ts'
import { member } from '#program/member.ts'
import { openEmbedded, openPostgres, type Database } from './db.ts'
import { FolderInUse, lockFolder } from '#program/folder-lock.ts'
import type { BackendConfig, Db } from '#backend/lib/http/implement.ts'
import { forgetSizes, missingFrom, recordSizes } from './table-files.ts'
import { untar } from './untar.ts'

/**
 * What `shop backup` asks of the backend that has the embedded store open: a copy under this name in the same folder.
 */
const COPY_QUESTION = /^copy (backup-[0-9a-f]{12})$/

/**
 * Opens the store that the configuration names: PostgreSQL by `DATABASE_URL`, else the embedded one in `DATA_DIR`,
 * which one process may hold. A missing embedded store starts as a copy of the snapshot, when there is one.
 */
export const openStore = async (config: BackendConfig, log: Logger, snapshot?: string): Promise<Database> => {
  if (config.databaseUrl !== undefined) {
    const database = openPostgres({
      url: config.databaseUrl,
      connections: config.databaseConnections,
      onError: (error) => log.error({ err: error }, 'store connection lost'),
    })
    const unusable = await whyNoWrites(database.db).catch((error: unknown) => cannotBeUsed(error))
    if (unusable === undefined) return database
    await database.close()
    throw new Error(`${nameOf(config.databaseUrl)} ${unusable}`)
  }
  makeFolder(config.dataDir, 'DATA_DIR')
  let open: Database | undefined
  const copy = async (question: string): Promise<string> => {
    const [, name] = COPY_QUESTION.exec(question) ?? []
    if (name === undefined) throw new Error('That is not understood')
    if (open === undefined) throw new Error('The store is not open yet; try again in a moment')
    await open.copyTo(join(config.dataDir, name, 'pg'))
    log.info({ folder: name }, 'store copied for a backup')
    return 'copied'
  }
  const release = await lockFolder(config.dataDir, copy).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new FolderInUse(
          `DATA_DIR ${config.dataDir} is in use by another backend; stop that one or use another folder`,
        )
      : error
  })
  try {
    const dataDir = join(config.dataDir, 'pg')
    if (!existsSync(dataDir) && snapshot !== undefined && existsSync(snapshot)) {
      unpack(snapshot, config.dataDir, dataDir)
      log.info({ snapshot }, 'store made from the snapshot')
    }
    const database = await openSound(config.dataDir, dataDir)
    open = database
    return { ...database, close: () => database.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** The database of an address, without its password. */
const nameOf = (databaseUrl: string): string => {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  // A socket of this machine is named by a parameter.
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname} (DATABASE_URL)`
}

/** Nothing listens at an address, or there is no such socket. */
const NOBODY = new Set<unknown>(['ECONNREFUSED', 'ENOENT'])

const cannotBeUsed = (error: unknown): string => {
  // A name with several addresses fails with one error for each and a message of its own that is empty.
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const why = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join('; ')
  return causes.some((cause) => NOBODY.has(member(cause, 'code')))
    ? `cannot be used: nothing listens there (${why}). Start it, or correct the address.`
    : `cannot be used: ${why}`
}

/** Why nothing can be written, as the end of a sentence; undefined if it can. Throws if the database is not reached. */
const whyNoWrites = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ standby: boolean; mode: string }>`
    select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as mode`.execute(db)
  if (rows[0]?.mode !== 'on') return undefined
  return rows[0].standby
    ? 'is a standby and accepts no writes: name the primary in DATABASE_URL, or wait until this one is promoted'
    : 'is read-only and accepts no writes: turn default_transaction_read_only off for this database and user, or name another in DATABASE_URL'
}

/**
 * The database of an address, opened for one long piece of work. Throws one sentence if it cannot be reached.
 */
export const openUnhurried = async (databaseUrl: string): Promise<Database> => {
  const database = openPostgres({ url: databaseUrl, connections: 2, statementTimeoutMs: 0 })
  try {
    await sql`select 1`.execute(database.db)
    return database
  } catch (error) {
    await database.close()
    throw new Error(`${nameOf(databaseUrl)} ${cannotBeUsed(error)}`, { cause: error })
  }
}

/** A kill while unpacking leaves only the draft: the store appears whole or not at all. */
const unpack = (snapshot: string, folder: string, dataDir: string) => {
  const draft = `${dataDir}.new`
  rmSync(draft, { recursive: true, force: true })
  try {
    untar(gunzipSync(readFileSync(snapshot), { chunkSize: 1 << 23 }), draft)
    renameSync(draft, dataDir)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error instanceof Error && 'code' in error && error.code === 'ENOSPC'
      ? diskIsFull(folder, error)
      : error
  }
}

const diskIsFull = (folder: string, cause: unknown) =>
  new StoreDamaged(`The disk of the store (${folder}) is full. Make room and start again.`, { cause })

/** The embedded store is damaged; the message says what to do. */
class StoreDamaged extends Error {}

/**
 * Opens an embedded store whose lock we have. Throws StoreDamaged if it is damaged: PostgreSQL's own message names its
 * internals, this one says what to do. A clean close records the sizes of its files for the next opening.
 */
export const openSound = async (folder: string, dataDir: string): Promise<Database> => {
  const damaged = (cause: unknown) =>
    new StoreDamaged(
      `The store in ${folder} is damaged and cannot be opened (${cause instanceof Error ? cause.message : String(cause)}). ` +
        `Restore a backup: npm run shop -- restore <file> --replace. It puts what is there aside, and docs/recipes/back-up-and-restore.md says more.`,
      { cause },
    )
  const wasMade = existsSync(join(dataDir, 'global', 'pg_control'))
  if (wasMade && !existsSync(join(dataDir, 'PG_VERSION'))) throw damaged('PG_VERSION is missing')
  const missing = wasMade ? missingFrom(dataDir) : undefined
  if (missing !== undefined) throw damaged(missing)
  let database: Database | undefined
  try {
    database = await openEmbedded({ dataDir })
    await sql`select 1 from pg_class limit 1`.execute(database.db)
    forgetSizes(dataDir)
    return recording(database, dataDir)
  } catch (error) {
    await database?.close().catch(() => undefined)
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < FULL_BYTES) throw diskIsFull(folder, error)
    throw wasMade ? damaged(error) : error
  }
}

const recording = (database: Database, dataDir: string): Database => {
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await database.close()
    try {
      recordSizes(dataDir)
    } catch {
      // A full disk: the next opening compares nothing.
      forgetSizes(dataDir)
    }
  }
  return { ...database, close }
}

/** With less free even an opened store could not write its log. */
const FULL_BYTES = 16 * 1024 ** 2
