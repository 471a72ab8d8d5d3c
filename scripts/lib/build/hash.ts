import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path]

/** One hash over the bytes and names of these files and folders; a path that does not exist is passed over. */
export const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!statSync(path, { throwIfNoEntry: false })) continue
    for (const file of filesBelow(path))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
