import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import type { EmailSecret } from '#backend/lib/rows/email-shape.ts'
import type { TokenMakers } from '#backend/lib/rows/email-shape.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import { namesOf } from '#program/names.ts'
import type { AccountTables } from './tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
type AccountSecret = Extract<EmailSecret, { accountId: string }>
type Purpose = AccountSecret['purpose']

/** How long the link of an e-mail is valid. */
export const TOKEN_MS: Readonly<Record<Purpose, number>> = {
  'verify-email': 72 * HOUR,
  'change-email': 24 * HOUR,
  'reset-password': HOUR,
  // It signs in by itself, so it is valid for as long as a code is (ASVS 6.5.5).
  'sign-in': 10 * MINUTE,
  'end-codes': HOUR,
  'undo-email': 7 * 24 * HOUR,
}
const PURPOSES = namesOf(TOKEN_MS)
/**
 * For these purposes only the latest link is valid: somebody who asks again has lost the previous one. Links that
 * anybody can request are not among them: a stranger could make the owner's invalid while it is being followed. Once
 * one of those is used, the others end.
 */
const ONE_AT_A_TIME: ReadonlySet<Purpose> = new Set(['end-codes'])

/** Made when the e-mail is sent; the store has a hash, bound to account, purpose and e-mail. */
const mintToken = async (db: Db, { purpose, accountId, emailKey }: AccountSecret, now: number) => {
  const token = newSecret()
  if (ONE_AT_A_TIME.has(purpose)) await forgetTokens(db, accountId, [purpose])
  await db
    .withTables<AccountTables>()
    .insertInto('one_time_tokens')
    .values({
      token_hash: secretHash(token),
      account_id: accountId,
      purpose,
      email_key: emailKey,
      created_at: new Date(now),
      expires_at: new Date(now + TOKEN_MS[purpose]),
    })
    .execute()
  return token
}

/** Makes the tokens of the account's e-mails. */
export const accountTokens = {
  'verify-email': mintToken,
  'change-email': mintToken,
  'reset-password': mintToken,
  'sign-in': mintToken,
  'undo-email': mintToken,
  'end-codes': mintToken,
} satisfies Partial<TokenMakers>

/** Spends a token, once, for one of these purposes. Unknown, spent, old and foreign tokens get the same refusal. */
export const spendToken = async (tx: Db, token: string, purposes: readonly Purpose[], now: number) => {
  const spent = await tx
    .withTables<AccountTables>()
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', secretHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', new Date(now))
    .returning(['account_id', 'purpose', 'email_key', 'created_at'])
    .executeTakeFirst()
  if (!spent) throw spentLink()
  return spent
}

/** The account of this token, without spending it. Refuses like `spendToken`. */
export const ownerOfToken = async (
  db: Db,
  token: string,
  purposes: readonly Purpose[],
  now: number,
): Promise<string> => {
  const found = await db
    .withTables<AccountTables>()
    .selectFrom('one_time_tokens')
    .select('account_id')
    .where('token_hash', '=', secretHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (!found) throw spentLink()
  return found.account_id
}

export const spentLink = () => wrongField('token', 'This link has been used, or it is too old.')

/** Deletes the links of an account: all of them, or those for these purposes that were made since then. */
export const forgetTokens = async (
  tx: Db,
  accountId: string,
  purposes: readonly Purpose[] = PURPOSES,
  since = new Date(0),
): Promise<void> => {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('created_at', '>=', since)
    .execute()
}
