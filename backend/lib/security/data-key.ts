import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendConfig, Db } from '#backend/lib/http/implement.ts'
import { countSealed } from './sealed-columns.ts'
import { createSealer, newDataKey, type Sealer } from './sealer.ts'

/** The key that a demo keeps next to its store, made at its first start. Somebody who copies the folder has both. */
const keptKey = (dataDir: string): string => {
  const file = join(dataDir, 'data-key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, `${newDataKey()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Seals with DATA_KEY; a demo without one uses the key that it keeps itself. */
export const sealerOf = ({ dataKeys, dataDir }: Pick<BackendConfig, 'dataKeys' | 'dataDir'>): Sealer =>
  createSealer(dataKeys.length > 0 ? dataKeys : [keptKey(dataDir)])

/** Throws one line if values of the store are sealed with a key that is missing. */
export const checkDataKey = async (db: Db, sealer: Sealer): Promise<void> => {
  const missing = [...(await countSealed(db))].filter(([id]) => id !== 'plain' && !sealer.ids.includes(id))
  if (missing.length > 0)
    throw new Error(
      `DATA_KEY lacks ${missing.map(([id, many]) => `the key ${id}, which encrypts ${many} ${many === 1 ? 'value' : 'values'} of this store`).join(', and ')} (a demo keeps its key in the file data-key of DATA_DIR)`,
    )
}
