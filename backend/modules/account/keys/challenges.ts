import { Refusal, type Db } from '#backend/lib/implement.ts'
import { newSecret, secretHash } from '#backend/lib/secrets.ts'
import type { AccountTables } from '../tables.ts'

/** What a challenge is signed for: one made for one purpose is good for no other. */
type Purpose = AccountTables['passkey_challenges']['purpose']

/** From the question to the finger on the sensor. */
const CHALLENGE_MS = 5 * 60_000

interface Asked {
  readonly purpose: Purpose
  /** What ties it to one browser: the id of its session, or the ticket in its cookie. */
  readonly browser: string
  readonly now: number
}

/** A new challenge, 256 random bits. Only its hash is kept. */
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

export const passkeyFailed = () =>
  new Refusal(422, 'VALIDATION', 'That did not work. Please try again.', {
    passkey: 'That did not work. Please try again.',
  })

/** The challenge that the browser says it signed; whether it did is for the signature to show. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    if (typeof data === 'object' && data !== null && 'challenge' in data)
      return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    // Refused below like any other.
  }
  return ''
}

/** Spends the challenge, whatever becomes of the proof: it is good once. Refuses one that is old or another browser's. */
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

/** For the hourly clearing. */
export const pruneChallenges = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<AccountTables>()
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', new Date(now))
    .execute()
}
