import { MemoryFS } from '@electric-sql/pglite'

interface TarEntry {
  readonly path: string
  readonly folder: boolean
  readonly start: number
  readonly end: number
}

const BLOCK = 512
const FOLDER_TYPE = '5'

/** The entries of a plain tar as PGlite writes it: no name is longer than its field. */
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

/** The used parts of Emscripten's file system and of its files in memory. */
interface Node {
  contents: Uint8Array
  usedBytes: number
  stream_ops: { write: (stream: { node: Node }, ...rest: unknown[]) => number }
}
interface Files {
  mkdirTree: (path: string) => void
  writeFile: (path: string, bytes: Uint8Array, options: { canOwn: boolean }) => void
  lookupPath: (path: string) => { node: Node }
}

/** The folder of PGlite's data. */
const ROOT = '/pglite/data'
/** Read after postgresql.conf. PGlite's own 128 MB would be zeroed for every store; its files are in memory anyway. */
const SETTINGS_FILE = '/postgresql.auto.conf'
const SETTINGS = Buffer.from('shared_buffers = 16MB\n')

/** Copies a file of the template before its first write, for its own store only. */
const copiedOnWrite = (node: Node) => {
  const { stream_ops: operations, contents: shared } = node
  node.stream_ops = {
    ...operations,
    write: (stream, ...rest) => {
      if (stream.node.contents === shared) stream.node.contents = shared.slice()
      return operations.write(stream, ...rest)
    },
  }
}

/**
 * A store in memory with the files of a template. PGlite would read a tar through a Blob, which takes twice as long as
 * the rest of opening a store: here all stores of a worker read the files of one template, and copy only what they
 * write.
 */
export class TemplateFiles extends MemoryFS {
  readonly #tar: Uint8Array
  readonly #entries: readonly TarEntry[]

  constructor(tar: Buffer, entries: readonly TarEntry[]) {
    super()
    // Not a Buffer, because a slice of a Buffer is not a copy.
    this.#tar = new Uint8Array(tar.buffer, tar.byteOffset, tar.byteLength)
    this.#entries = entries
  }

  override initialSyncFs(): Promise<void> {
    const files: Files | undefined = this.pg?.Module.FS
    if (!files) throw new Error('PGlite has no file system yet')
    for (const { path, folder, start, end } of this.#entries) {
      const place = ROOT + path
      if (folder) {
        files.mkdirTree(place)
        continue
      }
      files.writeFile(place, this.#tar.subarray(start, end), { canOwn: true })
      copiedOnWrite(files.lookupPath(place).node)
    }
    files.writeFile(ROOT + SETTINGS_FILE, SETTINGS, { canOwn: false })
    return Promise.resolve()
  }
}
