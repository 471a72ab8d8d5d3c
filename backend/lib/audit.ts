import { json } from './db.ts'
import type { Db } from './implement.ts'

type AuditTables = {
  audit: {
    at: Date
    event: string
    actor: string
    account_id: string | null
    subject: string | null
    details: unknown
    request_id: string | null
  }
}

/** Something worth remembering for good. Ids only: no name, e-mail, token or card data. */
export interface AuditEvent {
  /** `<thing>.<what happened>`, e.g. `order.paid`. */
  readonly event: string
  readonly actor: 'visitor' | 'shopper' | 'operator' | 'system'
  readonly accountId?: string | undefined
  /** What it happened to, e.g. `order:1f..`. */
  readonly subject?: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  readonly requestId?: string
  readonly now: number
}

/** Adds a line to the append-only trail, inside the caller's transaction. */
export const audit = async (tx: Db, event: AuditEvent): Promise<void> => {
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
      request_id: event.requestId ?? null,
    })
    .execute()
}
