import { existsSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { makeFolder } from '#program/folder.ts'
import { openEmbedded, openPostgres, type Database } from './db.ts'
import { FolderInUse, lockFolder } from '#program/folder-lock.ts'
import type { BackendConfig } from './implement.ts'
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
    await sql`select 1`.execute(database.db).catch(async (error: unknown) => {
      await database.close()
      throw new Error(unreached(config.databaseUrl ?? '', error))
    })
    return database
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

/** Why PostgreSQL cannot be used, with its address and without its password. */
const unreached = (databaseUrl: string, error: unknown): string => {
  const { host, pathname } = new URL(databaseUrl)
  // A name with several addresses fails with one error for each and a message of its own that is empty.
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const why = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join('; ')
  return `PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${why}`
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
