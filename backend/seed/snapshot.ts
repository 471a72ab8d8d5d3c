import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { buildBackend } from '../app.ts'
import { readConfig } from '../config.ts'
import { openEmbedded } from '#backend/lib/store/db.ts'
import { snapshotPath } from './hash.ts'

/** The tar of a store with tables and the whole of a house in it; with `SEED=none` tables alone. */
export const makeStore = async (env: { HOUSE?: string; SEED?: string }): Promise<Buffer> => {
  const database = await openEmbedded()
  const log = pino({ level: 'warn' }, pino.destination(2))
  const backend = await buildBackend(readConfig(env), { database, log, jobs: false })
  try {
    return await database.dump()
  } finally {
    await backend.close()
  }
}

/** Writes `seed/<hash>.tar.gz` of the build and removes older ones. */
export const writeSnapshot = async (env: { HOUSE?: string; DIST_DIR?: string }): Promise<string> => {
  const path = snapshotPath(readConfig(env))
  const folder = join(path, '..')
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, gzipSync(await makeStore(env), { level: 6 }))
  renameSync(draft, path)
  for (const name of readdirSync(folder))
    if (name !== basename(path)) rmSync(join(folder, name), { force: true })
  return path
}
