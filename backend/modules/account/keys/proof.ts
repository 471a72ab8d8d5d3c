import type { PasskeyProof } from '#contract/passkeys.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { AccountTables } from '../tables.ts'
import { passkeyFailed, spendChallenge } from './challenges.ts'
import { verifyProof, type RelyingParty } from './webauthn.ts'

interface Shown {
  readonly proof: PasskeyProof
  readonly purpose: 'sign-in' | 'confirm'
  /** The id of the session, or the ticket in the browser's cookie. */
  readonly browser: string
  /** The account that must own the passkey; any account at sign-in. */
  readonly accountId?: string
  readonly requestId: string
  readonly now: number
}

/**
 * The account and the id of the passkey that was just used. Refuses with one sentence for all causes: unknown,
 * replayed, of another site or browser, without the owner's finger or PIN, or with a counter that did not grow (a copy
 * of the key was used meanwhile).
 */
export const provenBy = async (
  db: Db,
  party: RelyingParty,
  { proof, purpose, browser, accountId, requestId, now }: Shown,
): Promise<{ accountId: string; passkeyId: string }> => {
  const challenge = await spendChallenge(db, proof.clientDataJSON, { purpose, browser, now })
  const store = db.withTables<AccountTables>()
  const row = await store
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .select(['passkeys.id', 'account_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', proof.credentialId)
    .where('accounts.erased_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst()
  if (!row) throw passkeyFailed()
  const counter = Number(row.counter)
  const next = await verifyProof(party, challenge, proof, {
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter,
  })
  const kept =
    next !== undefined &&
    (await store
      .updateTable('passkeys')
      .set({ counter: next, used_at: new Date(now) })
      .where('id', '=', row.id)
      // Two simultaneous proofs with one counter: only one gets past this.
      .where('counter', '=', counter)
      .returning('id')
      .executeTakeFirst())
  if (!kept) {
    await audit(db, {
      event: 'passkey.refused',
      actor: 'visitor',
      accountId: row.account_id,
      subject: `passkey:${row.id}`,
      requestId,
      now,
    })
    throw passkeyFailed()
  }
  return { accountId: row.account_id, passkeyId: row.id }
}
