import { createHash, randomInt } from 'node:crypto'

/** How many are given at a time; each works once if the authenticator app is lost. */
const RECOVERY_CODES = 10
/** No characters that are mistaken for others: no 0, 1, i, l, o, u. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 6
const GROUP = 4
/** Codes of earlier releases were half as long. */
const LENGTHS = new Set([GROUPS * GROUP, 12])

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** New codes, 117 random bits each. Shown once; only `recoveryHash` of each is kept. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/**
 * The hash that is stored of a code and looked up, however it was typed. A quick hash is enough for more than 112
 * random bits.
 */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Whether this could be a recovery code, rather than the six digits of an app. */
export const looksLikeRecoveryCode = (text: string): boolean =>
  LENGTHS.has(text.replaceAll(/[^a-z0-9]/gi, '').length)
