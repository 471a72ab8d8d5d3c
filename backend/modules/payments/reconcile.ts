import { sql, type Selectable } from 'kysely'
import type { Clock, Db } from '#backend/lib/http/implement.ts'
import type { Logger } from 'pino'
import type { OrdersTables } from '../orders/api.ts'
import type { Confirm } from './confirm.ts'
import type { News } from './news.ts'
import type { Provider } from './provider/provider.ts'
import type { PaymentsTables } from './tables.ts'

/** How often an open payment is checked, once it is this old. */
const ASK_EVERY_MS = 15_000
const ASK_FROM_MS = 20_000
/** Late money (days later) is checked for less often once the order's time is over. */
const ASK_LATE_EVERY_MS = 5 * 60_000
const BATCH = 25
/** How far back a start looks for completed sessions whose events never arrived. */
const CATCH_UP_MS = 86_400_000

type Tables = PaymentsTables & Pick<OrdersTables, 'orders'>
const tables = (db: Db) => db.withTables<Tables>()
type Payment = Selectable<Tables['payments']>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly provider: Provider
  readonly confirm: Confirm
  readonly news: News
}

/**
 * Makes webhooks and landing pages optional: asks the provider about every payment that is still open. Safe in several
 * copies: each takes different rows (SKIP LOCKED), and `confirm` decides once.
 */
export const createReconcile = ({ db, clock, log, provider, confirm, news }: Parts) => {
  let started = false

  /** `before`: checks everything that has not been checked since then; otherwise only what is due. */
  const claim = (before: number | undefined): Promise<Payment[]> => {
    const now = clock.now()
    return tables(db)
      .updateTable('payments')
      .set({ checked_at: new Date(now) })
      .where('id', 'in', (query) => {
        const open = query
          .selectFrom('payments as p')
          .innerJoin('orders as o', 'o.id', 'p.order_id')
          .select('p.id')
          .where('p.status', '=', 'open')
        const due =
          before !== undefined
            ? open.where((eb) =>
                eb.or([eb('p.checked_at', 'is', null), eb('p.checked_at', '<', new Date(before))]),
              )
            : open
                .where('p.created_at', '<=', new Date(now - ASK_FROM_MS))
                .where((eb) =>
                  eb.or([
                    eb('p.checked_at', 'is', null),
                    eb.and([
                      eb('p.checked_at', '<=', new Date(now - ASK_EVERY_MS)),
                      eb('o.reserved_until', '>', new Date(now - ASK_LATE_EVERY_MS)),
                    ]),
                    eb('p.checked_at', '<=', new Date(now - ASK_LATE_EVERY_MS)),
                  ]),
                )
        return due
          .orderBy(sql`p.checked_at nulls first`)
          .limit(BATCH)
          .forUpdate(['p'])
          .skipLocked()
      })
      .returningAll()
      .execute()
  }

  const ask = async (payment: Payment) => {
    try {
      const order = await tables(db)
        .selectFrom('orders')
        .select(['status', 'reserved_until'])
        .where('id', '=', payment.order_id)
        .executeTakeFirstOrThrow()
      const over = order.reserved_until.getTime() <= clock.now()
      if (over) return await confirm.endSession(payment, 'lapsed')
      const sessionId = await confirm.sessionIdOf(payment)
      if (sessionId === undefined) return await confirm.endRefused(payment)
      await confirm.confirm(sessionId)
    } catch (error) {
      log.warn({ payment: payment.id, err: error }, 'the state of a payment could not be read')
    }
  }

  const catchUp = async () => {
    for (const { id, kind, sessionId } of await provider.completedSince(clock.now() - CATCH_UP_MS))
      await noteEvent(db, { id, kind, sessionId, now: clock.now() })
  }

  /** Asks about everything at the start, later only about what is due. */
  const reconcile = async () => {
    const first = !started
    started = true
    if (first)
      await catchUp().catch((error: unknown) => log.warn({ err: error }, 'events could not be listed'))
    const before = first ? clock.now() : undefined
    for (;;) {
      const payments = await claim(before)
      await Promise.all(payments.map(ask))
      if (payments.length < BATCH) return
    }
  }

  /** Finishes events that were recorded but not completed. */
  const workOff = async () => {
    const rows = await tables(db)
      .selectFrom('webhook_events')
      .select(['event_id', 'session_id', 'object_id'])
      .where('done_at', 'is', null)
      .orderBy('received_at')
      .limit(50)
      .execute()
    for (const row of rows) {
      try {
        if (row.session_id !== null) await confirm.confirm(row.session_id)
        if (row.object_id !== null) await news.follow(row.object_id)
        await doneEvent(db, row.event_id, clock.now())
      } catch (error) {
        log.warn({ event: row.event_id, err: error }, 'an event could not be processed')
      }
    }
  }

  return { reconcile, workOff }
}

/** Records an event; false if it was recorded before. */
export const noteEvent = async (
  db: Db,
  event: {
    id: string
    kind: string
    sessionId: string | null
    /** The refund, payment or dispute to look at. */
    objectId?: string | null
    now: number
  },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('webhook_events')
    .values({
      event_id: event.id,
      kind: event.kind,
      session_id: event.sessionId,
      object_id: event.objectId ?? null,
      received_at: new Date(event.now),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const doneEvent = async (db: Db, id: string, now: number): Promise<void> => {
  await tables(db)
    .updateTable('webhook_events')
    .set({ done_at: new Date(now) })
    .where('event_id', '=', id)
    .execute()
}
