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

/** Removes copies of the store that killed backups left in its folder: each is as large as the store, and as private. */
export const removeLeftCopies = (dataDir: string, isCopy: RegExp) => {
  for (const name of readdirSync(dataDir).filter((one) => isCopy.test(one))) {
    const copy = join(dataDir, name)
    if (statSync(copy).mtimeMs < Date.now() - LEFT_MS) rmSync(copy, { recursive: true, force: true })
  }
}
