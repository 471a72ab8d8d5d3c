import { endOtherSessions, endSession, listSessions } from '#contract/session.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { endSessions, IDLE_MS } from './sessions.ts'
import { requireConfirmed, sessionOf } from './step-up.ts'
import type { AccountTables } from './tables.ts'

/** The shopper's sessions, and how to end them. */
export const sessionListRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(listSessions, async ({ accountId, caller }) => {
    const now = new Date(clock.now())
    const rows = await db
      .withTables<AccountTables>()
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'used_at', 'idle_until'])
      .where('account_id', '=', accountId)
      .where('idle_until', '>', now)
      .where('ends_at', '>', now)
      .orderBy('idle_until', 'desc')
      .orderBy('id')
      .limit(100)
      .execute()
    const own = caller.kind === 'shopper' ? caller.sessionId : undefined
    return rows
      .map(({ id, device, created_at, used_at, idle_until }) => ({
        _id: id,
        ...(device !== null && { device }),
        since: created_at.toISOString(),
        usedAt: (used_at ?? new Date(idle_until.getTime() - IDLE_MS)).toISOString(),
        current: id === own,
      }))
      .toSorted((a, b) => Number(b.current) - Number(a.current))
  }),

  implement(endSession, async ({ params, accountId, caller, requestId }) => {
    const now = clock.now()
    // A stolen session may end itself, but must not sign the owner out.
    if (params.sessionId !== sessionOf(caller)) await requireConfirmed(db, caller, now)
    const gone =
      isUuid(params.sessionId) &&
      (await db
        .withTables<AccountTables>()
        .deleteFrom('sessions')
        .where('id', '=', params.sessionId)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst())
    if (!gone) throw new Refusal(404, 'NOT_FOUND', 'There is no such session any more.')
    await audit(db, {
      event: 'session.ended',
      actor: 'shopper',
      accountId,
      details: { fromList: true },
      requestId,
      now,
    })
    return { status: 'done' as const }
  }),

  implement(endOtherSessions, async ({ accountId, caller, requestId }) => {
    const now = clock.now()
    await requireConfirmed(db, caller, now)
    const ended = await endSessions(db, accountId, sessionOf(caller))
    await audit(db, {
      event: 'session.others-ended',
      actor: 'shopper',
      accountId,
      details: { ended },
      requestId,
      now,
    })
    return { ended }
  }),
]
