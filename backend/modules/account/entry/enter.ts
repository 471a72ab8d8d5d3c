import type { Device, Session } from '#contract/session.ts'
import { audit } from '#backend/lib/audit.ts'
import type { Db, Deps, Identity } from '#backend/lib/implement.ts'
import { enqueueLetter } from '#backend/lib/outbox.ts'
import { newDeviceLetter } from '../letters.ts'
import { findPerson } from '../person.ts'
import { endSession, startSession } from '../sessions.ts'
import { deviceWords } from './device-words.ts'
import { knowledgeOf, rememberDevice } from './devices.ts'

/** How somebody proved who they are. */
type Way = 'password' | 'passkey' | 'link'

export interface Entrance {
  readonly accountId: string
  readonly way: Way
  /** Who the browser was until now. */
  readonly caller: Identity
  readonly device: Device | undefined
  readonly visitorBag: string | undefined
  readonly requestId: string
  readonly now: number
}

/** Signs in somebody who has proved who they are, inside the caller's transaction. */
export const enter = async (tx: Db, accounts: Deps['accounts'], entrance: Entrance): Promise<Session> => {
  const { accountId, way, caller, device, visitorBag, requestId, now } = entrance
  // The session that the browser came with ends: nothing of before survives a sign-in.
  if (caller.kind === 'shopper') await endSession(tx, caller.sessionId)
  const words = deviceWords(device?.agent)
  const { known, any } = await knowledgeOf(tx, accountId, device?.token, now)
  const kept = device && (await rememberDevice(tx, accountId, device.token, now))
  const session = await startSession(tx, {
    accountId,
    now,
    device: words,
    confirmedAt: way === 'link' ? undefined : now,
  })
  await accounts.signedIn(tx, { accountId, visitorBag, now })
  if (device && any && !known) {
    const person = await findPerson(tx, accountId)
    await enqueueLetter(tx, {
      kind: 'new-device',
      accountId,
      letter: newDeviceLetter(person, words, now),
      now,
    })
  }
  await audit(tx, {
    event: 'session.started',
    actor: 'shopper',
    accountId,
    details: { by: way, newDevice: device !== undefined && !known },
    requestId,
    now,
  })
  return { ...session, ...(kept !== undefined && { device: kept }) }
}
