import { Lru } from 'toad-cache'

/** What one row is known by in one state of its own: a later state never has the same version. */
export interface Found {
  readonly id: string
  readonly version: number
}

/** Rows read anew, as JSON; the version is of the state that was read. */
export type ReadTexts = (ids: readonly string[]) => Promise<readonly (Found & { readonly text: string })[]>

export interface KeptTexts {
  /** The bytes of each row in the order given; undefined where the row has gone since it was found. */
  readonly of: (shape: string, found: readonly Found[], read: ReadTexts) => Promise<(Buffer | undefined)[]>
}

/**
 * Keeps rows as the JSON they are answered with, for as long as the store names the same version of them: reading and
 * writing a product anew costs ten times what finding it does. Nothing here can be old, because every answer asks the
 * store for its rows' versions first. A text is known by its row and its `shape`, the members it has. It is kept as the
 * bytes that go out: turning a page of text into them cost a third of an answer.
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
export const listOf = (values: readonly Buffer[]): Buffer[] => [
  OPEN,
  ...values.flatMap((one, at) => (at === 0 ? [one] : [COMMA, one])),
  CLOSE,
]
