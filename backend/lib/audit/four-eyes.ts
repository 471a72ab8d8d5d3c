import { createHash } from 'node:crypto'
import { SUMMED_APPROVALS, type ApprovalKind, type SummedApproval } from '#contract/approvals.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { audit } from './audit.ts'
import {
  Refusal,
  type BackendConfig,
  type Db,
  type Deps,
  type House,
  type Identity,
} from '#backend/lib/http/implement.ts'
import { formatPaise, rupeesFromPaise } from '#backend/lib/trade/money.ts'

export type ApprovalTables = Pick<Tables, 'approvals'>

/** An approval requested or confirmed longer ago is no longer valid. */
export const APPROVAL_MS = 24 * 3_600_000

interface Act {
  readonly kind: ApprovalKind
  /** The object of the act, e.g. `return:<id>`. */
  readonly subject: string
  /**
   * Everything that is done, if the subject does not say it. The second person sees these lines and confirms exactly
   * them.
   */
  readonly changes?: readonly string[]
  /** The reason that was given. It may be worded otherwise when the act is done: the trail has both. */
  readonly why?: string | undefined
  readonly paise: number
  /** The sum does not say how much the act moves: it is confirmed if the house has set any sum for its kind. */
  readonly whateverSum?: boolean
  readonly caller: Identity
  readonly requestId: string
}

/**
 * Uses up the second person's approval, inside the transaction of the act; if the act fails, the approval remains
 * valid. Throws 409 if it has been used or withdrawn meanwhile.
 */
export type UseApproval = (tx: Db) => Promise<void>

const NOTHING_TO_USE: UseApproval = () => Promise.resolve()

/** Whose sum counts: money for a piece that comes back leaves the house as a refund does. */
const sumOf = (kind: ApprovalKind): SummedApproval | undefined =>
  kind === 'resale' ? 'refund' : SUMMED_APPROVALS.find((one) => one === kind)

/** The sum of its kind above which a second person confirms an act; undefined if nobody does. */
const confirmedAbove = (above: BackendConfig['fourEyesAbove'], kind: ApprovalKind): number | undefined => {
  const sum = sumOf(kind)
  if (sum) return above[sum]
  return Object.keys(above).length > 0 ? 0 : undefined
}

/**
 * Ends what was asked for and can no longer be done, whether or not it was confirmed: whoever asked reads why, and nobody
 * is left to confirm it. Call it in the transaction that makes it impossible; what that act itself used up is done.
 */
export const lapseApprovals = async (
  tx: Db,
  { kind, subject, why, now }: Pick<Act, 'kind' | 'subject'> & { readonly why: string; readonly now: number },
): Promise<void> => {
  const at = new Date(now)
  const ended = await tx
    .withTables<ApprovalTables>()
    .updateTable('approvals')
    .set({ lapsed_at: at, reason: why, used_at: at })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where((one) => one(one.fn.coalesce('confirmed_at', 'asked_at'), '>', new Date(now - APPROVAL_MS)))
    .returning('id')
    .execute()
  for (const { id } of ended)
    await audit(tx, {
      event: 'approval.lapsed',
      actor: 'system',
      subject,
      details: { approval: id, kind, why },
      now,
    })
}

/** The subject is a hash of everything that would be done: the full text may be longer than a key of the store. */
const keyOf = ({ subject, changes = [] }: Act): string =>
  changes.length === 0
    ? subject
    : `${subject} (sha256 ${createHash('sha256').update(JSON.stringify(changes)).digest('hex')})`

/**
 * The person who acts; undefined for `OPERATOR_TOKEN` and tokens made with it. A token that a person made is refused with
 * 403: with it they could be their own second person, or somebody else whose sums are added up separately.
 */
export const personWhoActs = ({ staffId, actsAlone }: House): string | undefined => {
  if (actsAlone === true) return undefined
  if (staffId !== undefined) return staffId
  throw new Refusal(
    403,
    'FORBIDDEN',
    'This needs a second person, and this token was made by one person: sign in by name, or use a token made with OPERATOR_TOKEN.',
  )
}

/**
 * Lets an act pass, or throws 409 until a second person has confirmed it. That happens when the house set a sum for its
 * kind (`FOUR_EYES_ABOVE`), the act is above that sum, and the house itself acts. What shoppers start passes: the
 * refund of a return that a shopper asked for does not ask at all. `OPERATOR_TOKEN` and tokens made with it pass; a
 * token that a person made is refused with 403. Call it before the act's own transaction: the request for approval must
 * remain when the act is refused.
 */
export const askSecondPerson = async ({ db, clock, config }: Deps, act: Act): Promise<UseApproval> => {
  const { kind, changes = [], paise, whateverSum = sumOf(act.kind) === undefined, caller, requestId } = act
  const why = act.why?.trim() ?? null
  const above = confirmedAbove(config.fourEyesAbove, kind)
  if (above === undefined || (!whateverSum && paise <= above)) return NOTHING_TO_USE
  if (caller.kind !== 'operator') return NOTHING_TO_USE
  const asker = personWhoActs(caller)
  if (asker === undefined) return NOTHING_TO_USE
  const now = clock.now()
  const store = db.withTables<ApprovalTables>()
  const subject = keyOf(act)
  const mine = { kind, subject, paise, asked_by: asker }
  const confirmed = await store
    .selectFrom('approvals')
    .select('id')
    .where((row) => row.and(mine))
    .where('used_at', 'is', null)
    .where('confirmed_at', '>', new Date(now - APPROVAL_MS))
    .executeTakeFirst()
  if (confirmed)
    return async (tx) => {
      const used = await tx
        .withTables<ApprovalTables>()
        .updateTable('approvals')
        .set({ used_at: new Date(now) })
        .where('id', '=', confirmed.id)
        .where('used_at', 'is', null)
        .where('confirmed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (!used)
        throw new Refusal(
          409,
          'CONFLICT',
          'The second person’s confirmation has been used or withdrawn meanwhile.',
        )
    }
  const { id } = await store
    .insertInto('approvals')
    .values({
      ...mine,
      changes,
      why,
      asked_at: new Date(now),
      confirmed_by: null,
      confirmed_at: null,
      used_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'paise', 'asked_by'])
        .where('used_at', 'is', null)
        .doUpdateSet({ why, asked_at: new Date(now), confirmed_by: null, confirmed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(db, {
    event: 'approval.asked',
    actor: 'operator',
    subject,
    details: { approval: id, kind, rupees: rupeesFromPaise(paise), ...(why !== null && { reason: why }) },
    requestId,
    now,
  })
  const sum = whateverSum ? 'A' : `Above ${formatPaise(above)} a`
  throw new Refusal(409, 'CONFLICT', `${sum} second person confirms: approval ${id}. Then do this again.`, {
    approval: id,
  })
}
