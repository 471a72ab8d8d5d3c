import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { readConfig } from '#backend/config.ts'
import { seedHash, snapshotPath } from '#backend/seed/hash.ts'
import { makeStore } from '#backend/seed/snapshot.ts'
import { readTar, TemplateFiles } from './template-files.ts'

export type TemplateKind = 'catalogue' | 'none'

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'pglite')
const STALE_MS = 60_000
const loaded = new Map<TemplateKind, Promise<Buffer>>()
const read = new Map<TemplateKind, ReturnType<typeof readTar>>()

/**
 * The tar of a migrated (and seeded) store: from the build, or made by one worker, once for each hash of migrations and
 * seed.
 */
export const pgliteTemplate = (kind: TemplateKind): Promise<Buffer> => {
  const known = loaded.get(kind)
  if (known) return known
  const promise = find(kind)
  loaded.set(kind, promise)
  return promise
}

/** The files of such a store, for one new store in memory. */
export const templateFiles = async (kind: TemplateKind): Promise<TemplateFiles> => {
  const tar = await pgliteTemplate(kind)
  const entries = read.get(kind) ?? readTar(tar)
  read.set(kind, entries)
  return new TemplateFiles(tar, entries)
}

const find = async (kind: TemplateKind): Promise<Buffer> => {
  const config = readConfig({})
  const { house } = config
  const file = join(FOLDER, `${kind}-${seedHash(house)}.tar`)
  const built = snapshotPath(config)
  const lock = `${file}.lock`
  mkdirSync(FOLDER, { recursive: true })
  for (;;) {
    try {
      return readFileSync(file)
    } catch {}
    try {
      mkdirSync(lock)
    } catch {
      if ((statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - STALE_MS)
        rmSync(lock, { recursive: true, force: true })
      await wait(100)
      continue
    }
    // On a busy machine it takes longer than the age at which a lock counts as left by a killed maker.
    const alive = setInterval(() => utimesSync(lock, new Date(), new Date()), STALE_MS / 6).unref()
    try {
      // The build may have made a seeded store of the same migrations, seed and house.
      const tar =
        kind === 'catalogue' && existsSync(built)
          ? gunzipSync(readFileSync(built))
          : await makeStore(kind === 'catalogue' ? {} : { SEED: 'none' })
      writeFileSync(`${file}.${process.pid}`, tar)
      renameSync(`${file}.${process.pid}`, file)
      return tar
    } finally {
      clearInterval(alive)
      rmSync(lock, { recursive: true, force: true })
    }
  }
}
