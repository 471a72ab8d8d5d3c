import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'

/**
 * A backup is a gzip of lines, the same for both stores. The first line is the `Header`. Each table is one line with its
 * name and columns, then a line for each row: a JSON array of its values as PostgreSQL writes them as text, or null. Then
 * come the sequences, and last the number of rows and a SHA-256 of all lines before.
 */
export const FORMAT = 'shop-backup'
export const VERSION = 1

const Header = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Literal(VERSION),
  created: Type.String({ description: 'ISO 8601' }),
  store: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  /** The migrations of the store from which it was made, by name. */
  migrations: Type.Array(Type.Object({ name: Type.String(), hash: Type.String() })),
  /** Names of the keys that values in it are encrypted with; they are not in the backup. */
  keys: Type.Array(Type.String()),
})
export type Header = Static<typeof Header>

const TableHead = Type.Object({ table: Type.String(), columns: Type.Array(Type.String()) })
export type TableHead = Static<typeof TableHead>

/** The last value of each sequence; null if it was never used. */
const Sequences = Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))
export type Sequences = Static<typeof Sequences>

const End = Type.Object({ rows: Type.Integer(), sha256: Type.String() })
export type End = Static<typeof End>

export type Part =
  | { readonly header: Header }
  | { readonly head: TableHead }
  /** Rows of the most recently named table, each still a line of JSON. */
  | { readonly rows: readonly string[] }
  | { readonly sequences: Sequences }
  | { readonly end: End }

/** The file cannot be restored, or not here; the message says why and what to do. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}

const BATCH_BYTES = 1 << 20
/** No row is this long: a line that is longer is not part of a backup. */
const LONGEST_LINE = 256 << 20
const NEWLINE = 0x0a

const broken = (why: string, cause?: unknown) =>
  new BackupRefusal(`This file cannot be restored: ${why}. Nothing was changed.`, { cause })

/** Whole lines of a gzip'd file, a few at a time. */
async function* linesOf(file: string): AsyncGenerator<Buffer[]> {
  const source = createReadStream(file)
  const plain = source.pipe(createGunzip())
  const chunks: AsyncIterable<Buffer> = plain
  source.once('error', (error) => plain.destroy(error))
  let rest: Buffer[] = []
  let restBytes = 0
  try {
    for await (const chunk of chunks) {
      const lines: Buffer[] = []
      let from = 0
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        lines.push(Buffer.concat([...rest, chunk.subarray(from, at)]))
        rest = []
        restBytes = 0
        from = at + 1
      }
      rest.push(chunk.subarray(from))
      restBytes += chunk.length - from
      if (restBytes > LONGEST_LINE) throw broken(NO_BACKUP)
      if (lines.length > 0) yield lines
    }
  } catch (error) {
    if (error instanceof BackupRefusal) throw error
    const { code = '', message }: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error))
    if (code === 'ENOENT') throw new BackupRefusal(`There is no file ${file}.`)
    if (code === 'Z_BUF_ERROR') throw broken('it ends too early, so it was not written or copied to its end')
    if (code === 'Z_DATA_ERROR') throw broken('it is damaged, or not a backup of a shop', error)
    throw new BackupRefusal(`${file} cannot be read: ${message}`)
  } finally {
    source.destroy()
  }
  if (restBytes > 0) throw broken('it ends too early, so it was not written or copied to its end')
}

const NO_BACKUP = 'it is not a backup of a shop'
const DAMAGED = 'it is damaged'

const parse = (line: Buffer, otherwise: string): object => {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'))
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw broken(otherwise)
}

const checkHeader = (value: object): Header => {
  if (!('format' in value) || value.format !== FORMAT) throw broken(NO_BACKUP)
  if ('version' in value && value.version !== VERSION)
    throw broken(
      `it was written by a newer version of this program (format ${String(value.version)}); update first`,
    )
  return checked(Header, value)
}

const checked = <S extends TSchema>(schema: S, value: unknown): Static<S> => {
  if (Value.Check(schema, value)) return value
  throw broken(DAMAGED)
}

/**
 * Reads a backup part by part in bounded memory. Throws `BackupRefusal` if it is damaged, cut off or not a backup.
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  let header: Header | undefined
  let end: End | undefined
  let rows = 0
  let batch: string[] = []
  let batchBytes = 0
  for await (const lines of linesOf(file))
    for (const line of lines) {
      if (end) throw broken('it goes on after its end')
      const isRow = line[0] === 0x5b
      if (isRow && header) {
        rows += 1
        batch.push(line.toString('utf8'))
        batchBytes += line.length
        hash.update(line).update('\n')
        if (batchBytes < BATCH_BYTES) continue
      }
      if (batch.length > 0) yield { rows: batch }
      batch = []
      batchBytes = 0
      if (isRow && header) continue
      const value = parse(line, header ? DAMAGED : NO_BACKUP)
      if (!header) yield { header: (header = checkHeader(value)) }
      else if ('table' in value) yield { head: checked(TableHead, value) }
      else if ('sequences' in value) yield { sequences: checked(Sequences, value.sequences) }
      else if ('end' in value) end = checked(End, value.end)
      else throw broken('it holds a part that this program does not know')
      if (!end) hash.update(line).update('\n')
    }
  if (!end) throw broken('it ends too early, so it was not written or copied to its end')
  if (end.rows !== rows || end.sha256 !== hash.digest('hex'))
    throw broken('its checksum is wrong, so it was damaged or changed')
  yield { end }
}

/** Reads a backup to its end, so that a damaged one is found before anything is changed, and returns its header. */
export const checkBackup = async (file: string): Promise<Header & End> => {
  let header: Header | undefined
  for await (const part of readBackup(file)) {
    if ('header' in part) header = part.header
    if ('end' in part && header) return { ...header, ...part.end }
  }
  throw broken('it is empty')
}
