import type { Device, Session } from '#contract/session.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Db, Deps, Identity } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { languageNow } from '#backend/lib/words/words.ts'
import { newDeviceEmail } from '../emails.ts'
import { passkeyFailed } from '../keys/challenges.ts'
import { holdPerson, type Person } from '../person.ts'
import { endSession, startSession } from '../sessions.ts'
import type { AccountTables } from '../tables.ts'
import { badCredentials } from './by-password.ts'
import { deviceWords } from './device-words.ts'
import { knowledgeOf, rememberDevice } from './devices.ts'

/** How the identity was proved: the hash that the password matched, or the row of the passkey. */
type Proof =
  | { readonly way: 'password'; readonly hash: string }
  | { readonly way: 'passkey'; readonly passkeyId: string }
  | { readonly way: 'link' }

export interface Entrance {
  readonly accountId: string
  readonly proof: Proof
  /** The browser's session so far. */
  readonly caller: Identity
  readonly device: Device | undefined
  readonly visitorBag: string | undefined
  readonly requestId: string
  readonly now: number
}

/** Between proof and sign-in the key may have been changed or removed: then it is refused. A link is spent here. */
const assertStillOpens = async (tx: Db, person: Person, proof: Proof): Promise<void> => {
  if (proof.way === 'password' && person.password_hash !== proof.hash) throw badCredentials()
  if (proof.way !== 'passkey') return
  const kept = await tx
    .withTables<AccountTables>()
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', proof.passkeyId)
    .where('account_id', '=', person.id)
    .forShare()
    .executeTakeFirst()
  if (!kept) throw passkeyFailed()
}

/** Signs in somebody whose identity is proved, inside the caller's transaction. */
export const enter = async (tx: Db, accounts: Deps['accounts'], entrance: Entrance): Promise<Session> => {
  const { accountId, proof, caller, device, visitorBag, requestId, now } = entrance
  const person = await holdPerson(tx, accountId)
  await assertStillOpens(tx, person, proof)
  // The browser's earlier session ends: nothing of it survives a sign-in.
  if (caller.kind === 'shopper') await endSession(tx, caller.sessionId)
  const language = languageNow()
  if (language !== undefined && language !== person.language)
    await tx
      .withTables<AccountTables>()
      .updateTable('accounts')
      .set({ language })
      .where('id', '=', accountId)
      .execute()
  const words = deviceWords(device?.agent)
  const { known, any } = await knowledgeOf(tx, accountId, device?.token, now)
  const kept = device && (await rememberDevice(tx, accountId, device.token, now))
  const session = await startSession(tx, {
    accountId,
    now,
    device: words,
    confirmedAt: proof.way === 'link' ? undefined : now,
  })
  await accounts.signedIn(tx, { accountId, visitorBag, now })
  if (device && any && !known) {
    await enqueueEmail(tx, {
      kind: 'new-device',
      accountId,
      message: newDeviceEmail(person, words, now),
      now,
    })
  }
  await audit(tx, {
    event: 'session.started',
    actor: 'shopper',
    accountId,
    details: { by: proof.way, newDevice: device !== undefined && !known },
    requestId,
    now,
  })
  return { ...session, ...(kept !== undefined && { device: kept }) }
}
