import type { Db } from '#backend/lib/http/implement.ts'
import { forgetDevices } from './entry/devices.ts'
import { forgetPasskeys } from './keys/passkeys.ts'
import { endSessions } from './sessions.ts'
import { forgetTokens } from './tokens.ts'

/**
 * Revokes all access to an account, so that its owner starts afresh: sessions, links that were sent, known devices,
 * passkeys. Returns what `forgetPasskeys` returns.
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
