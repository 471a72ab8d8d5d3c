import { MemoryFS } from '@electric-sql/pglite'

interface TarEntry {
  readonly path: string
  readonly folder: boolean
  readonly start: number
  readonly end: number
}

const BLOCK = 512
const FOLDER_TYPE = '5'

/** The entries of a plain tar, as PGlite writes it: no name is longer than its field. */
export const readTar = (tar: Buffer): TarEntry[] => {
  const entries: TarEntry[] = []
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const field = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8) || 0
    const start = at + BLOCK
    entries.push({ path: field(0, 100), folder: field(156, 1) === FOLDER_TYPE, start, end: start + size })
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}

/** What is used of Emscripten's file system. */
interface Files {
  mkdirTree: (path: string) => void
  writeFile: (path: string, bytes: Uint8Array, options: { canOwn: boolean }) => void
}

/** Where PGlite has its data. */
const ROOT = '/pglite/data'

/**
 * A store in memory with the files of a template. PGlite would read a tar through a Blob, which takes twice as long as
 * all the rest of opening a store: here one copy of the template becomes the files themselves.
 */
export class TemplateFiles extends MemoryFS {
  readonly #tar: Buffer
  readonly #entries: readonly TarEntry[]

  constructor(tar: Buffer, entries: readonly TarEntry[]) {
    super()
    this.#tar = tar
    this.#entries = entries
  }

  override initialSyncFs(): Promise<void> {
    const files: Files | undefined = this.pg?.Module.FS
    if (!files) throw new Error('PGlite has no file system yet')
    const bytes = new Uint8Array(this.#tar)
    for (const { path, folder, start, end } of this.#entries) {
      const place = ROOT + path
      if (folder) files.mkdirTree(place)
      else files.writeFile(place, bytes.subarray(start, end), { canOwn: true })
    }
    return Promise.resolve()
  }
}
