import { changeEmail, confirmEmail, resendVerification } from '#contract/account.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, wrongField, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { readShopFacts } from '../../shop/api.ts'
import { holdEmails, isReserved, keepWayBack } from './email-changes.ts'
import { emailKey } from '../email.ts'
import { createForm, readEmail } from '../fields.ts'
import {
  addressAskedEmail,
  addressChangedEmail,
  addressTakenEmail,
  newAddressEmail,
  verifyEmail,
} from '../emails.ts'
import { limit } from '../limits.ts'
import { askPasswordAgain, findPerson, holdPerson } from '../person.ts'
import { endSessions } from '../sessions.ts'
import { proveAgain, requireOpen } from '../step-up.ts'
import type { AccountTables } from '../tables.ts'
import { forgetTokens, ownerOfToken, spendToken, spentLink } from '../tokens.ts'

/** The e-mail address of an account: confirmed and changed. */
export const emailRoutes = ({ db, clock }: Deps, passwords: Passwords): readonly Implementation[] => [
  implement(resendVerification, async ({ accountId }) => {
    const now = clock.now()
    const person = await findPerson(db, accountId)
    if (person.email_verified_at === null) {
      await limit(db, 'verify-email', accountId, now)
      await enqueueEmail(db, {
        kind: 'verify',
        accountId,
        message: verifyEmail(
          { accountId, name: person.name, email: person.email, emailKey: person.email_key },
          (await readShopFacts(db)).points,
        ),
        now,
      })
    }
    return { status: 'accepted' as const }
  }),

  implement(confirmEmail, async ({ body, caller, requestId }) => {
    const now = clock.now()
    const owner = await ownerOfToken(db, body.token, ['verify-email', 'change-email'], now)
    // The person who opened the account may not be the one who reads its e-mails: neither gets what the other kept in
    // it.
    if (caller.kind !== 'shopper' || caller.accountId !== owner) {
      if (body.password === undefined)
        throw wrongField('password', 'Please enter the password of the account.')
      await askPasswordAgain({ db, passwords, now }, owner, body.password)
    }
    return db.transaction().execute(async (tx) => {
      await holdPerson(tx, owner)
      const {
        account_id: accountId,
        purpose,
        email_key,
      } = await spendToken(tx, body.token, ['verify-email', 'change-email'], now)
      const person = await findPerson(tx, accountId)
      const store = tx.withTables<AccountTables>()
      if (purpose === 'verify-email') {
        if (person.email_key !== email_key) throw spentLink()
        await store
          .updateTable('accounts')
          .set({ email_verified_at: person.email_verified_at ?? new Date(now), updated_at: new Date(now) })
          .where('id', '=', accountId)
          .execute()
        await audit(tx, { event: 'account.email-confirmed', actor: 'visitor', accountId, requestId, now })
        return { email: person.email }
      }
      const email = person.pending_email
      if (email === null || emailKey(email) !== email_key) throw spentLink()
      await holdEmails(tx, email_key, person.email_key)
      const other = await store
        .selectFrom('accounts')
        .select('id')
        .where('email_key', '=', email_key)
        .executeTakeFirst()
      if (other || (await isReserved(tx, email_key, now, accountId))) throw spentLink()
      const wayBack = await keepWayBack(tx, person, now)
      await store
        .updateTable('accounts')
        .set({
          email,
          email_key,
          pending_email: null,
          email_verified_at: new Date(now),
          updated_at: new Date(now),
        })
        .where('id', '=', accountId)
        .execute()
      await forgetTokens(tx, accountId, ['verify-email', 'change-email', 'reset-password', 'sign-in'])
      await endSessions(
        tx,
        accountId,
        caller.kind === 'shopper' && caller.accountId === accountId ? caller.sessionId : undefined,
      )
      await enqueueEmail(tx, {
        kind: 'email-changed',
        accountId,
        message: addressChangedEmail(
          { accountId, name: person.name, email: person.email, emailKey: person.email_key },
          wayBack,
        ),
        now,
      })
      await audit(tx, { event: 'account.email-changed', actor: 'shopper', accountId, requestId, now })
      return { email }
    })
  }),

  implement(changeEmail, async ({ body, accountId, caller, requestId }) => {
    const form = createForm()
    const { email, key } = readEmail(form, body.email)
    form.check()
    const now = clock.now()
    const person = await proveAgain({ db, passwords, now }, { accountId, caller }, body.password)
    if (person.email_key === key) throw wrongField('email', 'That is your current e-mail address.')
    await limit(db, 'change-email', accountId, now)
    await db.transaction().execute(async (tx) => {
      const store = tx.withTables<AccountTables>()
      await holdPerson(tx, accountId)
      await requireOpen(tx, caller)
      await store
        .updateTable('accounts')
        .set({ pending_email: email, updated_at: new Date(now) })
        .where('id', '=', accountId)
        .execute()
      await forgetTokens(tx, accountId, ['change-email'])
      const taken = await store
        .selectFrom('accounts')
        .select('id')
        .where('email_key', '=', key)
        .executeTakeFirst()
      if (taken || (await isReserved(tx, key, now, accountId)))
        await enqueueEmail(tx, {
          kind: 'email-taken',
          ...(taken && { accountId: taken.id }),
          message: addressTakenEmail(email),
          now,
        })
      else
        await enqueueEmail(tx, {
          kind: 'new-email',
          accountId,
          message: newAddressEmail({ accountId, name: person.name, email, emailKey: key }),
          now,
        })
      await enqueueEmail(tx, {
        kind: 'email-asked',
        accountId,
        message: addressAskedEmail(person),
        now,
      })
      await audit(tx, { event: 'account.email-asked', actor: 'shopper', accountId, requestId, now })
    })
    return { status: 'accepted' as const }
  }),
]
