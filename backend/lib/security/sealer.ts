import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** `s1:<id of the key>:<base64url of nonce, tag and ciphertext>`: AES-256-GCM. */
const SEALED = /^s1:([0-9a-f]{8}):([\w-]+)$/
const NONCE = 12
const TAG = 16

/** Encrypts single values of the store with a key of the house. */
export interface Sealer {
  /** The id of the key that seals. */
  readonly current: string
  /** The ids of all keys that open. */
  readonly ids: readonly string[]
  /** `place` says where the value is stored; it can be opened only for the same place. */
  readonly seal: (text: string, place: string) => string
  /** Throws SealedAway if no key fits, or if the value was altered or moved. */
  readonly open: (sealed: string, place: string) => string
}

/** A value that none of the keys opens. The message names the key and the place, never the value. */
class SealedAway extends Error {}

/** The id of the key that a value is sealed with; undefined for one that is not sealed. */
export const keyIdOf = (value: string): string | undefined => SEALED.exec(value)?.[1]

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

const keyOf = (text: string): Key => {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  return { id: createHash('sha256').update('data key').update(bytes).digest('hex').slice(0, 8), bytes }
}

/** A new key, as `DATA_KEY` has it. */
export const newDataKey = (): string => randomBytes(32).toString('base64url')

/** Seals with the first of these keys (32 bytes each, as base64 or hex), opens with each of them. */
export const createSealer = (texts: readonly string[]): Sealer => {
  const keys = texts.map(keyOf)
  const [current] = keys
  if (current === undefined) throw new Error('There is no DATA_KEY')
  return {
    current: current.id,
    ids: keys.map(({ id }) => id),
    seal: (text, place) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `s1:${current.id}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, place) => {
      const [, id = 'unknown', body = ''] = SEALED.exec(sealed) ?? []
      const key = keys.find((one) => one.id === id)
      if (key === undefined)
        throw new SealedAway(`${place} is sealed with the key ${id}, which DATA_KEY lacks`)
      const bytes = Buffer.from(body, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE), {
          authTagLength: TAG,
        })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        )
      } catch (error) {
        throw new SealedAway(`${place} does not open: it was altered or moved`, { cause: error })
      }
    },
  }
}
