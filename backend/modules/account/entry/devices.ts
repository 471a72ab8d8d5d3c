import type { Db } from '#backend/lib/http/implement.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import type { AccountTables } from '../tables.ts'

const DAY = 24 * 3_600_000
/** A browser that has not signed in for this long is unknown again. */
const KEPT_MS = 400 * DAY
/** The most known devices of an account; the least recently used is dropped first. */
const MOST = 20

/** Whether the account knows this device, and whether it knows any. */
export interface Knowledge {
  readonly known: boolean
  readonly any: boolean
}

/** Whether this account knows the device with this token, and whether it knows any at all. */
export const knowledgeOf = async (
  db: Db,
  accountId: string,
  token: string | undefined,
  now: number,
): Promise<Knowledge> => {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('used_at', '>', new Date(now - KEPT_MS))
    .execute()
  const hash = token === undefined ? undefined : secretHash(token)
  return { known: rows.some(({ token_hash }) => token_hash === hash), any: rows.length > 0 }
}

/** Remembers the device after a sign-in. Returns its new token if it was not known before. */
export const rememberDevice = async (
  tx: Db,
  accountId: string,
  token: string | undefined,
  now: number,
): Promise<string | undefined> => {
  const store = tx.withTables<AccountTables>()
  const used = await store
    .updateTable('known_devices')
    .set({ used_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', token === undefined ? '' : secretHash(token))
    .returning('token_hash')
    .executeTakeFirst()
  if (used) return undefined
  // Always a new one of ours: a token that somebody planted in the browser is worthless.
  const fresh = newSecret()
  await store
    .insertInto('known_devices')
    .values({
      account_id: accountId,
      token_hash: secretHash(fresh),
      created_at: new Date(now),
      used_at: new Date(now),
    })
    .execute()
  await store
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('known_devices')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('used_at', 'desc')
        .limit(MOST),
    )
    .execute()
  return fresh
}

/** Forgets every device of the account. */
export const forgetDevices = async (tx: Db, accountId: string): Promise<void> => {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .execute()
}

/** For the hourly clean-up. */
export const pruneDevices = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<AccountTables>()
    .deleteFrom('known_devices')
    .where('used_at', '<', new Date(now - KEPT_MS))
    .execute()
}
