import type { Account } from '#contract/account.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, wrongField, type Db, type Deps } from '#backend/lib/http/implement.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { limit } from './limits.ts'
import type { AccountTables } from './tables.ts'

/** The row of an account that has not been deleted. */
export const findPerson = async (db: Db, accountId: string) => {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.email === null || row.email_key === null || row.password_hash === null)
    throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in.')
  return { ...row, email: row.email, email_key: row.email_key, password_hash: row.password_hash }
}
export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * The same, locked until the transaction ends, so that signing in and removing keys happen one after the other. After
 * the wait, check again that the key is still valid.
 */
export const holdPerson = async (tx: Db, accountId: string): Promise<Person> => {
  await tx
    .withTables<AccountTables>()
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
  return findPerson(tx, accountId)
}

/**
 * The holder of the mailbox takes over an account that was never confirmed: its data may belong to somebody else who
 * opened it with this e-mail. Orders stay, because the house owes them and has written to this mailbox about them.
 */
export const discardKept = async (
  tx: Db,
  accounts: Deps['accounts'],
  event: { accountId: string; now: number },
): Promise<void> => {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('addresses')
    .where('account_id', '=', event.accountId)
    .execute()
  await accounts.discarded(tx, event)
}

export const accountOf = (row: Person): Account => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  ...(row.pending_email !== null && { pendingEmail: row.pending_email }),
  ...(row.phone !== null && { phone: row.phone }),
  createdAt: row.created_at.toISOString(),
})

/**
 * Asks for the password again, before something that cannot be undone. Attempts are counted for the calling session,
 * if there is one: a thief of a session cannot use up those of the owner.
 */
export const askPasswordAgain = async (
  { db, passwords, now }: { db: Db; passwords: Passwords; now: number },
  accountId: string,
  password: string,
  { field = 'password', session = accountId }: { readonly field?: string; readonly session?: string } = {},
): Promise<Person> => {
  await limit(db, 're-auth', session, now)
  const person = await findPerson(db, accountId)
  if (!(await passwords.verify(password, person.password_hash))) {
    // So that the owner learns of somebody who borrowed a session and guesses.
    await audit(db, {
      event: 'session.reauth-refused',
      actor: 'shopper',
      accountId,
      details: { by: 'password' },
      now,
    })
    throw wrongField(field, 'That password is not right.')
  }
  return person
}
