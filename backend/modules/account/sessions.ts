import type { Session } from '#contract/session.ts'
import type { Db, Identity, ResolveCaller } from '#backend/lib/http/implement.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import type { AccountTables } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A session ends after this long without use … */
export const IDLE_MS = 30 * DAY
/** … and in any case after this long. */
const ABSOLUTE_MS = 90 * DAY
/** The idle end is extended at most this often, so that reading costs no write. */
const SLIDE_MS = HOUR

interface NewSession {
  readonly accountId: string
  /** Plain words for the list of sessions. */
  readonly device: string | undefined
  /** When the identity was last confirmed; undefined after a link by e-mail. */
  readonly confirmedAt: number | undefined
  readonly now: number
}

/** Always a new token: nothing that the browser had before survives a sign-in. */
export const startSession = async (
  tx: Db,
  { accountId, device, confirmedAt, now }: NewSession,
): Promise<Session> => {
  const token = newSecret()
  const ends = new Date(now + ABSOLUTE_MS)
  await tx
    .withTables<AccountTables>()
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: secretHash(token),
      created_at: new Date(now),
      idle_until: new Date(now + IDLE_MS),
      ends_at: ends,
      device: device ?? null,
      used_at: new Date(now),
      confirmed_at: confirmedAt === undefined ? null : new Date(confirmedAt),
    })
    .execute()
  return { token, expiresAt: ends.toISOString() }
}

/** The account of this token. An unknown, ended or expired token is treated as a visitor's. */
export const resolveCaller: ResolveCaller = async ({ db, clock }, token): Promise<Identity> => {
  const now = clock.now()
  const store = db.withTables<AccountTables>()
  const session = await store
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.idle_until', 'sessions.ends_at'])
    .where('sessions.token_hash', '=', secretHash(token))
    .where('sessions.idle_until', '>', new Date(now))
    .where('sessions.ends_at', '>', new Date(now))
    .where('accounts.erased_at', 'is', null)
    .executeTakeFirst()
  if (!session) return { kind: 'visitor' }
  const idleUntil = Math.min(now + IDLE_MS, session.ends_at.getTime())
  if (idleUntil - session.idle_until.getTime() > SLIDE_MS)
    await store
      .updateTable('sessions')
      .set({ idle_until: new Date(idleUntil), used_at: new Date(now) })
      .where('id', '=', session.id)
      .execute()
  return { kind: 'shopper', accountId: session.account_id, sessionId: session.id }
}

/** The words for the device of a session; undefined if it did not say. */
export const deviceOfSession = async (db: Db, sessionId: string): Promise<string | undefined> => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('sessions')
    .select('device')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.device ?? undefined
}

export const endSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.withTables<AccountTables>().deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends the sessions of an account, all or all but one. Returns how many. */
export const endSessions = async (db: Db, accountId: string, but?: string): Promise<number> => {
  const result = await db
    .withTables<AccountTables>()
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
