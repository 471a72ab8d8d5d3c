import { sql } from 'kysely'
import { undoEmailChange } from '#contract/account.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { endAccess } from '../end-access.ts'
import { rememberDevice } from '../entry/devices.ts'
import { hashChosen } from '../fields.ts'
import { forgetCodes } from '../keys/code-store.ts'
import { changeUndoneEmail, addressRestoredEmail } from '../emails.ts'
import { findPerson, holdPerson, type Person } from '../person.ts'
import type { AccountTables } from '../tables.ts'
import { forgetTokens, ownerOfToken, spendToken, spentLink, TOKEN_MS } from '../tokens.ts'

/**
 * Locks e-mails until the transaction ends. Code that gives one to an account or takes it away calls this before it
 * looks whose it is, so that nobody else changes that in between.
 */
export const holdEmails = async (tx: Db, ...emailKeys: readonly string[]): Promise<void> => {
  for (const key of emailKeys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`email:${key}`}, 0))`.execute(tx)
}

/** Whether somebody else's change still reserves this e-mail for its owner. Then no other account may have it yet. */
export const isReserved = async (db: Db, emailKey: string, now: number, but?: string): Promise<boolean> => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('email_changes')
    .select('account_id')
    .where('old_email_key', '=', emailKey)
    .where('undo_until', '>', new Date(now))
    .$if(but !== undefined, (query) => query.where('account_id', '!=', but ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores how a confirmed e-mail can be restored. Returns whether it can: an unconfirmed e-mail has no owner yet. */
export const keepWayBack = async (tx: Db, person: Person, now: number): Promise<boolean> => {
  if (person.email_verified_at === null) return false
  await tx
    .withTables<AccountTables>()
    .insertInto('email_changes')
    .values({
      account_id: person.id,
      old_email: person.email,
      old_email_key: person.email_key,
      old_verified_at: person.email_verified_at,
      changed_at: new Date(now),
      undo_until: new Date(now + TOKEN_MS['undo-email']),
    })
    .execute()
  return true
}

/** Deletes the stored ways to restore an e-mail of this account, or those made since then. */
export const forgetWaysBack = async (tx: Db, accountId: string, since = new Date(0)): Promise<void> => {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('email_changes')
    .where('account_id', '=', accountId)
    .where('changed_at', '>=', since)
    .execute()
}

/** For the hourly clean-up. */
export const pruneEmailChanges = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<AccountTables>()
    .deleteFrom('email_changes')
    .where('undo_until', '<', new Date(now))
    .execute()
}

/** Restores the account's earlier e-mail for the holder of that mailbox. */
export const emailChangeRoutes = ({ db, clock }: Deps, passwords: Passwords): readonly Implementation[] => [
  implement(undoEmailChange, async ({ body, requestId }) => {
    const now = clock.now()
    const owner = await findPerson(db, await ownerOfToken(db, body.token, ['undo-email'], now))
    const hash = await hashChosen({ db, passwords }, body.password, owner)
    return db.transaction().execute(async (tx) => {
      const person = await holdPerson(tx, owner.id)
      const spent = await spendToken(tx, body.token, ['undo-email'], now)
      const accountId = spent.account_id
      await holdEmails(tx, spent.email_key, person.email_key)
      const store = tx.withTables<AccountTables>()
      const change = await store
        .selectFrom('email_changes')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('old_email_key', '=', spent.email_key)
        .where('undo_until', '>', new Date(now))
        .orderBy('changed_at', 'desc')
        .executeTakeFirst()
      if (!change) throw spentLink()
      await store
        .updateTable('accounts')
        .set({
          email: change.old_email,
          email_key: change.old_email_key,
          email_verified_at: change.old_verified_at,
          pending_email: null,
          password_hash: hash,
          updated_at: new Date(now),
        })
        .where('id', '=', accountId)
        .execute()
      await endAccess(tx, accountId)
      // Later changes are undone with it; an even earlier e-mail can still be restored.
      await forgetTokens(tx, accountId, ['undo-email'], spent.created_at)
      await forgetWaysBack(tx, accountId, change.changed_at)
      // Codes that the thief turned on.
      await forgetCodes(tx, accountId, change.changed_at)
      const device = body.device && (await rememberDevice(tx, accountId, undefined, now))
      await enqueueEmail(tx, {
        kind: 'email-restored',
        accountId,
        message: addressRestoredEmail({ name: person.name, email: change.old_email }),
        now,
      })
      await enqueueEmail(tx, {
        kind: 'email-change-undone',
        accountId,
        message: changeUndoneEmail(person.email),
        now,
      })
      await audit(tx, { event: 'account.email-restored', actor: 'visitor', accountId, requestId, now })
      return { email: change.old_email, ...(device !== undefined && { device }) }
    })
  }),
]
