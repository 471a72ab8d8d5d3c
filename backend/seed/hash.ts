import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { houseName } from '#program/house.ts'
import { ROOT } from '#program/root.ts'

/** Everything besides its house that a seeded store is made from. */
const SOURCES = [
  'backend/modules/catalogue/entries.ts',
  'backend/modules/catalogue/keys.ts',
  'backend/modules/catalogue/narrowing.ts',
  'backend/modules/catalogue/plain-fields.ts',
  'backend/modules/catalogue/put-products.ts',
  'backend/modules/catalogue/write.ts',
  'backend/modules/search',
  'backend/migrations',
  'backend/seed',
  'house/format.ts',
  'house/load.ts',
  'node_modules/@electric-sql/pglite/package.json',
]

/** The files below a folder, by their paths from there. */
const files = (root: string, path: string): string[] => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** The files of a house that its store is made of: its pictures are named by hashes of their own. */
const houseFiles = (folder: string): string[] =>
  files(folder, '').filter((path) => path.endsWith('.json') && !/^(?:media|brand)\//.test(path))

/** Names the state of migrations, seed and house: a snapshot of another hash is stale. */
export const seedHash = (house: string): string => {
  const hash = createHash('sha256').update(houseName(house)).update('\0')
  const sources = [
    ...SOURCES.flatMap((path) => files(ROOT, path)).map((path) => [ROOT, path] as const),
    ...houseFiles(house).map((path) => [house, path] as const),
  ]
  for (const [root, path] of sources)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Where in a build the snapshot of this state of a house is, whether or not it was made yet. */
export const snapshotPath = ({ house, dist }: { house: string; dist: string }): string =>
  resolve(ROOT, dist, 'seed', `${seedHash(house)}.tar.gz`)

/** The beginning of a missing embedded store: the snapshot of its house; undefined if the store stays empty. */
export const storeTemplate = (config: { house: string; dist: string; seed: boolean }): string | undefined =>
  config.seed ? snapshotPath(config) : undefined
