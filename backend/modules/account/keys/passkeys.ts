import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '#contract/passkeys.ts'
import { PASSKEY_NAME_MAX } from '#contract/passkeys.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { HIDDEN_SENTENCE, holdsHidden } from '#backend/lib/words/plain-words.ts'
import { say } from '#backend/lib/words/words.ts'
import { readShopFacts } from '../../shop/api.ts'
import { deviceWords } from '../entry/device-words.ts'
import { createForm, tidy, type Form } from '../fields.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from './emails.ts'
import { findPerson, holdPerson } from '../person.ts'
import { requireConfirmed, requireOpen, sessionOf } from '../step-up.ts'
import type { AccountTables } from '../tables.ts'
import { newChallenge, passkeyFailed, spendChallenge } from './challenges.ts'
import { ALGORITHMS, userHandleOf, verifyNew, type RelyingParty } from './webauthn.ts'

/** Enough for every device of a family. */
const MOST = 10

const noPasskey = () => new Refusal(404, 'NOT_FOUND', 'There is no such passkey any more.')
const tooMany = () =>
  new Refusal(409, 'CONFLICT', say`An account keeps at most ${MOST} passkeys. Please remove one first.`)

const readName = (form: Form, value: string): string => {
  const name = tidy(value)
  if (holdsHidden(value)) form.wrong('name', HIDDEN_SENTENCE)
  else if (name === '') form.wrong('name', 'Please enter a name.')
  else if ([...name].length > PASSKEY_NAME_MAX)
    form.wrong('name', say`A name has at most ${PASSKEY_NAME_MAX} characters.`)
  return name
}

/** A name of ours that none of these is called by: 'Safari on iPhone', then 'Safari on iPhone 2'. */
const freeName = (name: string, taken: readonly string[]): string => {
  let number = 1
  let free = name
  while (taken.includes(free)) free = `${name} ${(number += 1)}`
  return free
}

const namesOf = async (tx: Db, accountId: string): Promise<readonly string[]> => {
  const store = tx.withTables<AccountTables>()
  const rows = await store.selectFrom('passkeys').select('name').where('account_id', '=', accountId).execute()
  return rows.map(({ name }) => name)
}

const passkeyOf = (row: { id: string; name: string; created_at: Date; used_at: Date | null }) => ({
  _id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  ...(row.used_at !== null && { usedAt: row.used_at.toISOString() }),
})

/** The passkeys of an account as a browser gets them: to leave them out, or to choose among them. */
export const knownTo = async (db: Db, accountId: string) => {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(' ').filter(Boolean),
  }))
}

/** Removes all passkeys. Returns how many there were. */
export const forgetPasskeys = async (tx: Db, accountId: string): Promise<number> => {
  const { numDeletedRows } = await tx
    .withTables<AccountTables>()
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Their part of the account's export. */
export const exportPasskeys = (db: Db, accountId: string) =>
  db
    .withTables<AccountTables>()
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** The passkeys of the signed-in shopper. */
export const passkeyRoutes = ({ db, clock }: Deps, party: RelyingParty): readonly Implementation[] => [
  implement(listPasskeys, async ({ accountId }) => {
    const rows = await db
      .withTables<AccountTables>()
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(passkeyOf)
  }),

  implement(beginPasskey, async ({ accountId, caller }) => {
    const now = clock.now()
    await requireConfirmed(db, caller, now)
    const person = await findPerson(db, accountId)
    const exclude = await knownTo(db, accountId)
    if (exclude.length >= MOST) throw tooMany()
    return {
      challenge: await newChallenge(db, { purpose: 'register', browser: sessionOf(caller), now }),
      rpId: party.id,
      rpName: (await readShopFacts(db)).name,
      userId: userHandleOf(accountId),
      userName: person.email,
      userDisplayName: person.name === '' ? person.email : person.name,
      algorithms: ALGORITHMS,
      exclude,
    }
  }),

  implement(addPasskey, async ({ body, accountId, caller, requestId }) => {
    const now = clock.now()
    const form = createForm()
    const wanted = readName(form, body.name ?? deviceWords(body.agent) ?? 'Passkey')
    form.check()
    const challenge = await spendChallenge(db, body.clientDataJSON, {
      purpose: 'register',
      browser: sessionOf(caller),
      now,
    })
    const made = await verifyNew(party, challenge, body)
    if (!made) throw passkeyFailed()
    return db.transaction().execute(async (tx) => {
      const store = tx.withTables<AccountTables>()
      // Simultaneous requests are counted one after another.
      const person = await holdPerson(tx, accountId)
      await requireOpen(tx, caller)
      const names = await namesOf(tx, accountId)
      if (names.length >= MOST) throw tooMany()
      const name = body.name === undefined ? freeName(wanted, names) : wanted
      const row = await store
        .insertInto('passkeys')
        .values({
          account_id: accountId,
          credential_id: made.credentialId,
          public_key: made.publicKey,
          counter: made.counter,
          transports: (body.transports ?? []).filter((word) => /^[a-z-]+$/.test(word)).join(' '),
          name,
          created_at: new Date(now),
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning(['id', 'name', 'created_at', 'used_at'])
        .executeTakeFirst()
      if (!row) throw new Refusal(409, 'CONFLICT', 'This passkey is kept already.')
      await enqueueEmail(tx, {
        kind: 'passkey-added',
        accountId,
        message: passkeyAddedEmail(person, name, now),
        now,
      })
      const subject = `passkey:${row.id}`
      await audit(tx, { event: 'passkey.added', actor: 'shopper', accountId, subject, requestId, now })
      return passkeyOf(row)
    })
  }),

  implement(renamePasskey, async ({ params, body, accountId }) => {
    const form = createForm()
    const name = readName(form, body.name)
    form.check()
    const row =
      isUuid(params.passkeyId) &&
      (await db
        .withTables<AccountTables>()
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', params.passkeyId)
        .where('account_id', '=', accountId)
        .returning(['id', 'name', 'created_at', 'used_at'])
        .executeTakeFirst())
    if (!row) throw noPasskey()
    return passkeyOf(row)
  }),

  implement(removePasskey, async ({ params, accountId, caller, requestId }) => {
    const now = clock.now()
    await requireConfirmed(db, caller, now)
    await db.transaction().execute(async (tx) => {
      const row =
        isUuid(params.passkeyId) &&
        (await tx
          .withTables<AccountTables>()
          .deleteFrom('passkeys')
          .where('id', '=', params.passkeyId)
          .where('account_id', '=', accountId)
          .returning(['id', 'name'])
          .executeTakeFirst())
      if (!row) throw noPasskey()
      const person = await findPerson(tx, accountId)
      await enqueueEmail(tx, {
        kind: 'passkey-removed',
        accountId,
        message: passkeyRemovedEmail(person, row.name, now),
        now,
      })
      const subject = `passkey:${row.id}`
      await audit(tx, { event: 'passkey.removed', actor: 'shopper', accountId, subject, requestId, now })
    })
    return { status: 'done' as const }
  }),
]
