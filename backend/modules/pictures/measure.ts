import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { Refusal, wrongField } from '#backend/lib/http/implement.ts'
import { prepare, prepareSent, type Prepare } from './files.ts'

const READ = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

const refused = (sentence: string) => wrongField('content', sentence)

const Measured = Type.Object({
  format: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  pages: Type.Integer(),
})
type Measured = Static<typeof Measured>

/** A refusal by the worker is about the bytes; a busy worker is a different matter. */
export const orRefused =
  (sentence: string) =>
  (error: unknown): never => {
    throw error instanceof Refusal ? error : refused(sentence)
  }

export const UNREADABLE =
  'We cannot read this file as a picture. Please send a JPEG, PNG, WebP or AVIF of at most 120 million pixels.'

/**
 * For a picture in a message: the browser makes it smaller before sending, and each million pixels costs the shop time.
 */
const MOST_SMALL_PIXELS = 50_000_000
const TOO_LARGE = 'This picture is too large: up to 50 million pixels can be read.'

/** A single row of millions of pixels takes as long as a thousand pictures; no camera makes half of this. */
const MOST_ON_A_SIDE = 30_000

/**
 * The real format of the bytes, whatever the sender called them. Throws 422 if they are not a picture of an accepted
 * format.
 */
export const measure = async (bytes: Uint8Array, run: Prepare = prepare): Promise<Measured> => {
  const read: unknown = JSON.parse(
    (await run({ kind: 'measure', bytes }).catch(orRefused(UNREADABLE))).toString(),
  )
  if (!Value.Check(Measured, read) || !READ.has(read.format)) throw refused(UNREADABLE)
  if (Math.max(read.width, read.height) > MOST_ON_A_SIDE) throw refused(UNREADABLE)
  if (read.pages > 1) throw refused('An animated picture cannot be stored: send one of its frames.')
  return read
}

/** The stored form of a message's picture, and its size. */
export const smallPicture = async (
  sent: Uint8Array,
  from: 'house' | 'shopper',
): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const run = from === 'house' ? prepare : prepareSent
  const given = await measure(sent, run)
  if (given.width * given.height > MOST_SMALL_PIXELS) throw refused(TOO_LARGE)
  const bytes = await run({ kind: 'small', bytes: sent }).catch(orRefused(UNREADABLE))
  const { width, height } = await measure(new Uint8Array(bytes), run)
  return { bytes, width, height }
}
