import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
/** Everything that a seeded store is made of. */
const SOURCES = [
  'backend/modules/catalogue/keys.ts',
  'backend/modules/catalogue/write.ts',
  'backend/migrations',
  'backend/seed',
  'catalogue/data',
  'node_modules/@electric-sql/pglite/package.json',
]

const files = (path: string): string[] => {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Names the state of migrations and seed: a snapshot of another hash is stale. */
export const seedHash = (): string => {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(files))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Where the snapshot of this state lies, whether or not it was made yet. */
export const snapshotPath = (): string => join(ROOT, 'dist', 'seed', `${seedHash()}.tar.gz`)
