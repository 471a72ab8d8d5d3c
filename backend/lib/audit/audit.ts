import type { Tables } from '#backend/lib/generated/tables.ts'
import { Counter } from 'prom-client'
import { whoActs } from './acting.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'

type AuditTables = Pick<Tables, 'audit'>

/** Lines of the trail by event, of this process: alerts look at refusals among them. */
export const auditLines = new Counter({
  name: 'audit_lines_total',
  help: 'Lines that were added to the audit trail, by event',
  labelNames: ['event'],
  registers: [],
})
for (const event of [
  'session.refused',
  'session.reauth-refused',
  'session.guessing',
  'staff.sign-in-refused',
])
  auditLines.inc({ event }, 0)

/** An event to record for good. Shoppers by id only: no name, e-mail, token or card data. */
export interface AuditEvent {
  /** `<thing>.<what happened>`, e.g. `order.paid`. */
  readonly event: string
  readonly actor: 'visitor' | 'shopper' | 'operator' | 'system'
  readonly accountId?: string | undefined
  /** What it happened to, e.g. `order:1f..`. */
  readonly subject?: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  readonly requestId?: string
  /** Who of the house, if not the one who is acting here. */
  readonly who?: string | undefined
  readonly origin?: string | undefined
  readonly now: number
}

/**
 * Adds a line to the append-only audit trail, inside the caller's transaction. A job adds it to the chain of hashes a
 * moment later: chaining it here would make shoppers' transactions wait for each other.
 */
export const audit = async (tx: Db, event: AuditEvent): Promise<void> => {
  const acting = whoActs()
  auditLines.inc({ event: event.event })
  await tx
    .withTables<AuditTables>()
    .insertInto('audit')
    .values({
      at: new Date(event.now),
      event: event.event,
      actor: event.actor,
      account_id: event.accountId ?? null,
      subject: event.subject ?? null,
      details: event.details === undefined ? null : json(event.details),
      request_id: event.requestId ?? acting?.requestId ?? null,
      who: event.who ?? acting?.who ?? null,
      origin: event.origin ?? acting?.origin ?? null,
    })
    .execute()
}
