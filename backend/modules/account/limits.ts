import { createHash } from 'node:crypto'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { countTry } from '#backend/lib/security/tries.ts'

const MINUTE = 60_000

/**
 * Limits per account, or per session if it confirms its identity, counted over all copies of the backend. No lock lasts
 * longer than its window. Limits by address and visitor are in the BFF; these work against callers at many addresses.
 * Guessed passwords are counted in `entry/guesses.ts`.
 */
const LIMITS = {
  're-auth': { tries: 10, windowMs: 15 * MINUTE },
  'reset-email': { tries: 3, windowMs: 60 * MINUTE },
  'later-reset-email': { tries: 1, windowMs: 15 * MINUTE },
  'known-email': { tries: 3, windowMs: 60 * MINUTE },
  'verify-email': { tries: 5, windowMs: 60 * MINUTE },
  'link-email': { tries: 3, windowMs: 60 * MINUTE },
  'later-link-email': { tries: 1, windowMs: 5 * MINUTE },
  'guessing-email': { tries: 1, windowMs: 24 * 60 * MINUTE },
  'wrong-codes-email': { tries: 1, windowMs: 24 * 60 * MINUTE },
  'codes-email': { tries: 3, windowMs: 60 * MINUTE },
  'code-again': { tries: 5, windowMs: 60 * MINUTE },
  'change-email': { tries: 5, windowMs: 60 * MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

const keyOf = (name: LimitName, subject: string) =>
  createHash('sha256').update(`${name}:${subject}`).digest('hex')

/** Counts an attempt. False if there were too many within the window. */
export const tryOnce = (db: Db, name: LimitName, subject: string, now: number): Promise<boolean> =>
  countTry(db, 'attempts', keyOf(name, subject), LIMITS[name], now)

/** The same, as a refusal. */
export const limit = async (db: Db, name: LimitName, subject: string, now: number): Promise<void> => {
  if (!(await tryOnce(db, name, subject, now)))
    throw new Refusal(429, 'RATE_LIMITED', 'Too many attempts. Please wait a while and try again.')
}

/**
 * Whether to send another e-mail with a link to an account now: three at once, then one at a time, each well before the
 * previous link expires. So whatever strangers request, the owner gets an e-mail or has one with a valid link.
 */
export const mayWriteLink = async (
  db: Db,
  kind: 'link' | 'reset',
  emailKey: string,
  now: number,
): Promise<boolean> => {
  const early = await tryOnce(db, `${kind}-email`, emailKey, now)
  // Counted each time: after the first three the next one is late enough, too.
  return (await tryOnce(db, `later-${kind}-email`, emailKey, now)) || early
}
