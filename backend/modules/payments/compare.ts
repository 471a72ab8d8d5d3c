import type Stripe from 'stripe'
import type { OnlineWay } from '#contract/shop.ts'
import type { SessionRequest } from '#backend/lib/json-columns.ts'

/** What of a paid session does not fit the order; empty when all of it does. A missing member does not fit. */
export const misfits = (
  session: Stripe.Checkout.Session,
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

export const intentOf = (session: Stripe.Checkout.Session): string | undefined => {
  const intent = session.payment_intent
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined
}

/** What came with a session, in paise: the word of its payment, which was asked for with it. */
export const receivedBy = (session: Stripe.Checkout.Session): number | null => {
  const intent = session.payment_intent
  return typeof intent === 'object' && intent !== null ? intent.amount_received : null
}

/** What a session was paid with; null where its charge does not say, or names a way that the shop does not know. */
export const wayOf = (session: Stripe.Checkout.Session): OnlineWay | null => {
  const intent = session.payment_intent
  const charge = typeof intent === 'object' && intent !== null ? intent.latest_charge : null
  const type = typeof charge === 'object' ? charge?.payment_method_details?.type : undefined
  return type === 'card' || type === 'upi' ? type : null
}

/** Money that was promised for later and will not come. */
export const hasFailed = (session: Stripe.Checkout.Session): boolean => {
  const intent = session.payment_intent
  return (
    session.status === 'complete' &&
    session.payment_status === 'unpaid' &&
    typeof intent === 'object' &&
    intent !== null &&
    (intent.status === 'requires_payment_method' || intent.status === 'canceled')
  )
}
