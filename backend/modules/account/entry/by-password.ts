import { PASSWORD_MAX } from '#contract/account.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { secretHash } from '#backend/lib/security/secrets.ts'
import { emailKey } from '../email.ts'
import { guessingEmail } from '../emails.ts'
import { tryOnce } from '../limits.ts'
import type { AccountTables } from '../tables.ts'
import { countGuess, guesserOf, MANY_FAILURES } from './guesses.ts'

/** Tells the owner of the mailbox, at most once a day, that somebody is guessing the password. */
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
    if (!(await tryOnce(tx, 'guessing-email', key, now)) || !person?.email) return
    const message = guessingEmail({ name: person.name, email: person.email })
    await enqueueEmail(tx, { kind: 'guessing', accountId: person.id, message, now })
    await audit(tx, { event: 'session.guessing', actor: 'visitor', accountId: person.id, requestId, now })
  })
}

export const badCredentials = () =>
  new Refusal(401, 'BAD_CREDENTIALS', 'The e-mail address or password is incorrect.')

interface Given {
  readonly email: string
  readonly password: string
  /** The token of the browser, if it has one. */
  readonly device: string | undefined
  readonly requestId: string
  readonly now: number
}

/**
 * The account of this e-mail and password. Refuses with 401, the same for an unknown e-mail and a wrong password, and
 * with 429 while the guesser must wait. The attempt remains counted: the code that signs the person in clears
 * `guesser`.
 */
export const proveByPassword = async (
  { db, passwords }: { readonly db: Db; readonly passwords: Passwords },
  { email, password, device, requestId, now }: Given,
) => {
  // A text that is not an e-mail is counted as typed, so as not to reveal whether it could have an account.
  const key = emailKey(email) ?? email.trim().toLowerCase()
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('accounts')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.account_id', '=', 'accounts.id')
        .on('known_devices.token_hash', '=', device === undefined ? '' : secretHash(device)),
    )
    .select(['accounts.id', 'name', 'email', 'password_hash', 'known_devices.token_hash as device'])
    .where('email_key', '=', key)
    .executeTakeFirst()
  const guesser = guesserOf(key, row?.device ?? undefined)
  const failures = await countGuess(db, guesser, now)
  const hash = row?.password_hash ?? undefined
  const right = await passwords.verify(password.slice(0, PASSWORD_MAX * 2), hash)
  if (!right || !row || hash === undefined) {
    await audit(db, { event: 'session.refused', actor: 'visitor', accountId: row?.id, requestId, now })
    if (failures >= MANY_FAILURES) await tellOfGuesses(db, { key, person: row, requestId, now })
    throw badCredentials()
  }
  return { person: row, guesser, failures, hash }
}
