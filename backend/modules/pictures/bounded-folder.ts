import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The share that is left when files are removed, so that the next write does not remove files again. */
const LEFT = 0.75

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const all = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        // Another copy may have removed it by now.
        const found = await stat(path).catch(() => undefined)
        return { path, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
      }),
  )
  return all.toSorted((a, b) => a.at - b.at)
}

/** Keeps the files of a folder below `mostBytes` in total: the oldest are removed first. */
export const boundedFolder = (folder: string, mostBytes: number) => {
  let total: number | undefined
  let sweeping: Promise<void> | undefined
  const sweep = async (): Promise<void> => {
    const all = await filesIn(folder)
    let sum = all.reduce((bytes, file) => bytes + file.bytes, 0)
    if (sum > mostBytes)
      for (const { path, bytes } of all) {
        if (sum <= mostBytes * LEFT) break
        await rm(path, { force: true })
        sum -= bytes
      }
    total = sum
  }
  return {
    /** A file of this many bytes was written. On the first call, earlier files are counted too. */
    added: async (bytes: number): Promise<void> => {
      if (total !== undefined) total += bytes
      if (total !== undefined && total <= mostBytes) return
      await (sweeping ??= sweep().finally(() => (sweeping = undefined)))
    },
  }
}
