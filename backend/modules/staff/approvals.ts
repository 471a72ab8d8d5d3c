import { operatorApprovals, operatorConfirmApproval } from '#contract/staff.ts'
import { audit } from '#backend/lib/audit.ts'
import { houseOf } from '#backend/lib/caller.ts'
import { APPROVAL_MS, type ApprovalTables } from '#backend/lib/four-eyes.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import type { StaffTables } from './tables.ts'

/** What waits for a second person, and their confirmation. */
export const approvalRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorApprovals, async () => {
    const rows = await db
      .withTables<ApprovalTables & StaffTables>()
      .selectFrom('approvals as a')
      .innerJoin('staff as s', 's.id', 'a.asked_by')
      .select(['a.id', 'a.kind', 'a.subject', 'a.changes', 'a.paise', 'a.asked_at', 's.email'])
      .where('a.confirmed_at', 'is', null)
      .where('a.asked_at', '>', new Date(clock.now() - APPROVAL_MS))
      .orderBy('a.id')
      .limit(200)
      .execute()
    return {
      approvals: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        subject: row.subject,
        changes: row.changes,
        amount: rupeesFromPaise(row.paise),
        askedBy: row.email,
        askedAt: row.asked_at.toISOString(),
      })),
    }
  }),
  implement(operatorConfirmApproval, ({ params, caller, requestId }) =>
    inTransaction(db, async (tx) => {
      const { staffId } = houseOf(caller)
      if (staffId === undefined) throw new Refusal(403, 'FORBIDDEN', 'A person confirms: sign in by name.')
      const now = clock.now()
      const row = await tx
        .withTables<ApprovalTables>()
        .updateTable('approvals')
        .set({ confirmed_by: staffId, confirmed_at: new Date(now) })
        .where('id', '=', params.id)
        .where('asked_by', '<>', staffId)
        .where('confirmed_at', 'is', null)
        .where('asked_at', '>', new Date(now - APPROVAL_MS))
        .returning(['subject', 'kind'])
        .executeTakeFirst()
      if (!row)
        throw new Refusal(
          409,
          'CONFLICT',
          'There is no such approval that waits for you; nobody confirms their own.',
        )
      await audit(tx, {
        event: 'approval.confirmed',
        actor: 'operator',
        subject: row.subject,
        details: { approval: params.id, kind: row.kind },
        requestId,
        now,
      })
      return { status: 'done' as const }
    }),
  ),
]
