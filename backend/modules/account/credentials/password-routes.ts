import { changePassword, requestPasswordReset, resetPassword } from '#contract/account.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { endAccess } from '../end-access.ts'
import { sendAskedLink } from '../entry/asked-link.ts'
import { rememberDevice } from '../entry/devices.ts'
import { createForm, hashChosen, readEmail } from '../fields.ts'
import { forgetCodes, keepCodesOn } from '../keys/code-store.ts'
import { passwordChangedEmail, resetEmail } from '../emails.ts'
import { discardKept, findPerson, holdPerson } from '../person.ts'
import { deviceOfSession, endSessions, startSession } from '../sessions.ts'
import { forgetDestinations, proveAgain } from '../step-up.ts'
import type { AccountTables } from '../tables.ts'
import { forgetTokens, ownerOfToken, spendToken, spentLink } from '../tokens.ts'

const SAME_PASSWORD = 'Please choose a different password.'

/** The password of an account: changed, and replaced through a link by whoever forgot it. */
export const passwordRoutes = (
  { db, clock, accounts }: Deps,
  passwords: Passwords,
): readonly Implementation[] => [
  implement(requestPasswordReset, ({ body, requestId }) => {
    const form = createForm()
    const { key: emailKey } = readEmail(form, body.email)
    form.check()
    return sendAskedLink(db, {
      limit: 'reset',
      event: 'account.reset-asked',
      kind: 'reset',
      message: resetEmail,
      emailKey,
      requestId,
      now: clock.now(),
    })
  }),

  implement(resetPassword, async ({ body, requestId }) => {
    const now = clock.now()
    // Before the token is spent: a refused password must not cost the link.
    const owner = await findPerson(db, await ownerOfToken(db, body.token, ['reset-password'], now))
    const hash = await hashChosen({ db, passwords }, body.password, owner)
    return db.transaction().execute(async (tx) => {
      // The account is always locked before its links, so that two requests never wait for each other.
      const person = await holdPerson(tx, owner.id)
      const { account_id: accountId, email_key } = await spendToken(tx, body.token, ['reset-password'], now)
      if (person.email_key !== email_key) throw spentLink()
      await tx
        .withTables<AccountTables>()
        .updateTable('accounts')
        .set({
          password_hash: hash,
          email_verified_at: person.email_verified_at ?? new Date(now),
          ...(person.email_verified_at === null && { name: '', phone: null }),
          pending_email: null,
          updated_at: new Date(now),
        })
        .where('id', '=', accountId)
        .execute()
      // Codes stay on after a new password, because anybody with the mailbox can ask for that link; but not at the
      // account's first owner.
      if (person.email_verified_at === null) {
        await discardKept(tx, accounts, { accountId, now })
        await forgetCodes(tx, accountId)
      } else await keepCodesOn(tx, accountId, now)
      await forgetDestinations(tx, accountId)
      const passkeys = await endAccess(tx, accountId)
      const device = body.device && (await rememberDevice(tx, accountId, undefined, now))
      await enqueueEmail(tx, {
        kind: 'password-changed',
        accountId,
        message: passwordChangedEmail(
          person.email_verified_at === null ? { ...person, name: '' } : person,
          passkeys,
        ),
        now,
      })
      await audit(tx, { event: 'account.password-reset', actor: 'visitor', accountId, requestId, now })
      return { status: 'done' as const, ...(device !== undefined && { device }) }
    })
  }),

  implement(changePassword, async ({ body, accountId, caller, requestId }) => {
    const now = clock.now()
    const person = await proveAgain({ db, passwords, now }, { accountId, caller }, body.current, 'current')
    if (body.password === body.current) throw wrongField('password', SAME_PASSWORD)
    const hash = await hashChosen({ db, passwords }, body.password, person)
    return db.transaction().execute(async (tx) => {
      const changed = await tx
        .withTables<AccountTables>()
        .updateTable('accounts')
        .set({ password_hash: hash, updated_at: new Date(now) })
        .where('id', '=', accountId)
        .where('password_hash', '=', person.password_hash)
        .returning('id')
        .executeTakeFirst()
      if (!changed)
        throw new Refusal(409, 'CONFLICT', 'The password was changed somewhere else at the same time.')
      const device = caller.kind === 'shopper' ? await deviceOfSession(tx, caller.sessionId) : undefined
      await endSessions(tx, accountId)
      await forgetTokens(tx, accountId, ['change-email', 'reset-password', 'sign-in', 'end-codes'])
      await keepCodesOn(tx, accountId, now)
      await enqueueEmail(tx, {
        kind: 'password-changed',
        accountId,
        message: passwordChangedEmail(person, 0),
        now,
      })
      await audit(tx, { event: 'account.password-changed', actor: 'shopper', accountId, requestId, now })
      return startSession(tx, { accountId, device, confirmedAt: now, now })
    })
  }),
]
