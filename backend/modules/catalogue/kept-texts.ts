import { Lru } from 'toad-cache'

/** The key of one state of one row: a later state never has the same version. */
export interface Found {
  readonly id: string
  readonly version: number
}

/** Rows read from the database, as JSON; the version is that of the state that was read. */
export type ReadTexts = (ids: readonly string[]) => Promise<readonly (Found & { readonly text: string })[]>

export interface KeptTexts {
  /** The bytes of each row in the given order; undefined if the row has been removed since it was found. */
  readonly of: (shape: string, found: readonly Found[], read: ReadTexts) => Promise<(Buffer | undefined)[]>
}

/**
 * Keeps rows as the JSON of their answers, as long as the database names the same version of them: reading and
 * serialising a product costs ten times what finding it does. Nothing here can be stale, because every answer first
 * asks the database for the versions of its rows. The key is the row and its `shape`, the members it has. The bytes are
 * kept as they are sent: encoding a page of text was a third of an answer's cost.
 */
export const keepTexts = (most: number): KeptTexts => {
  const kept = new Lru<{ readonly version: number; readonly bytes: Buffer }>(most)
  return {
    of: async (shape, found, read) => {
      const texts = found.map(({ id, version }) => {
        const one = kept.get(`${shape}\n${id}`)
        return one?.version === version ? one.bytes : undefined
      })
      const missing = found.filter((_, at) => texts[at] === undefined)
      if (missing.length === 0) return texts
      const fresh = new Map<string, Buffer>()
      for (const { id, version, text } of await read(missing.map(({ id }) => id))) {
        const bytes = Buffer.from(text)
        fresh.set(id, bytes)
        kept.set(`${shape}\n${id}`, { version, bytes })
      }
      return texts.map((text, at) => text ?? fresh.get(found[at]?.id ?? ''))
    },
  }
}

/** An object's JSON with one more member, which is never kept. */
export const withMember = (object: Buffer, name: string, value: number): Buffer =>
  Buffer.concat([object.subarray(0, -1), Buffer.from(`,${JSON.stringify(name)}:${value}}`)])

const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** The parts of a JSON array of these values. */
export const asJsonList = (values: readonly Buffer[]): Buffer[] => [
  OPEN,
  ...values.flatMap((one, at) => (at === 0 ? [one] : [COMMA, one])),
  CLOSE,
]
