import type { OnlineWay } from '#contract/shop.ts'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'
import type { ProviderSession } from './provider/provider.ts'

/** How a paid session differs from the order; empty if it fits. A missing member is a difference. */
export const misfits = (
  session: ProviderSession,
  { request, sessionId, live }: { request: SessionRequest; sessionId: string; live: boolean },
): string[] => {
  const fits: Record<string, boolean> = {
    id: session.id === sessionId,
    mode: session.mode === 'payment',
    status: session.status === 'complete',
    payment_status: session.payment_status === 'paid',
    amount_total: session.amount_total === request.amount,
    currency: session.currency === request.currency,
    client_reference_id: session.client_reference_id === request.orderId,
    metadata: session.metadata?.['orderId'] === request.orderId,
    livemode: session.livemode === live,
    payment_intent: intentOf(session) !== undefined,
  }
  return Object.entries(fits).flatMap(([member, fit]) => (fit ? [] : [member]))
}

export const intentOf = (session: ProviderSession): string | undefined => {
  const intent = session.payment_intent
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined
}

/** The amount received with a session, in paise, according to its payment, which was fetched with it. */
export const receivedBy = (session: ProviderSession): number | null => {
  const intent = session.payment_intent
  return typeof intent === 'object' && intent !== null ? intent.amount_received : null
}

/** What a session was paid with; null if its charge does not say, or names a method that the shop does not know. */
export const wayOf = (session: ProviderSession): OnlineWay | null => {
  const intent = session.payment_intent
  const charge = typeof intent === 'object' && intent !== null ? intent.latest_charge : null
  const type = typeof charge === 'object' ? charge?.payment_method_details?.type : undefined
  return type === 'card' || type === 'upi' ? type : null
}

/** Money that was promised for later and will not come. */
export const hasFailed = (session: ProviderSession): boolean => {
  const intent = session.payment_intent
  return (
    session.status === 'complete' &&
    session.payment_status === 'unpaid' &&
    typeof intent === 'object' &&
    intent !== null &&
    (intent.status === 'requires_payment_method' || intent.status === 'canceled')
  )
}
