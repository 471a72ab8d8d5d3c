import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import {
  looksLikeRecoveryCode,
  newRecoveryCodes,
  recoveryHash,
} from '#backend/lib/security/recovery-codes.ts'
import { opened, SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import type { Sealer } from '#backend/lib/security/sealer.ts'
import { totpStep } from '#backend/lib/security/totp.ts'
import { codesOffEmail, recoveryCodeUsedEmail } from './emails.ts'
import { findPerson } from '../person.ts'
import type { AccountTables } from '../tables.ts'

/** The sentence next to the field for the code. */
const refused = (sentence: string) =>
  new Refusal(401, 'CODE_REQUIRED', sentence, { fields: { code: sentence } })
export const codeWanted = () => refused('Enter the code from your authenticator app.')
const codeWrong = () => refused('This code is wrong or has already been used.')

interface Asked {
  readonly accountId: string
  readonly requestId: string
  readonly now: number
}

/** Whether sign-in asks this account for a code. */
export const asksForCode = async (db: Db, accountId: string, now: number): Promise<boolean> => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account_codes')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', new Date(now))]))
    .executeTakeFirst()
  return row !== undefined
}

const recoveryCodesLeft = async (db: Db, accountId: string): Promise<number> => {
  const { left } = await db
    .withTables<AccountTables>()
    .selectFrom('account_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/**
 * Spends a code of the app or a recovery code, in the caller's transaction. Refuses with CODE_REQUIRED if it is neither
 * or was used before. A correct code cancels a pending request to turn codes off, because its sender has the app.
 */
export const useCode = async (
  tx: Db,
  sealer: Sealer,
  code: string,
  { accountId, requestId, now }: Asked,
): Promise<void> => {
  const store = tx.withTables<AccountTables>()
  const row = await store
    .selectFrom('account_codes')
    .select(['secret', 'last_step'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw codeWrong()
  if (looksLikeRecoveryCode(code)) {
    const used = await store
      .deleteFrom('account_recovery_codes')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', recoveryHash(code))
      .returning('code_hash')
      .executeTakeFirst()
    if (!used) throw codeWrong()
    const left = await recoveryCodesLeft(tx, accountId)
    const message = recoveryCodeUsedEmail(await findPerson(tx, accountId), left, now)
    await enqueueEmail(tx, { kind: 'recovery-code', accountId, message, now })
    const details = { left }
    await audit(tx, { event: 'codes.recovery', actor: 'shopper', accountId, details, requestId, now })
  }
  const secret = opened(sealer, SEALED_COLUMNS.shopperTotp, accountId, row.secret)
  const step = looksLikeRecoveryCode(code)
    ? Number(row.last_step)
    : totpStep(secret, code, { now, lastStep: Number(row.last_step) })
  if (step === undefined) throw codeWrong()
  await store
    .updateTable('account_codes')
    .set({ last_step: step, ends_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** New recovery codes, which replace all earlier ones; only their hashes are stored. */
export const replaceRecoveryCodes = async (tx: Db, accountId: string): Promise<string[]> => {
  const store = tx.withTables<AccountTables>()
  const codes = newRecoveryCodes()
  await store.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute()
  await store
    .insertInto('account_recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: recoveryHash(code) })))
    .execute()
  return codes
}

/** Turns codes off. Returns whether they were on. `since`: only if they were turned on after that time. */
export const forgetCodes = async (tx: Db, accountId: string, since = new Date(0)): Promise<boolean> => {
  const store = tx.withTables<AccountTables>()
  const gone = await store
    .deleteFrom('account_codes')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .returning('account_id')
    .executeTakeFirst()
  await store.deleteFrom('account_code_setups').where('account_id', '=', accountId).execute()
  if (gone) await store.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute()
  return gone !== undefined
}

/** Cancels a pending request to turn codes off. Returns whether there was one. */
export const keepCodesOn = async (tx: Db, accountId: string, now: number): Promise<boolean> => {
  const kept = await tx
    .withTables<AccountTables>()
    .updateTable('account_codes')
    .set({ ends_at: null })
    .where('account_id', '=', accountId)
    .where('ends_at', '>', new Date(now))
    .returning('account_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** The state of the codes of this account. */
export const codesOf = async (db: Db, accountId: string, now: number) => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account_codes')
    .select(['created_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row || (row.ends_at !== null && row.ends_at.getTime() <= now))
    return { on: false, recoveryCodesLeft: 0 }
  return {
    on: true,
    since: row.created_at.toISOString(),
    recoveryCodesLeft: await recoveryCodesLeft(db, accountId),
    ...(row.ends_at !== null && { endsAt: row.ends_at.toISOString() }),
  }
}

/** Turns off the codes whose time has come, and tells their owners. Hourly. */
export const endCodes = async (db: Db, now: number): Promise<void> => {
  const store = db.withTables<AccountTables>()
  await store.deleteFrom('account_code_setups').where('expires_at', '<', new Date(now)).execute()
  const due = await store
    .selectFrom('account_codes')
    .select('account_id')
    .where('ends_at', '<=', new Date(now))
    .execute()
  for (const { account_id: accountId } of due)
    await db.transaction().execute(async (tx) => {
      const gone = await tx
        .withTables<AccountTables>()
        .deleteFrom('account_codes')
        .where('account_id', '=', accountId)
        .where('ends_at', '<=', new Date(now))
        .returning('account_id')
        .executeTakeFirst()
      if (!gone) return
      await tx
        .withTables<AccountTables>()
        .deleteFrom('account_recovery_codes')
        .where('account_id', '=', accountId)
        .execute()
      const message = codesOffEmail(await findPerson(tx, accountId))
      await enqueueEmail(tx, { kind: 'codes-off', accountId, message, now })
      await audit(tx, { event: 'codes.ended', actor: 'system', accountId, now })
    })
}
