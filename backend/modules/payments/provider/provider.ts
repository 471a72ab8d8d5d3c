import type { IncomingHttpHeaders } from 'node:http'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'

/**
 * What the shop reads of a provider's objects. The names and words are Stripe's, so that Stripe's own objects fit; the
 * adapter of another provider writes its answers in them. Sums are paise, times are seconds since 1970.
 */
export interface ProviderPayment {
  readonly id: string
  readonly amount_received: number
  /** `requires_payment_method` and `canceled`: money that was promised for later will not come. */
  readonly status: string
  /** Its last charge, if that was asked for: `payment_method_details.type` is `card`, `upi` or another word. */
  readonly latest_charge?:
    string | { readonly payment_method_details: { readonly type: string } | null } | null
}

export interface ProviderSession {
  readonly id: string
  /** Where the shopper pays. */
  readonly url: string | null
  readonly mode: string
  /** `open`, `complete` or `expired`. */
  readonly status: string | null
  /** `paid`, or `unpaid`: complete, but the money comes later. */
  readonly payment_status: string
  readonly amount_total: number | null
  /** Small letters: `inr`. */
  readonly currency: string | null
  /** The id of the order. */
  readonly client_reference_id: string | null
  /** `orderId` and `attempt`, as they were given to `open`. */
  readonly metadata: Readonly<Record<string, string>> | null
  readonly livemode: boolean
  /** From `find`, the payment itself. */
  readonly payment_intent: string | ProviderPayment | null
}

export interface ProviderRefund {
  readonly id: string
  readonly amount: number
  /** `pending`, `requires_action`, `succeeded`, `failed` or `canceled`. */
  readonly status: string | null
  readonly failure_reason?: string
  readonly created: number
  /** `refundId` and `attempt`, if the shop made it. */
  readonly metadata: Readonly<Record<string, string>> | null
  readonly payment_intent: string | { readonly id: string } | null
}

export interface ProviderDispute {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
  /** `warning_…` is an inquiry; `won`, `lost`, `warning_closed` and `prevented` end it; any other word is open. */
  readonly status: string
  /** What was taken (below 0) and given back. */
  readonly balance_transactions: readonly { readonly amount: number; readonly currency: string }[]
  readonly evidence_details: { readonly due_by: number | null }
  readonly created: number
  readonly payment_intent: string | { readonly id: string } | null
}

/** An event says only where to look: at a session, or at what became of money. */
export interface ProviderEvent {
  readonly id: string
  /** The provider's own word, for the table of events. */
  readonly kind: string
  readonly sessionId: string | null
  /** The id of a refund, a dispute or a payment. */
  readonly objectId: string | null
}

interface RefundRequest {
  readonly refundId: string
  readonly attempt: number
  readonly paymentIntent: string
  readonly paise: number
  readonly orderId: string
}

/** Why no payment was opened; what shoppers and operators read of each is in `provider-refusal.ts`. */
export type RefusalKind =
  | 'too-large'
  | 'too-small'
  | 'currency'
  | 'email'
  | 'time'
  | 'card'
  | 'other'
  | 'busy'
  | 'key'
  | 'in-progress'
  | 'unreachable'

/** An error of a call, in the words of the shop; `details` are for the log and name no shopper. */
export interface ProviderFault {
  readonly kind: RefusalKind
  readonly details: Readonly<Record<string, string | number | undefined>>
}

/** Where the provider puts the session's id into `SessionRequest.successUrl`, the page after paying. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** A payment provider. `docs/recipes/add-a-payment-provider.md` says what each part must answer. */
export interface Provider {
  /** Stored with each payment: money goes back through the provider that took it. */
  readonly name: string
  /** True if real money moves. */
  readonly live: boolean
  /** The names of its settings, for the log: its key, and what webhooks are signed with. */
  readonly settings: { readonly key: string; readonly webhookSecret: string }

  /** Opens the session of an attempt, or finds it again: a repeat after a crash is the same session. */
  readonly open: (
    request: SessionRequest,
    attempt: number,
  ) => Promise<Pick<ProviderSession, 'id' | 'url' | 'status'>>
  /** The session as the provider has it; undefined if it knows none. */
  readonly find: (sessionId: string) => Promise<ProviderSession | undefined>
  /** The session that a payment belongs to. */
  readonly sessionOf: (paymentId: string) => Promise<Pick<ProviderSession, 'id'> | undefined>
  /** Closes a session, so that nobody can pay it any more. Harmless if it is closed already. */
  readonly close: (sessionId: string) => Promise<void>
  /** Makes a refund. Repeating an attempt makes no second refund; the next attempt does. */
  readonly refund: (of: RefundRequest) => Promise<ProviderRefund>

  readonly findIntent: (id: string) => Promise<ProviderPayment | undefined>
  readonly findRefund: (id: string) => Promise<ProviderRefund | undefined>
  readonly findDispute: (id: string) => Promise<ProviderDispute | undefined>
  /** Every refund of a payment, no matter who made it, the newest first. */
  readonly refundsOf: (paymentId: string) => Promise<readonly ProviderRefund[]>
  /** Every dispute of a payment. */
  readonly disputesOf: (paymentId: string) => Promise<readonly ProviderDispute[]>
  /** What was made within a period (milliseconds), excluding its end. */
  readonly paymentsWithin: (from: number, to: number) => Promise<readonly ProviderPayment[]>
  readonly refundsWithin: (from: number, to: number) => Promise<readonly ProviderRefund[]>
  readonly disputesWithin: (from: number, to: number) => Promise<readonly ProviderDispute[]>

  /** Completed sessions since a moment: what a webhook may have missed. */
  readonly completedSince: (ms: number) => Promise<readonly ProviderEvent[]>
  /**
   * The event in a webhook's body; `late` if it is signed rightly but too old, `odd` if it is signed but no event.
   * There is no way around the signature.
   */
  readonly readEvent: (
    body: Buffer,
    headers: IncomingHttpHeaders,
  ) => ProviderEvent | 'unsigned' | 'late' | 'odd'
  /** What an `objectId` of its events names. */
  readonly kindOfObject: (id: string) => 'refund' | 'dispute' | 'payment'
  /** True if a session of this provider can have the id, which comes from the address of a page. */
  readonly isSessionId: (id: string) => boolean

  /** What an error of a call means; undefined if it is not the provider's own answer. */
  readonly faultOf: (error: unknown) => ProviderFault | undefined
  /** True for an answer that repeating the request will not change: its parameters are refused. */
  readonly isRefused: (error: unknown) => boolean
}
