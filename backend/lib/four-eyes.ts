import type { Tables } from './generated/tables.ts'
import { audit } from './audit.ts'
import { Refusal, type Deps, type Identity } from './implement.ts'
import { rupeesFromPaise } from './money.ts'

/** What a second person may have to confirm. */
export const APPROVAL_KINDS = ['refund', 'price', 'settle', 'rates', 'transfer'] as const
type ApprovalKind = (typeof APPROVAL_KINDS)[number]

export type ApprovalTables = Pick<Tables, 'approvals'>

/** An approval that was asked for or confirmed longer ago counts no more. */
export const APPROVAL_MS = 24 * 3_600_000

interface Act {
  readonly kind: ApprovalKind
  /** What it is done to, e.g. `return:<id>`. */
  readonly subject: string
  readonly paise: number
  readonly caller: Identity
  readonly requestId: string
}

/**
 * Lets an act pass, or throws 409 until a second person has confirmed it: where the house set a sum for its kind
 * (`FOUR_EYES_ABOVE`), the act is above it, and a person does it. Machines and what shoppers set off pass: the refund of
 * a return that its shopper asked for does not ask at all. Call it before the act's own transaction: that it was asked for must stay when the act
 * is refused.
 */
export const needSecondPerson = async (
  { db, clock, config }: Deps,
  { kind, subject, paise, caller, requestId }: Act,
): Promise<void> => {
  const above = config.fourEyesAbove[kind]
  if (above === undefined || paise <= above) return
  if (caller.kind !== 'operator' || caller.staffId === undefined) return
  const now = clock.now()
  const store = db.withTables<ApprovalTables>()
  const mine = { kind, subject, paise, asked_by: caller.staffId }
  const used = await store
    .updateTable('approvals')
    .set({ used_at: new Date(now) })
    .where((row) => row.and(mine))
    .where('used_at', 'is', null)
    .where('confirmed_at', '>', new Date(now - APPROVAL_MS))
    .returning('id')
    .executeTakeFirst()
  if (used) return
  const { id } = await store
    .insertInto('approvals')
    .values({ ...mine, asked_at: new Date(now), confirmed_by: null, confirmed_at: null, used_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'paise', 'asked_by'])
        .where('used_at', 'is', null)
        .doUpdateSet({ asked_at: new Date(now), confirmed_by: null, confirmed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(db, {
    event: 'approval.asked',
    actor: 'operator',
    subject,
    details: { approval: id, kind, rupees: rupeesFromPaise(paise) },
    requestId,
    now,
  })
  throw new Refusal(
    409,
    'CONFLICT',
    `Above ₹${rupeesFromPaise(above)} a second person confirms: approval ${id}. Then do this again.`,
  )
}
