import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { FORGOTTEN_AFTER_MS, isWaitOver, waitSeconds } from '#backend/lib/security/tries.ts'
import type { AccountTables } from '../tables.ts'

/** From this many on the owner gets an e-mail. */
export const MANY_FAILURES = 10

/**
 * The group whose attempts are counted together: those of one known device, or everybody else's. Guesses by strangers
 * never hold back a device that has signed in before.
 */
export const guesserOf = (emailKey: string, knownDeviceHash: string | undefined): string =>
  createHash('sha256')
    .update(knownDeviceHash === undefined ? `strangers:${emailKey}` : `device:${knownDeviceHash}:${emailKey}`)
    .digest('hex')

/** The sentence while sign-in is held back; the sign-in page offers the e-mail next to it. */
const heldBack = () =>
  new Refusal(
    429,
    'RATE_LIMITED',
    'Too many wrong passwords were entered for this e-mail address. Please wait a while, or ask for a link by e-mail.',
  )

/**
 * Counts an attempt before its password is checked, so that simultaneous ones are all counted. Returns how many there
 * were; refuses with 429 while the guesser must wait. The same for e-mails without an account.
 */
export const countGuess = async (db: Db, guesser: string, now: number): Promise<number> => {
  const at = new Date(now)
  const failures = sql<number>`case when sign_in_failures.last_at <= ${new Date(now - FORGOTTEN_AFTER_MS)} then 1
    else sign_in_failures.failures + 1 end`
  const row = await db
    .withTables<AccountTables>()
    .insertInto('sign_in_failures')
    .values({ key: guesser, failures: 1, last_at: at, held_until: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          last_at: at,
          held_until: sql<Date>`${at}::timestamptz + make_interval(secs => ${waitSeconds(failures)})`,
        })
        .where(isWaitOver('sign_in_failures.held_until', now)),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!row) throw heldBack()
  return row.failures
}

/** The right person signed in: this guesser's earlier attempts no longer count. */
export const forgetGuesses = async (db: Db, guesser: string): Promise<void> => {
  await db.withTables<AccountTables>().deleteFrom('sign_in_failures').where('key', '=', guesser).execute()
}

/** For the hourly clean-up. */
export const pruneGuesses = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<AccountTables>()
    .deleteFrom('sign_in_failures')
    .where('last_at', '<', new Date(now - FORGOTTEN_AFTER_MS))
    .execute()
}
