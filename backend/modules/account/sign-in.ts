import { signUp } from '#contract/account.ts'
import { signIn, signOut } from '#contract/session.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { languageNow } from '#backend/lib/words/words.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { houseWords, readShopFacts } from '../shop/api.ts'
import { holdEmails, isReserved } from './credentials/email-changes.ts'
import { enter } from './entry/enter.ts'
import { proveByPassword } from './entry/by-password.ts'
import { forgetGuesses } from './entry/guesses.ts'
import { createForm, readEmail, readName, readPassword } from './fields.ts'
import { askForCode } from './keys/second-factor.ts'
import { knownEmail, reservedEmail, welcomeEmail } from './emails.ts'
import { tryOnce } from './limits.ts'
import { endSession } from './sessions.ts'
import type { AccountTables } from './tables.ts'

/** Opening an account, signing in and out. */
export const signInRoutes = (
  { db, clock, sealer, accounts }: Deps,
  passwords: Passwords,
): readonly Implementation[] => [
  implement(signUp, async ({ body, requestId }) => {
    const form = createForm()
    const name = readName(form, body.name)
    const { email, key } = readEmail(form, body.email)
    const own = [name, email, ...(await houseWords(db))]
    const password = await readPassword(form, passwords, body.password, own)
    form.check()
    // Hashed before checking whether the e-mail is known: the answer takes the same time.
    const hash = await passwords.hash(password)
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      const store = tx.withTables<AccountTables>()
      await holdEmails(tx, key)
      if (await isReserved(tx, key, now)) {
        if (await tryOnce(tx, 'known-email', key, now))
          await enqueueEmail(tx, { kind: 'reserved', message: reservedEmail(email), now })
        await audit(tx, { event: 'account.opened-again', actor: 'visitor', requestId, now })
        return
      }
      const opened = await store
        .insertInto('accounts')
        .values({
          name,
          email,
          email_key: key,
          password_hash: hash,
          language: languageNow() ?? null,
          created_at: new Date(now),
          updated_at: new Date(now),
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (opened) {
        const accountId = opened.id
        const { points } = await readShopFacts(tx)
        await accounts.opened(tx, { accountId, emailKey: key, now })
        await enqueueEmail(tx, {
          kind: 'welcome',
          accountId,
          message: welcomeEmail({ accountId, name, email, emailKey: key }, points),
          now,
        })
        await audit(tx, { event: 'account.opened', actor: 'visitor', accountId, requestId, now })
        return
      }
      const known = await store
        .selectFrom('accounts')
        .select(['id', 'name', 'email'])
        .where('email_key', '=', key)
        .executeTakeFirst()
      if (known?.email && (await tryOnce(tx, 'known-email', key, now)))
        await enqueueEmail(tx, {
          kind: 'known',
          accountId: known.id,
          message: knownEmail({ accountId: known.id, name: known.name, email: known.email, emailKey: key }),
          now,
        })
      await audit(tx, {
        event: 'account.opened-again',
        actor: 'visitor',
        accountId: known?.id,
        requestId,
        now,
      })
    })
    return { status: 'accepted' as const }
  }),

  implement(signIn, async ({ body, caller, requestId }) => {
    const now = clock.now()
    const { email, password, code, device } = body
    const { person, guesser, failures, hash } = await proveByPassword(
      { db, passwords },
      { email, password, device: device?.token, requestId, now },
    )
    const accountId = person.id
    await askForCode({ db, sealer }, { accountId, code, failures, requestId, now })
    const better = passwords.isOutdated(hash) ? await passwords.hash(password) : undefined
    return db.transaction().execute(async (tx) => {
      const { visitorBag } = body
      const proof = { way: 'password', hash } as const
      const session = await enter(tx, accounts, {
        accountId,
        proof,
        caller,
        device,
        visitorBag,
        requestId,
        now,
      })
      await forgetGuesses(tx, guesser)
      if (better)
        await tx
          .withTables<AccountTables>()
          .updateTable('accounts')
          .set({ password_hash: better })
          .where('id', '=', accountId)
          .execute()
      return session
    })
  }),

  implement(signOut, async ({ caller, requestId }) => {
    if (caller.kind === 'shopper') {
      await endSession(db, caller.sessionId)
      await audit(db, {
        event: 'session.ended',
        actor: 'shopper',
        accountId: caller.accountId,
        requestId,
        now: clock.now(),
      })
    }
    return { status: 'done' as const }
  }),
]
