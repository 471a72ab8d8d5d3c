import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { buildBackend } from '../app.ts'
import { readConfig } from '../config.ts'
import { openEmbedded } from '../lib/db.ts'
import { seedHash, snapshotPath } from './hash.ts'

/** The tar of a store with tables and, if wanted, the whole seed in it. */
export const makeStore = async ({ seed }: { seed: boolean }): Promise<Buffer> => {
  const database = await openEmbedded()
  const log = pino({ level: 'warn' }, pino.destination(2))
  const backend = await buildBackend(readConfig({}), { database, log, jobs: false, seed })
  try {
    return await database.dump()
  } finally {
    await backend.close()
  }
}

/** Writes `dist/seed/<hash>.tar.gz` and removes older ones. */
export const writeSnapshot = async (): Promise<string> => {
  const path = snapshotPath()
  const folder = join(path, '..')
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, gzipSync(await makeStore({ seed: true }), { level: 6 }))
  renameSync(draft, path)
  for (const name of readdirSync(folder))
    if (!name.startsWith(seedHash())) rmSync(join(folder, name), { force: true })
  return path
}
