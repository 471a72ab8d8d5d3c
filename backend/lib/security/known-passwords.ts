import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { PASSWORD_MIN } from '#contract/account.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The 49,000 most common leaked passwords that zxcvbn knows and that are long enough for us. */
const loadCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN))
}
let commonest: Promise<ReadonlySet<string>> | undefined

/** Enough for the longest line: 40 digits of SHA-1, a colon and a count. */
const LINE_BYTES = 64
const HASH = /^[\dA-F]{40}/

/**
 * Whether a file of leaked passwords contains this one. Its lines are sorted SHA-1 hashes in capitals, with or without
 * a count, as Have I Been Pwned publishes them. The file may have many gigabytes; about thirty-five short reads find a
 * line.
 */
export const isLeaked = async (file: string, password: string): Promise<boolean> => {
  // SHA-1 because that is what the list contains; nothing is stored or protected by it here.
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase()
  const leaked = await open(file, 'r')
  try {
    const { size } = await leaked.stat()
    const buffer = Buffer.alloc(2 * LINE_BYTES)
    /** The first whole line at or after a position; undefined past the last. */
    const lineAt = async (place: number): Promise<string | undefined> => {
      const from = Math.max(0, place - 1)
      const { bytesRead } = await leaked.read(buffer, 0, buffer.length, from)
      const text = buffer.toString('latin1', 0, bytesRead)
      const begins = place === 0 ? 0 : text.indexOf('\n') + 1
      const line = place !== 0 && begins === 0 ? '' : text.slice(begins)
      return HASH.exec(line)?.[0]
    }
    let [low, high] = [0, size]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const found = await lineAt(middle)
      if (found === wanted) return true
      if (found === undefined || found > wanted) high = middle
      else low = middle + 1
    }
    return (await lineAt(low)) === wanted
  } finally {
    await leaked.close()
  }
}

/**
 * Whether this is among the first guesses: common words and keyboard sequences, words about the person (`own`), the
 * most common leaked passwords, and a full list of leaks if the house has one (`leaked`).
 */
export const isKnownPassword = async (
  password: string,
  own: readonly string[],
  leaked: string | undefined,
): Promise<boolean> => {
  if (isCommonPassword(password, own)) return true
  commonest ??= loadCommonest()
  if ((await commonest).has(password.normalize('NFKC').toLowerCase())) return true
  return leaked !== undefined && isLeaked(leaked, password)
}
