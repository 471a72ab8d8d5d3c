import { randomUUID } from 'node:crypto'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'
import type { PaymentsTables } from './tables.ts'

/**
 * How long pieces are reserved for a payment: the shortest session that the provider makes, and a minute for clocks
 * that differ.
 */
export const RESERVATION_MS = 31 * 60_000

/** Stores a payment that the provider is asked to open, or has opened already. */
export const writePayment = (
  tx: Db,
  of: {
    provider: string
    attempt: number
    request: SessionRequest
    session: { id: string; url: string | null } | undefined
    now: number
  },
) =>
  tx
    .withTables<PaymentsTables>()
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: of.request.orderId,
      attempt: of.attempt,
      provider: of.provider,
      request: json(of.request),
      session_id: of.session?.id ?? null,
      url: of.session?.url ?? null,
      status: 'open',
      amount_paise: of.request.amount,
      created_at: new Date(of.now),
    })
    .execute()
