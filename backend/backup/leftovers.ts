import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** No backup takes this long: an older file was left by one that was killed. */
const LEFT_MS = 24 * 60 * 60_000

/**
 * Removes a half-made file when this process ends in any way except SIGKILL. Returns a function to call once the file
 * is complete.
 */
export const removeAtExit = (path: string): (() => void) => {
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  return () => process.off('exit', remove)
}

/** Removes what killed backups left in a folder: each may be as large as the database, and is as private. */
export const removeLeftovers = (folder: string, isLeftover: RegExp) => {
  for (const name of readdirSync(folder).filter((one) => isLeftover.test(one))) {
    const path = join(folder, name)
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && since < Date.now() - LEFT_MS) rmSync(path, { recursive: true, force: true })
  }
}
