import { setTimeout as pause } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded, type Database } from '#backend/lib/store/db.ts'
import { rememberBackup } from '#backend/lib/running/last-backup.ts'
import { openSound, openUnhurried } from '#backend/lib/store/open-store.ts'
import { askHolder, FolderInUse, lockFolder } from '#program/folder-lock.ts'
import type { BackendConfig, Db } from '#backend/lib/http/implement.ts'
import { BackupRefusal, checkBackup, type End, type Header } from './format.ts'
import { removeAtExit, removeLeftovers } from './leftovers.ts'
import { checkSchema, restoreInto } from './restore.ts'
import { writeBackup, type Tell, type WrittenBackup } from './write.ts'

/** Which store: the same settings that the backend reads. */
type Where = Pick<BackendConfig, 'databaseUrl' | 'dataDir'>

/** Runs the work with a store and closes it, whatever happens. */
const over = async <T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> => {
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Refused before the work, not after it. */
const assertCanLieAt = (target: string) => {
  const folder = dirname(target)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupRefusal(`There is no folder ${folder} to write the backup into.`)
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupRefusal(`${target} is a folder: name a file in it, e.g. ${join(target, 'shop.backup')}`)
}

/**
 * Backs up the store to a file on this machine, reads the file again to its end, and records it for the desk; the shop
 * may be running. A running backend holds its embedded store exclusively: on request it copies the files within its own
 * folder, and the copy is read here.
 */
export const backUp = async (where: Where, file: string, tell?: Tell): Promise<WrittenBackup> => {
  const at = new Date().toISOString()
  const target = resolve(file)
  assertCanLieAt(target)
  removeLeftovers(dirname(target), /\.backup\.\d+\.part$/)
  const written = await write(where, target, tell)
  // A file that cannot be read again is not a backup.
  await checkBackup(target)
  const { bytes, rows } = written
  if (existsSync(where.dataDir))
    rememberBackup(where.dataDir, { at, file: target, bytes, rows, checkedAt: new Date().toISOString() })
  return written
}

const write = async (where: Where, target: string, tell?: Tell): Promise<WrittenBackup> => {
  if (where.databaseUrl !== undefined)
    return over(await openUnhurried(where.databaseUrl), (db) =>
      writeBackup(db, { file: target, store: 'postgres', ...(tell && { tell }) }),
    )
  const { dataDir } = where
  if (!existsSync(join(dataDir, 'pg')))
    throw new BackupRefusal(`There is no store in ${dataDir} (DATA_DIR) and no DATABASE_URL is set.`)
  const writeFrom = (database: Database) =>
    over(database, (db) => writeBackup(db, { file: target, store: 'pglite', ...(tell && { tell }) }))
  const release = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined
    throw error
  })
  if (release) {
    try {
      return await writeFrom(await openSound(dataDir, join(dataDir, 'pg')))
    } finally {
      release()
    }
  }
  const name = `backup-${randomBytes(6).toString('hex')}`
  const copy = join(dataDir, name)
  removeLeftovers(dataDir, /^backup-[0-9a-f]{12}$/)
  mkdirSync(copy, { mode: 0o700 })
  const whole = removeAtExit(copy)
  try {
    if ((await askHolder(dataDir, `copy ${name}`)) === undefined)
      throw new BackupRefusal('The backend ended just now. Please try again.')
    return await writeFrom(await openEmbedded({ dataDir: join(copy, 'pg') }))
  } finally {
    rmSync(copy, { recursive: true, force: true })
    whole()
  }
}

export interface Restored {
  readonly header: Header & End
  /** Where the replaced store is now. */
  readonly before?: string
}

/** A connection that has just been closed is listed for a moment longer. */
const LEAVING_MS = 2_000

const isUsed = async (db: Db): Promise<boolean> => {
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name like 'backend%' and pid <> pg_backend_pid()`.execute(db)
  return rows.length > 0
}

const refuseWhileRunning = async (db: Db) => {
  const until = performance.now() + LEAVING_MS
  while (await isUsed(db)) {
    if (performance.now() > until)
      throw new BackupRefusal('The shop is running on this store. Stop it first. Nothing was changed.')
    await pause(100)
  }
}

const restorePostgres = async (url: string, options: Parameters<typeof restoreInto>[1]) =>
  over(await openUnhurried(url), (db) =>
    db.transaction().execute(async (tx) => {
      await refuseWhileRunning(tx)
      await restoreInto(tx, options)
    }),
  )

const restoreEmbedded = async (dataDir: string, options: Parameters<typeof restoreInto>[1]) => {
  mkdirSync(dataDir, { recursive: true })
  const release = await lockFolder(dataDir).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    throw new BackupRefusal('The shop is running on this store. Stop it first. Nothing was changed.')
  })
  const [store, draft] = [join(dataDir, 'pg'), join(dataDir, 'pg.restoring')]
  try {
    const filled = existsSync(store)
    if (filled && !options.replace)
      throw new BackupRefusal(
        `There is a store in ${dataDir} already. Use another DATA_DIR, or say --replace to put it aside. Nothing was changed.`,
      )
    rmSync(draft, { recursive: true, force: true })
    await over(await openEmbedded({ dataDir: draft }), (db) =>
      db.transaction().execute((tx) => restoreInto(tx, options)),
    )
    const before = `${store}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    if (filled) renameSync(store, before)
    renameSync(draft, store)
    return filled ? before : undefined
  } finally {
    rmSync(draft, { recursive: true, force: true })
    release()
  }
}

/**
 * Fills the store from a backup of either kind of store. The file is read to its end first; the store changes
 * completely or not at all. Throws `BackupRefusal` for a damaged or newer backup, a running shop, and a store that is
 * not empty without `replace`.
 */
export const restore = async (
  where: Where,
  { file, replace, tell }: { file: string; replace: boolean; tell?: Tell },
): Promise<Restored> => {
  const header = await checkBackup(file)
  checkSchema(header)
  const options = { file, header, replace, ...(tell && { tell }) }
  if (where.databaseUrl !== undefined) {
    await restorePostgres(where.databaseUrl, options)
    return { header }
  }
  const before = await restoreEmbedded(where.dataDir, options)
  return { header, ...(before !== undefined && { before }) }
}
