import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isLocked, lockFolder } from '#program/folder-lock.ts'

/** Several shops may serve from one build, so each locks a folder of its own in here. */
const marksIn = (dist: string) => join(dist, '.serving')

/**
 * Says that a shop serves from this build until this process ends, so that none is made under it. Nobody builds where
 * nothing can be written, so there it says nothing.
 */
export const markServing = async (dist: string): Promise<void> => {
  try {
    mkdirSync(marksIn(dist), { recursive: true })
    const mine = mkdtempSync(join(marksIn(dist), 'shop-'))
    await lockFolder(mine)
    process.once('exit', () => rmSync(mine, { recursive: true, force: true }))
  } catch {
    return
  }
}

/** Whether a shop serves from this build now. A shop that was killed serves no longer, and its mark goes. */
export const isServed = async (dist: string): Promise<boolean> => {
  const marks = existsSync(marksIn(dist)) ? readdirSync(marksIn(dist)) : []
  for (const mark of marks) {
    const folder = join(marksIn(dist), mark)
    if (await isLocked(folder)) return true
    // One without a lock is just being made.
    if (readdirSync(folder).some((name) => name.startsWith('lock.')))
      rmSync(folder, { recursive: true, force: true })
  }
  return false
}
