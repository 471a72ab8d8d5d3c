import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Check } from 'typebox/value'

/** In the same folder as the files that it describes, so that it moves with them. */
const RECORD = 'sizes-at-stop.json'
/** Tables, indexes, and what became of each transaction. */
const FOLDERS = /^(?:base\/\d+|global|pg_xact|pg_multixact\/(?:members|offsets))$/
const PARENTS = ['base', 'global', 'pg_xact', 'pg_multixact']
/** Without the maps of free space, which PostgreSQL rebuilds. */
const FILE = /^[\dA-F]+(?:\.\d+)?$/

const Stopped = Type.Object({ control: Type.String(), sizes: Type.Record(Type.String(), Type.Integer()) })

/** PostgreSQL writes its control file at each start: the same one means that nobody opened the store since. */
const controlOf = (dataDir: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dataDir, 'global', 'pg_control')))
    .digest('hex')

const foldersOf = (dataDir: string): string[] =>
  PARENTS.flatMap((parent) => [
    parent,
    ...readdirSync(join(dataDir, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  ]).filter((folder) => FOLDERS.test(folder))

/** Keeps how long each file of a closed store is. A store without this record is not compared. */
export const recordSizes = (dataDir: string): void => {
  const sizes: Record<string, number> = {}
  for (const folder of foldersOf(dataDir))
    for (const name of readdirSync(join(dataDir, folder)).filter((one) => FILE.test(one)))
      sizes[`${folder}/${name}`] = statSync(join(dataDir, folder, name)).size
  writeFileSync(join(dataDir, RECORD), JSON.stringify({ control: controlOf(dataDir), sizes }), {
    mode: 0o600,
  })
}

/** The store is being written, so the sizes recorded at its last stop are no longer true. */
export const forgetSizes = (dataDir: string): void => rmSync(join(dataDir, RECORD), { force: true })

const readRecord = (dataDir: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(dataDir, RECORD), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Names a file that is shorter than when the store was stopped, or missing; PostgreSQL itself would take it for a table
 * with fewer rows. Undefined if all are complete, and after a kill, for which there is no record.
 */
export const missingFrom = (dataDir: string): string | undefined => {
  const stopped = readRecord(dataDir)
  if (!Check(Stopped, stopped) || stopped.control !== controlOf(dataDir)) return undefined
  const cut = Object.entries(stopped.sizes).find(
    ([file, size]) => (statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? -1) < size,
  )
  return cut && `${cut[0]} is shorter than when the store was stopped, or gone`
}
