import { beginConfirmation, confirmIdentity } from '#contract/confirmation.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { limit } from '../limits.ts'
import { askPasswordAgain } from '../person.ts'
import { markConfirmed, sessionOf } from '../step-up.ts'
import { newChallenge, passkeyFailed } from './challenges.ts'
import { useCode } from './code-store.ts'
import { knownTo } from './passkeys.ts'
import { provenBy } from './proof.ts'
import type { RelyingParty } from './webauthn.ts'

/** The shopper confirms their identity again, with any of their keys. */
export const confirmRoutes = (
  { db, clock, sealer }: Deps,
  passwords: Passwords,
  party: RelyingParty | undefined,
): readonly Implementation[] => [
  implement(confirmIdentity, async ({ body, accountId, caller, requestId }) => {
    const now = clock.now()
    const browser = sessionOf(caller)
    const { password, passkey, code } = body
    if ([password, passkey, code].filter((key) => key !== undefined).length !== 1)
      throw new Refusal(400, 'BAD_REQUEST', 'Please confirm with one of your keys.')
    if (password !== undefined)
      await askPasswordAgain({ db, passwords, now }, accountId, password, { session: browser })
    if (passkey !== undefined) {
      if (!party) throw passkeyFailed()
      await provenBy(db, party, { proof: passkey, purpose: 'confirm', browser, accountId, requestId, now })
    }
    if (code !== undefined) await limit(db, 'code-again', browser, now)
    const work = db.transaction().execute(async (tx) => {
      if (code !== undefined) await useCode(tx, sealer, code, { accountId, requestId, now })
      await markConfirmed(tx, browser, now)
      const by = passkey ? 'passkey' : code === undefined ? 'password' : 'code'
      const details = { by }
      await audit(tx, { event: 'session.confirmed', actor: 'shopper', accountId, details, requestId, now })
    })
    await work.catch(async (error: unknown) => {
      const event = 'session.reauth-refused'
      if (code !== undefined && error instanceof Refusal)
        await audit(db, { event, actor: 'shopper', accountId, details: { by: 'code' }, requestId, now })
      throw error
    })
    return { status: 'done' as const }
  }),

  ...(party === undefined
    ? []
    : [
        implement(beginConfirmation, async ({ accountId, caller }) => ({
          challenge: await newChallenge(db, {
            purpose: 'confirm',
            browser: sessionOf(caller),
            now: clock.now(),
          }),
          rpId: party.id,
          allow: await knownTo(db, accountId),
        })),
      ]),
]
