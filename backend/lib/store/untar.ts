import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const BLOCK = 512
const DIRECTORY = '5'

const text = (block: Buffer, from: number, length: number): string => {
  const part = block.subarray(from, from + length)
  const end = part.indexOf(0)
  return part.toString('utf8', 0, end === -1 ? length : end)
}

/** Writes the files of a plain ustar archive (what PGlite dumps) under a folder. */
export const untar = (archive: Buffer, folder: string): void => {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK)
    const name = text(header, 0, 100)
    if (name === '') return
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8)
    const prefix = text(header, 345, 155)
    const path = join(folder, normalize(join('/', prefix, name)))
    at += BLOCK
    if (text(header, 156, 1) === DIRECTORY) mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      writeFileSync(path, archive.subarray(at, at + size), { mode: 0o600 })
    }
    at += Math.ceil(size / BLOCK) * BLOCK
  }
}
