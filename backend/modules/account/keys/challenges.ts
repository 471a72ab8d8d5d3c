import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import type { AccountTables } from '../tables.ts'

/** What a challenge is for: one made for one purpose is not valid for another. */
type Purpose = AccountTables['passkey_challenges']['purpose']

/** The time from the challenge to the touch on the sensor. */
const CHALLENGE_MS = 5 * 60_000

interface Asked {
  readonly purpose: Purpose
  /** What binds it to one browser: the id of its session, or the ticket in its cookie. */
  readonly browser: string
  readonly now: number
}

/** A new challenge of 256 random bits. Only its hash is stored. */
export const newChallenge = async (db: Db, { purpose, browser, now }: Asked): Promise<string> => {
  const challenge = newSecret()
  await db
    .withTables<AccountTables>()
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: secretHash(challenge),
      purpose,
      browser_hash: secretHash(browser),
      expires_at: new Date(now + CHALLENGE_MS),
    })
    .execute()
  return challenge
}

export const passkeyFailed = () => wrongField('passkey', 'That did not work. Please try again.')

/** The challenge that the browser claims to have signed; the signature must prove it. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    if (typeof data === 'object' && data !== null && 'challenge' in data)
      return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    // Refused below like any other wrong one.
  }
  return ''
}

/**
 * Spends the challenge, whatever becomes of the proof: it works once. Refuses one that is too old or another
 * browser's.
 */
export const spendChallenge = async (
  db: Db,
  clientDataJSON: string,
  { purpose, browser, now }: Asked,
): Promise<string> => {
  const challenge = challengeIn(clientDataJSON)
  const spent = await db
    .withTables<AccountTables>()
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', secretHash(challenge))
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', secretHash(browser))
    .where('expires_at', '>', new Date(now))
    .returning('challenge_hash')
    .executeTakeFirst()
  if (!spent) throw passkeyFailed()
  return challenge
}

/** For the hourly clean-up. */
export const pruneChallenges = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<AccountTables>()
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', new Date(now))
    .execute()
}
