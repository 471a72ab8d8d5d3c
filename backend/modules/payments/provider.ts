import Stripe from 'stripe'
import type { BackendConfig } from '#backend/lib/implement.ts'
import type { SessionRequest } from './tables.ts'

/** What the local provider is called with where no keys are set. It guards nothing: no money moves there. */
const LOCAL_KEY = 'sk_test_local'
const LOCAL_WEBHOOK_SECRET = 'whsec_local'

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
          line_items: request.lines.map(({ name, amount }) => ({
            quantity: 1,
            price_data: { currency: request.currency, unit_amount: amount, product_data: { name } },
          })),
        },
        { idempotencyKey: `order:${request.orderId}:attempt:${attempt}` },
      ),

    /** The session as the provider has it; undefined when it knows none. */
    find: async (sessionId: string): Promise<Stripe.Checkout.Session | undefined> => {
      try {
        return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined
        throw error
      }
    },

    /** Closes a session so that nobody can pay it any more. Harmless where that is already so. */
    close: async (sessionId: string): Promise<void> => {
      try {
        await stripe.checkout.sessions.expire(sessionId)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },

    refund: (of: { refundId: string; paymentIntent: string; paise: number; orderId: string }) =>
      stripe.refunds.create(
        {
          payment_intent: of.paymentIntent,
          amount: of.paise,
          reason: 'requested_by_customer',
          metadata: { refundId: of.refundId, orderId: of.orderId },
        },
        { idempotencyKey: `refund:${of.refundId}` },
      ),

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

/** True for an answer that will not change by asking again: the parameters are refused. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409)
