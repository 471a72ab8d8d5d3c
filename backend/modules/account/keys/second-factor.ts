import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Deps } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { wrongCodesEmail } from './emails.ts'
import { tryOnce } from '../limits.ts'
import { findPerson } from '../person.ts'
import { asksForCode, codeWanted, useCode } from './code-store.ts'

/** After this many attempts the owner is warned that somebody knows the password or reads the mailbox. */
const MANY_WRONG = 4

interface Coming {
  readonly accountId: string
  readonly code: string | undefined
  /** Attempts of this caller, this one included; the caller of this function counts and limits them. */
  readonly failures: number
  readonly requestId: string
  readonly now: number
}

/**
 * After the password, or a link by e-mail: the code, if this account asks for one. Refuses with CODE_REQUIRED if it is
 * missing, wrong or used; after many the owner is warned, at most once a day.
 */
export const askForCode = async (
  { db, sealer }: Pick<Deps, 'db' | 'sealer'>,
  { accountId, code, failures, requestId, now }: Coming,
): Promise<void> => {
  if (!(await asksForCode(db, accountId, now))) return
  if (code === undefined || code.trim() === '') throw codeWanted()
  try {
    await db.transaction().execute((tx) => useCode(tx, sealer, code, { accountId, requestId, now }))
  } catch (error) {
    if (error instanceof Refusal)
      await db.transaction().execute(async (tx) => {
        await audit(tx, { event: 'session.code-refused', actor: 'visitor', accountId, requestId, now })
        if (failures < MANY_WRONG || !(await tryOnce(tx, 'wrong-codes-email', accountId, now))) return
        const message = wrongCodesEmail(await findPerson(tx, accountId))
        await enqueueEmail(tx, { kind: 'wrong-codes', accountId, message, now })
      })
    throw error
  }
}
