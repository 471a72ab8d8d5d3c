import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import type { StaffTables } from './tables.ts'

const MINUTE = 60_000

/**
 * Wrong passwords are counted per account and address, and per address: strangers hold nobody else back. Codes are
 * counted per account for those who know its password, because six digits could be guessed.
 */
const LIMITS = {
  'password-here': { tries: 8, windowMs: 15 * MINUTE },
  address: { tries: 40, windowMs: 15 * MINUTE },
  code: { tries: 8, windowMs: 60 * MINUTE },
} as const

const keyOf = (name: keyof typeof LIMITS, subject: string) =>
  createHash('sha256').update(`${name}:${subject}`).digest('hex')

/** Counts an attempt before it is checked; refuses with 429 if there were too many. */
export const countTry = async (
  db: Db,
  name: keyof typeof LIMITS,
  subject: string,
  now: number,
): Promise<void> => {
  const { tries, windowMs } = LIMITS[name]
  const row = await db
    .withTables<StaffTables>()
    .insertInto('staff_guesses')
    .values({ key: keyOf(name, subject), tries: 1, window_ends: new Date(now + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql<number>`case when staff_guesses.window_ends <= ${new Date(now)} then 1 else staff_guesses.tries + 1 end`,
        window_ends: sql<Date>`case when staff_guesses.window_ends <= ${new Date(now)} then excluded.window_ends else staff_guesses.window_ends end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  if (row.tries > tries)
    throw new Refusal(429, 'RATE_LIMITED', 'Too many attempts. Please wait a while and try again.')
}

/** After a proved identity the count starts again. */
export const forgetTries = async (
  db: Db,
  tried: readonly (readonly [keyof typeof LIMITS, string])[],
): Promise<void> => {
  const keys = tried.map(([name, subject]) => keyOf(name, subject))
  await db.withTables<StaffTables>().deleteFrom('staff_guesses').where('key', 'in', keys).execute()
}

/** For the hourly clean-up. */
export const pruneTries = async (db: Db, now: number): Promise<void> => {
  const store = db.withTables<StaffTables>()
  await store.deleteFrom('staff_guesses').where('window_ends', '<', new Date(now)).execute()
  await store.deleteFrom('staff_sessions').where('ends_at', '<', new Date(now)).execute()
  await store.deleteFrom('staff_invitations').where('ends_at', '<', new Date(now)).execute()
}
