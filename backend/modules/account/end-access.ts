import type { Db } from '#backend/lib/implement.ts'
import { forgetDevices } from './entry/devices.ts'
import { forgetPasskeys } from './keys/passkeys.ts'
import { endSessions } from './sessions.ts'
import { forgetTokens } from './tokens.ts'

/**
 * Takes every way into an account away, for its owner to begin anew: sessions, links that were sent, devices that are
 * known, passkeys. Gives what `forgetPasskeys` gives.
 */
export const endAccess = async (tx: Db, accountId: string) => {
  await endSessions(tx, accountId)
  await forgetTokens(tx, accountId, [
    'verify-email',
    'change-email',
    'reset-password',
    'sign-in',
    'end-codes',
  ])
  await forgetDevices(tx, accountId)
  return forgetPasskeys(tx, accountId)
}
