import { deleteAccount, exportAccount, getAccount, listCountries, updateAccount } from '#contract/account.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { implement, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { enqueueEmail, eraseEmails } from '#backend/lib/mail/outbox.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { readShopFacts } from '../shop/api.ts'
import { countriesOf } from './countries.ts'
import { forgetWaysBack } from './credentials/email-changes.ts'
import { forgetDevices } from './entry/devices.ts'
import { createForm, readName, readPhone } from './fields.ts'
import { codesOf, forgetCodes } from './keys/code-store.ts'
import { exportPasskeys, forgetPasskeys } from './keys/passkeys.ts'
import { farewellEmail } from './emails.ts'
import { accountOf, findPerson, holdPerson } from './person.ts'
import { endSessions } from './sessions.ts'
import { addressesOf } from './addresses.ts'
import { forgetDestinations, proveAgain } from './step-up.ts'
import type { AccountTables } from './tables.ts'
import { forgetTokens } from './tokens.ts'

/** What the shopper sees and changes of the account itself, including its deletion. */
export const profileRoutes = (
  { db, clock, accounts }: Deps,
  passwords: Passwords,
): readonly Implementation[] => [
  implement(getAccount, async ({ accountId }) => accountOf(await findPerson(db, accountId))),

  implement(updateAccount, async ({ body, accountId }) => {
    const form = createForm()
    const name = readName(form, body.name)
    const phone = readPhone(form, body.phone)
    form.check()
    await db
      .withTables<AccountTables>()
      .updateTable('accounts')
      .set({ name, phone, updated_at: new Date(clock.now()) })
      .where('id', '=', accountId)
      .execute()
    return accountOf(await findPerson(db, accountId))
  }),

  implement(listCountries, async () => [...countriesOf(await readShopFacts(db))]),

  implement(exportAccount, async ({ body, accountId, caller, requestId }) => {
    const now = clock.now()
    const person = await proveAgain({ db, passwords, now }, { accountId, caller }, body.password)
    const sessions = await db
      .withTables<AccountTables>()
      .selectFrom('sessions')
      .select(['created_at as since', 'idle_until as until', 'device'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    const events = await db
      .withTables<Pick<Tables, 'audit'>>()
      .selectFrom('audit')
      .select(['at', 'event'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    const data = {
      account: accountOf(person),
      addresses: await addressesOf(db, accountId),
      sessions,
      oneTimeCodes: await codesOf(db, accountId, now),
      passkeys: await exportPasskeys(db, accountId),
      events,
      ...(await accounts.exported(db, accountId, now)),
    }
    await audit(db, { event: 'account.exported', actor: 'shopper', accountId, requestId, now })
    return { exportedAt: new Date(now).toISOString(), data }
  }),

  implement(deleteAccount, async ({ body, accountId, caller, requestId }) => {
    const now = clock.now()
    const person = await proveAgain({ db, passwords, now }, { accountId, caller }, body.password)
    await db.transaction().execute(async (tx) => {
      await holdPerson(tx, accountId)
      await accounts.erased(tx, { accountId, now })
      const store = tx.withTables<AccountTables>()
      await endSessions(tx, accountId)
      await forgetTokens(tx, accountId)
      await forgetDevices(tx, accountId)
      await forgetPasskeys(tx, accountId)
      await forgetCodes(tx, accountId)
      await forgetWaysBack(tx, accountId)
      await forgetDestinations(tx, accountId)
      await store.deleteFrom('addresses').where('account_id', '=', accountId).execute()
      await eraseEmails(tx, accountId)
      await store
        .updateTable('accounts')
        .set({
          name: '',
          email: null,
          email_key: null,
          pending_email: null,
          password_hash: null,
          phone: null,
          email_verified_at: null,
          erased_at: new Date(now),
          updated_at: new Date(now),
        })
        .where('id', '=', accountId)
        .execute()
      await enqueueEmail(tx, { kind: 'farewell', message: farewellEmail(person), now })
      await audit(tx, { event: 'account.erased', actor: 'shopper', accountId, requestId, now })
    })
    return { status: 'done' as const }
  }),
]
