import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** One-time codes of an authenticator app: RFC 6238 with what every app supports, SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** A code counts one step early and late: clocks differ, and typing takes time. */
const WINDOW = 1
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base 32 as apps read it. */
export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES))

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Throws if a character is not base 32. Blanks, lower case and padding are accepted. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text.toUpperCase().replaceAll(/[\s=]/g, '')]
    .map((letter) => {
      const value = ALPHABET.indexOf(letter)
      if (value < 0) throw new Error('A secret that is not base 32')
      return value.toString(2).padStart(5, '0')
    })
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The code of one step of 30 seconds (RFC 4226, section 5.3). */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step whose code this is, around `now` (milliseconds) and later than the last one used; undefined when it is none.
 * Keep the answer as `lastStep` in the same transaction that lets somebody in: a code is good once.
 */
export const totpStep = (
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number | undefined },
): number | undefined => {
  const given = code.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(given)) return undefined
  const today = Math.floor(now / 1000 / STEP_SECONDS)
  let found: number | undefined
  // Every step is compared, whichever fits: the time taken tells nothing.
  for (let step = today - WINDOW; step <= today + WINDOW; step += 1) {
    const fits = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(given))
    if (fits && (lastStep === undefined || step > lastStep)) found = step
  }
  return found
}

/** What an app reads from a link or a QR code. `issuer` is the house, `account` names whose it is. */
export const totpAddress = (
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string => {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query
    .toString()
    .replaceAll('+', '%20')}`
}
