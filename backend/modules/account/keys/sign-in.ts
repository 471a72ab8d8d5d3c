import { beginPasskeySignIn, signInByPasskey } from '#contract/passkeys.ts'
import { implement, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { newSecret } from '#backend/lib/security/secrets.ts'
import { enter } from '../entry/enter.ts'
import { newChallenge } from './challenges.ts'
import { provenBy } from './proof.ts'
import type { RelyingParty } from './webauthn.ts'

/** What `newSecret` makes. */
const TICKET = /^[\w-]{43}$/

/**
 * Sign-in without a password. A passkey also needs a finger, a face or a PIN, so it is two factors at once.
 */
export const passkeySignInRoutes = (
  { db, clock, accounts }: Deps,
  party: RelyingParty,
): readonly Implementation[] => [
  implement(beginPasskeySignIn, async ({ body }) => {
    const ticket = body.ticket !== undefined && TICKET.test(body.ticket) ? body.ticket : newSecret()
    const challenge = await newChallenge(db, { purpose: 'sign-in', browser: ticket, now: clock.now() })
    // The list is empty for everybody, so as not to reveal who has a passkey.
    return { challenge, rpId: party.id, allow: [], ticket }
  }),

  implement(signInByPasskey, async ({ body, caller, requestId }) => {
    const now = clock.now()
    const { proof, ticket, device, visitorBag } = body
    const { accountId, passkeyId } = await provenBy(db, party, {
      proof,
      purpose: 'sign-in',
      browser: ticket,
      requestId,
      now,
    })
    const shown = { way: 'passkey', passkeyId } as const
    return db
      .transaction()
      .execute((tx) =>
        enter(tx, accounts, { accountId, proof: shown, caller, device, visitorBag, requestId, now }),
      )
  }),
]
