import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { countTry, FORGOTTEN_AFTER_MS, isWaitOver, waitSeconds } from '#backend/lib/security/tries.ts'
import type { StaffTables } from './tables.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Limits by address against a flood, and limits of codes per account, because somebody who knows the password must not
 * be able to try all six-digit codes; one e-mail a day reports guesses.
 */
const LIMITS = {
  address: { tries: 40, windowMs: 15 * MINUTE },
  code: { tries: 8, windowMs: 60 * MINUTE },
  told: { tries: 1, windowMs: DAY },
} as const

/** An address from which somebody signed in is known as theirs for this long. */
const KNOWN_FOR_MS = 90 * DAY

const keyOf = (name: keyof typeof LIMITS | 'known' | 'guesser', subject: string) =>
  createHash('sha256').update(`${name}:${subject}`).digest('hex')

/** Counts a try before it is checked. False if there were too many. */
export const tryOnce = (db: Db, name: keyof typeof LIMITS, subject: string, now: number): Promise<boolean> =>
  countTry(db, 'staff_guesses', keyOf(name, subject), LIMITS[name], now)

export const heldBack = () =>
  new Refusal(
    429,
    'RATE_LIMITED',
    'Too many attempts. Please wait a while, or sign in with a recovery code in place of the code of your app.',
  )

/**
 * The group whose tries are counted together: those from one address where this person signed in before, or everybody
 * else's. Guesses from elsewhere never delay a known address, and changing addresses gains nothing.
 */
export const guesserOf = async (db: Db, email: string, origin: string, now: number): Promise<string> => {
  const known = await db
    .withTables<StaffTables>()
    .selectFrom('staff_guesses')
    .select('key')
    .where('key', '=', keyOf('known', `${email} ${origin}`))
    .where('window_ends', '>', new Date(now))
    .executeTakeFirst()
  return keyOf('guesser', known ? `${email} ${origin}` : email)
}

/**
 * Counts a try before its password is checked. Returns how many there were, or undefined while the guesser must wait.
 */
export const countGuess = async (db: Db, guesser: string, now: number): Promise<number | undefined> => {
  const at = new Date(now)
  const tries = sql<number>`case when staff_guesses.window_ends <= ${at} then 1 else staff_guesses.tries + 1 end`
  const later = now + FORGOTTEN_AFTER_MS
  const forgotten = new Date(later)
  const row = await db
    .withTables<StaffTables>()
    .insertInto('staff_guesses')
    .values({ key: guesser, tries: 1, window_ends: forgotten })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries,
          // The wait, and then the day: the end of a row says until when its guesser must wait.
          window_ends: sql<Date>`${forgotten}::timestamptz + make_interval(secs => ${waitSeconds(tries)})`,
        })
        .where(isWaitOver('staff_guesses.window_ends', later)),
    )
    .returning('tries')
    .executeTakeFirst()
  return row?.tries
}

/** After a sign-in: earlier tries no longer count, and this address is known to be the person's. */
export const welcome = async (
  db: Db,
  person: { readonly id: string; readonly email: string },
  { guesser, origin, now }: { guesser: string; origin: string; now: number },
): Promise<void> => {
  const store = db.withTables<StaffTables>()
  await store
    .deleteFrom('staff_guesses')
    .where('key', 'in', [guesser, keyOf('code', person.id)])
    .execute()
  const key = keyOf('known', `${person.email.toLowerCase()} ${origin}`)
  const window_ends = new Date(now + KNOWN_FOR_MS)
  await store
    .insertInto('staff_guesses')
    .values({ key, tries: 1, window_ends })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends }))
    .execute()
}

/** For the hourly clean-up. */
export const pruneTries = async (db: Db, now: number): Promise<void> => {
  const store = db.withTables<StaffTables>()
  await store.deleteFrom('staff_guesses').where('window_ends', '<', new Date(now)).execute()
  await store.deleteFrom('staff_sessions').where('ends_at', '<', new Date(now)).execute()
  await store.deleteFrom('staff_invitations').where('ends_at', '<', new Date(now)).execute()
}
