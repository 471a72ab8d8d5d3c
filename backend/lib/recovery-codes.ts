import { createHash, randomInt } from 'node:crypto'

/** So many are given at a time; each opens once where the authenticator app is lost. */
export const RECOVERY_CODES = 10
/** Nothing that is read as something else: no 0, 1, i, l, o, u. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 3
const GROUP = 4

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** New codes, 58 random bits each. Shown once; only `recoveryHash` of each is kept. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/**
 * What is kept of a code and looked up by, however it was typed. A quick hash is enough: tries are counted where they
 * come in, and a code is of random letters.
 */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Could this be a recovery code, rather than the six digits of an app? */
export const looksLikeRecoveryCode = (text: string): boolean =>
  text.replaceAll(/[^a-z0-9]/gi, '').length === GROUPS * GROUP
