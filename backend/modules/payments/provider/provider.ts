import Stripe from 'stripe'
import type { BackendConfig } from '#backend/lib/http/implement.ts'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'

/** The key of the local provider if none is set. It protects nothing: no money moves there. */
const LOCAL_KEY = 'sk_test_local'
const LOCAL_WEBHOOK_SECRET = 'whsec_local'

/** More than a house has in any period that is asked for; the package requires a limit. */
const ALL = { limit: 10_000 }

const within = (from: number, to: number) => ({
  created: { gte: Math.floor(from / 1000), lt: Math.ceil(to / 1000) },
  limit: 100,
})

/** The object, or undefined if the provider does not know the id. */
const unlessMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined
    throw error
  }
}

export interface RefundRequest {
  readonly refundId: string
  readonly attempt: number
  readonly paymentIntent: string
  readonly paise: number
  readonly orderId: string
}

/** The payment provider: Stripe, or the local program that speaks like it. One code path for both. */
export const connectProvider = (config: BackendConfig) => {
  const key = config.stripeSecretKey ?? LOCAL_KEY
  const stripe = new Stripe(key, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(config.stripeSecretKey === undefined && {
      host: '127.0.0.1',
      port: config.paymentsPort,
      protocol: 'http' as const,
    }),
  })
  const webhookSecret = config.stripeWebhookSecret ?? LOCAL_WEBHOOK_SECRET

  return {
    name: 'stripe',
    live: key.startsWith('sk_live_') || key.startsWith('rk_live_'),

    /** Opens the session of an attempt, or finds it again: the key makes a repeat after a crash the same session. */
    open: (request: SessionRequest, attempt: number) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: request.orderId,
          customer_email: request.email,
          metadata: { orderId: request.orderId, orderNumber: request.number, attempt: String(attempt) },
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          expires_at: request.expiresAt,
          // A filter on the methods of the account: one that is not switched on there is left out, not refused.
          ...(request.ways && { allowed_payment_method_types: [...request.ways] }),
          line_items: request.lines.map(({ name, amount }) => ({
            quantity: 1,
            price_data: { currency: request.currency, unit_amount: amount, product_data: { name } },
          })),
        },
        { idempotencyKey: `order:${request.orderId}:attempt:${attempt}` },
      ),

    /** The session as the provider has it; undefined if it knows none. */
    find: (sessionId: string) =>
      unlessMissing(
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      ),

    /** The session that a payment belongs to. */
    sessionOf: async (paymentIntent: string): Promise<Stripe.Checkout.Session | undefined> =>
      (await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })).data[0],

    /** Closes a session, so that nobody can pay it any more. Harmless if it is closed already. */
    close: async (sessionId: string): Promise<void> => {
      try {
        await stripe.checkout.sessions.expire(sessionId)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },

    /** Makes a refund. Repeating an attempt makes no second refund; the next attempt does. */
    refund: (of: RefundRequest) =>
      stripe.refunds.create(
        {
          payment_intent: of.paymentIntent,
          amount: of.paise,
          reason: 'requested_by_customer',
          metadata: {
            refundId: of.refundId,
            orderId: of.orderId,
            ...(of.attempt > 1 && { attempt: String(of.attempt) }),
          },
        },
        { idempotencyKey: `refund:${of.refundId}${of.attempt > 1 ? `:${of.attempt}` : ''}` },
      ),

    findIntent: (id: string) => unlessMissing(stripe.paymentIntents.retrieve(id)),
    findRefund: (id: string) => unlessMissing(stripe.refunds.retrieve(id)),
    findDispute: (id: string) => unlessMissing(stripe.disputes.retrieve(id)),

    /** Every refund of a payment, no matter who made it. */
    refundsOf: (paymentIntent: string) =>
      stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray(ALL),
    /** Every dispute of a payment. */
    disputesOf: (paymentIntent: string) =>
      stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray(ALL),

    /** What was made within a period (milliseconds), excluding its end. */
    paymentsWithin: (from: number, to: number) =>
      stripe.paymentIntents.list(within(from, to)).autoPagingToArray(ALL),
    refundsWithin: (from: number, to: number) => stripe.refunds.list(within(from, to)).autoPagingToArray(ALL),
    disputesWithin: (from: number, to: number) =>
      stripe.disputes.list(within(from, to)).autoPagingToArray(ALL),

    /** Completed sessions since a moment: what a webhook may have missed. Newest first, at most a hundred. */
    completedSince: async (ms: number): Promise<Stripe.Event[]> => {
      const { data } = await stripe.events.list({
        type: 'checkout.session.completed',
        created: { gte: Math.floor(ms / 1000) },
        limit: 100,
      })
      return data
    },

    /** The event in a webhook's body. Throws unless its signature is right: there is no way around it. */
    readEvent: (body: Buffer, signature: string): Stripe.Event =>
      stripe.webhooks.constructEvent(body, signature, webhookSecret),
  }
}
export type Provider = ReturnType<typeof connectProvider>

/** True for an answer that repeating the request will not change: its parameters are refused. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409)
