import { sql, type Selectable } from 'kysely'
import {
  operatorApprovals,
  operatorConfirmApproval,
  operatorDeclineApproval,
  operatorOwnApprovals,
  operatorWithdrawApproval,
  type ApprovalState,
} from '#contract/approvals.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { APPROVAL_MS, type ApprovalTables } from '#backend/lib/audit/four-eyes.ts'
import {
  implement,
  Refusal,
  type Db,
  type Deps,
  type Identity,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { namedThings } from '#backend/lib/rows/named-things.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import type { StaffTables } from './tables.ts'

type Row = Selectable<ApprovalTables['approvals']>

const SHOWN_MS = 7 * 24 * 3_600_000
const done = { status: 'done' as const }

const stateOf = (row: Row, now: number): ApprovalState => {
  if (row.withdrawn_at) return 'withdrawn'
  if (row.declined_at) return 'declined'
  if (row.lapsed_at) return 'lapsed'
  if (row.used_at) return 'done'
  const since = (row.confirmed_at ?? row.asked_at).getTime()
  if (since <= now - APPROVAL_MS) return 'expired'
  return row.confirmed_at ? 'confirmed' : 'waiting'
}

const tables = (db: Db) => db.withTables<ApprovalTables & StaffTables>()

/** Rows with what they are about, as both lists show them. */
const withThings = async <R extends Row>(db: Db, rows: readonly R[]) => {
  const things = await namedThings(
    db,
    rows.map(({ subject }) => subject),
  )
  return rows.map((row) => {
    const about = things.get(row.subject)
    const asked = {
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      changes: row.changes,
      amount: rupeesFromPaise(row.paise),
      ...(row.why !== null && { why: row.why }),
      askedAt: row.asked_at.toISOString(),
      ...(about && { about }),
    }
    return { row, asked }
  })
}

/** What waits for a second person. */
const waitingOnes = async ({ db, clock }: Deps) => {
  const rows = await tables(db)
    .selectFrom('approvals as a')
    .innerJoin('staff as s', 's.id', 'a.asked_by')
    .selectAll('a')
    .select('s.email')
    .where('a.confirmed_at', 'is', null)
    .where('a.used_at', 'is', null)
    .where('a.asked_at', '>', new Date(clock.now() - APPROVAL_MS))
    .orderBy('a.id')
    .limit(200)
    .execute()
  const shown = await withThings(db, rows)
  return shown.map(({ row, asked }) => ({ ...asked, askedBy: row.email }))
}

/** What one person asked for, newest first, with its outcome. */
const ownOnes = async ({ db, clock }: Deps, staffId: string) => {
  const now = clock.now()
  const rows = await tables(db)
    .selectFrom('approvals as a')
    .leftJoin('staff as s', (join) => join.on(sql<boolean>`s.id = coalesce(a.declined_by, a.confirmed_by)`))
    .selectAll('a')
    .select('s.email')
    .where('a.asked_by', '=', staffId)
    .where('a.asked_at', '>', new Date(now - SHOWN_MS))
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(50)
    .execute()
  const shown = await withThings(db, rows)
  return shown.map(({ row, asked }) => {
    const state = stateOf(row, now)
    const answered = row.declined_at ?? row.confirmed_at
    const since = row.confirmed_at ?? row.asked_at
    return {
      ...asked,
      state,
      ...(answered && { answeredAt: answered.toISOString() }),
      ...(row.email !== null && { answeredBy: row.email }),
      ...(row.reason !== null && { reason: row.reason }),
      ...((state === 'waiting' || state === 'confirmed') && {
        until: new Date(since.getTime() + APPROVAL_MS).toISOString(),
      }),
    }
  })
}

const ENDED: Readonly<Record<Exclude<ApprovalState, 'waiting'>, string>> = {
  confirmed: 'has been confirmed',
  done: 'has been confirmed and done',
  declined: 'has been declined',
  withdrawn: 'was withdrawn by whoever asked for it',
  expired: 'has expired: it has to be asked for again',
  lapsed: 'can no longer be done',
}

/** Why an approval could not be answered; of two who answer at once the second reads what the first has done. */
const whyNot = async (tx: Db, id: number, staffId: string, now: number): Promise<Refusal> => {
  const row = await tables(tx).selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst()
  const state = row && stateOf(row, now)
  const sentence =
    state === undefined
      ? 'There is no such approval that waits for you; nobody confirms their own.'
      : state !== 'waiting'
        ? `This ${ENDED[state]}.${state === 'lapsed' ? ` ${row?.reason ?? ''}` : ''}`
        : row?.asked_by === staffId
          ? 'Nobody answers their own request. You can withdraw it.'
          : 'Only whoever asked for it can withdraw it.'
  return new Refusal(409, 'CONFLICT', sentence)
}

/**
 * Answers one approval in one statement, which only one of two people at the same moment can win: the other waits for
 * it, and then finds no row.
 */
const end = async (
  tx: Db,
  { id, caller, now, requestId }: { id: number; caller: Identity; now: number; requestId: string },
  as: 'confirmed' | 'declined' | 'withdrawn',
  reason?: string,
): Promise<typeof done> => {
  const { staffId } = houseOf(caller)
  if (staffId === undefined) throw new Refusal(403, 'FORBIDDEN', 'A person answers this: sign in by name.')
  // Whoever is removed in this moment, or may not confirm any more, confirms nothing: the removal waits, or was first.
  const person = await tables(tx)
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!person || !operatorConfirmApproval.may.includes(person.role))
    throw new Refusal(403, 'FORBIDDEN', 'You may not answer this any more.')
  const at = new Date(now)
  const since = new Date(now - APPROVAL_MS)
  const open = tables(tx)
    .updateTable('approvals')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['subject', 'kind'])
  const byAnother = open
    .where('asked_by', '<>', staffId)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', since)
  const row = await (
    as === 'confirmed'
      ? byAnother.set({ confirmed_by: staffId, confirmed_at: at })
      : as === 'declined'
        ? byAnother.set({ declined_by: staffId, declined_at: at, reason: reason ?? '', used_at: at })
        : open
            .where('asked_by', '=', staffId)
            .where((one) => one(one.fn.coalesce('confirmed_at', 'asked_at'), '>', since))
            .set({ withdrawn_at: at, used_at: at })
  ).executeTakeFirst()
  if (!row) throw await whyNot(tx, id, staffId, now)
  await audit(tx, {
    event: EVENTS[as],
    actor: 'operator',
    subject: row.subject,
    details: { approval: id, kind: row.kind, ...(reason !== undefined && { reason }) },
    requestId,
    now,
  })
  return done
}

const EVENTS = {
  confirmed: 'approval.confirmed',
  declined: 'approval.declined',
  withdrawn: 'approval.withdrawn',
} as const

/** What waits for a second person, their answers, and what became of one's own requests. */
export const approvalRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock } = deps
  return [
    implement(operatorApprovals, async () => ({ approvals: await waitingOnes(deps) })),
    implement(operatorOwnApprovals, async ({ caller }) => {
      const { staffId } = houseOf(caller)
      return { approvals: staffId === undefined ? [] : await ownOnes(deps, staffId) }
    }),
    implement(operatorConfirmApproval, ({ params, caller, requestId }) =>
      inTransaction(db, (tx) => end(tx, { id: params.id, caller, now: clock.now(), requestId }, 'confirmed')),
    ),
    implement(operatorDeclineApproval, ({ params, body, caller, requestId }) =>
      inTransaction(db, (tx) =>
        end(tx, { id: params.id, caller, now: clock.now(), requestId }, 'declined', body.reason.trim()),
      ),
    ),
    implement(operatorWithdrawApproval, ({ params, caller, requestId }) =>
      inTransaction(db, (tx) => end(tx, { id: params.id, caller, now: clock.now(), requestId }, 'withdrawn')),
    ),
  ]
}
