import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Logger } from 'pino'
import { openEmbedded, openPostgres, type Database } from './db.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import type { BackendConfig } from './implement.ts'
import { untar } from './untar.ts'

/**
 * Opens the store that the configuration names: PostgreSQL by `DATABASE_URL`, else the embedded one in `DATA_DIR`,
 * which one process may hold. A missing embedded store starts as a copy of the snapshot, when there is one.
 */
export const openStore = async (config: BackendConfig, log: Logger, snapshot?: string): Promise<Database> => {
  if (config.databaseUrl !== undefined)
    return openPostgres({
      url: config.databaseUrl,
      onError: (error) => log.error({ err: error }, 'store connection lost'),
    })
  mkdirSync(config.dataDir, { recursive: true })
  const release = await lockFolder(config.dataDir).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new FolderInUse(
          `DATA_DIR ${config.dataDir} is in use by another backend; stop that one or use another folder`,
        )
      : error
  })
  try {
    const dataDir = join(config.dataDir, 'pg')
    if (!existsSync(dataDir) && snapshot !== undefined && existsSync(snapshot)) {
      unpack(snapshot, dataDir)
      log.info({ snapshot }, 'store made from the snapshot')
    }
    const database = await openEmbedded({ dataDir })
    return { ...database, close: () => database.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** A kill while unpacking leaves only the draft: the store appears whole or not at all. */
const unpack = (snapshot: string, dataDir: string) => {
  const draft = `${dataDir}.new`
  rmSync(draft, { recursive: true, force: true })
  untar(gunzipSync(readFileSync(snapshot), { chunkSize: 1 << 23 }), draft)
  renameSync(draft, dataDir)
}
