import type { ColumnType, RawBuilder } from 'kysely'
import type { OnlineWay } from '#contract/shop.ts'
import type { RefusalKind } from './provider-refusal.ts'

/** The parameters of a session as they were first asked for. */
export interface SessionRequest {
  readonly amount: number
  readonly currency: 'inr'
  /** The ways to pay that may be offered. Absent in those of older releases: what the account offers. */
  readonly ways?: readonly string[]
  readonly orderId: string
  readonly number: string
  readonly email: string
  readonly successUrl: string
  readonly cancelUrl: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  readonly lines: readonly { readonly name: string; readonly amount: number }[]
}

export type PaymentsTables = {
  payments: {
    id: string
    order_id: string
    attempt: number
    provider: string
    request: ColumnType<SessionRequest, RawBuilder<never>, RawBuilder<never>>
    session_id: string | null
    url: string | null
    status: 'open' | 'paid' | 'ended' | 'mismatch'
    payment_intent: string | null
    /** What it was made with; null until the provider has said. */
    way: OnlineWay | null
    /** Why the provider would not open it, where it refused for good. */
    refused: RefusalKind | null
    amount_paise: number
    /** What came, as the provider says; null until it is known. */
    received_paise: number | null
    received_at: Date | null
    created_at: Date
    checked_at: Date | null
  }
  webhook_events: {
    event_id: string
    kind: string
    session_id: string | null
    /** The refund, charge or dispute it is about. */
    object_id: string | null
    received_at: Date
    done_at: Date | null
  }
}
