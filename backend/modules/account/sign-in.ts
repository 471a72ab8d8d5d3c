import { PASSWORD_MAX, signUp } from '#contract/account.ts'
import { signIn, signOut } from '#contract/session.ts'
import { audit } from '#backend/lib/audit.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/implement.ts'
import { enqueueLetter } from '#backend/lib/outbox.ts'
import type { Passwords } from '#backend/lib/passwords.ts'
import { secretHash } from '#backend/lib/secrets.ts'
import { isReserved } from './email-changes.ts'
import { emailKey } from './email.ts'
import { enter } from './entry/enter.ts'
import { countGuess, forgetGuesses, guesserOf, MANY_FAILURES } from './entry/guesses.ts'
import { accountEvents } from './events.ts'
import { createForm, readEmail, readName, readPassword } from './fields.ts'
import { guessingLetter, knownLetter, reservedLetter, welcomeLetter } from './letters.ts'
import { tryOnce } from './limits.ts'
import { endSession } from './sessions.ts'
import type { AccountTables } from './tables.ts'

/** Tells the owner of the mailbox, at most once a day, that somebody guesses. */
const tellOfGuesses = async (
  db: Db,
  told: {
    readonly key: string
    readonly person: { id: string; name: string; email: string | null } | undefined
    readonly requestId: string
    readonly now: number
  },
): Promise<void> => {
  const { key, person, requestId, now } = told
  await db.transaction().execute(async (tx) => {
    if (!(await tryOnce(tx, 'guessing-letter', key, now)) || !person?.email) return
    const letter = guessingLetter({ name: person.name, email: person.email })
    await enqueueLetter(tx, { kind: 'guessing', accountId: person.id, letter, now })
    await audit(tx, { event: 'session.guessing', actor: 'visitor', accountId: person.id, requestId, now })
  })
}

/** Opening an account, signing in and out. */
export const signInRoutes = ({ db, clock }: Deps, passwords: Passwords): readonly Implementation[] => [
  implement(signUp, async ({ body, requestId }) => {
    const form = createForm()
    const name = readName(form, body.name)
    const { email, key } = readEmail(form, body.email)
    const password = readPassword(form, body.password, [name, email])
    form.check()
    // Hashed before anybody looks whether the e-mail is known: the answer takes the same time.
    const hash = await passwords.hash(password)
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      const store = tx.withTables<AccountTables>()
      if (await isReserved(tx, key, now)) {
        if (await tryOnce(tx, 'known-letter', key, now))
          await enqueueLetter(tx, { kind: 'reserved', letter: reservedLetter(email), now })
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
          created_at: new Date(now),
          updated_at: new Date(now),
        } as never)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (opened) {
        const accountId = opened.id
        for (const hear of accountEvents.opened.values()) await hear(tx, { accountId, emailKey: key, now })
        await enqueueLetter(tx, {
          kind: 'welcome',
          accountId,
          letter: welcomeLetter({ accountId, name, email, emailKey: key }, true),
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
      if (known?.email && (await tryOnce(tx, 'known-letter', key, now)))
        await enqueueLetter(tx, {
          kind: 'known',
          accountId: known.id,
          letter: knownLetter({ accountId: known.id, name: known.name, email: known.email, emailKey: key }),
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
    // What is no e-mail is counted as it came: whether it could have an account is not told either.
    const key = emailKey(body.email) ?? body.email.trim().toLowerCase()
    const token = body.device?.token
    const row = await db
      .withTables<AccountTables>()
      .selectFrom('accounts')
      .leftJoin('known_devices', (join) =>
        join
          .onRef('known_devices.account_id', '=', 'accounts.id')
          .on('known_devices.token_hash', '=', token === undefined ? '' : secretHash(token)),
      )
      .select(['accounts.id', 'name', 'email', 'password_hash', 'known_devices.token_hash as device'])
      .where('email_key', '=', key)
      .executeTakeFirst()
    const guesser = guesserOf(key, row?.device ?? undefined)
    const failures = await countGuess(db, guesser, now)
    const hash = row?.password_hash ?? undefined
    const right = await passwords.verify(body.password.slice(0, PASSWORD_MAX * 2), hash)
    if (!right || !row) {
      await audit(db, { event: 'session.refused', actor: 'visitor', accountId: row?.id, requestId, now })
      if (failures >= MANY_FAILURES) await tellOfGuesses(db, { key, person: row, requestId, now })
      throw new Refusal(401, 'BAD_CREDENTIALS', 'E-mail and password do not match.')
    }
    const better = hash && passwords.isOutdated(hash) ? await passwords.hash(body.password) : undefined
    return db.transaction().execute(async (tx) => {
      await forgetGuesses(tx, guesser)
      if (better)
        await tx
          .withTables<AccountTables>()
          .updateTable('accounts')
          .set({ password_hash: better })
          .where('id', '=', row.id)
          .where('password_hash', '=', hash ?? '')
          .execute()
      return enter(tx, {
        accountId: row.id,
        way: 'password',
        caller,
        device: body.device,
        visitorBag: body.visitorBag,
        requestId,
        now,
      })
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
