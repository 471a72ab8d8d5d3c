import Stripe from 'stripe'
import type { BackendConfig } from '#backend/lib/http/implement.ts'
import type { Provider } from './provider.ts'
import { eventOf, kindOfObject } from './stripe-events.ts'
import { faultOf, isRefused } from './stripe-refusal.ts'

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

const SESSION_ID = /^cs_(?:test|live)_[A-Za-z0-9]{8,200}$/
/** What the package says of a signature that is right and of another time. */
const OF_ANOTHER_TIME = /timestamp outside the tolerance/i

/** Stripe, or the local program that speaks like it. One code path for both. */
export const connectStripe = (config: BackendConfig): Provider => {
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
    settings: { key: 'STRIPE_SECRET_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' },
    live: key.startsWith('sk_live_') || key.startsWith('rk_live_'),

    // The key makes a repeat after a crash the same session.
    open: (request, attempt) =>
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

    find: (sessionId) =>
      unlessMissing(
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      ),

    sessionOf: async (paymentIntent) =>
      (await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })).data[0],

    close: async (sessionId) => {
      try {
        await stripe.checkout.sessions.expire(sessionId)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },

    refund: (of) =>
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

    findIntent: (id) => unlessMissing(stripe.paymentIntents.retrieve(id)),
    findRefund: (id) => unlessMissing(stripe.refunds.retrieve(id)),
    findDispute: (id) => unlessMissing(stripe.disputes.retrieve(id)),

    refundsOf: (paymentIntent) =>
      stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray(ALL),
    disputesOf: (paymentIntent) =>
      stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray(ALL),

    paymentsWithin: (from, to) => stripe.paymentIntents.list(within(from, to)).autoPagingToArray(ALL),
    refundsWithin: (from, to) => stripe.refunds.list(within(from, to)).autoPagingToArray(ALL),
    disputesWithin: (from, to) => stripe.disputes.list(within(from, to)).autoPagingToArray(ALL),

    completedSince: async (ms) => {
      const { data } = await stripe.events.list({
        type: 'checkout.session.completed',
        created: { gte: Math.floor(ms / 1000) },
        limit: 100,
      })
      return data.map(eventOf).filter((event) => event !== 'odd')
    },

    readEvent: (body, { 'stripe-signature': signature }) => {
      if (typeof signature !== 'string') return 'unsigned'
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch (error) {
        return error instanceof Error && OF_ANOTHER_TIME.test(error.message) ? 'late' : 'unsigned'
      }
    },
    kindOfObject,
    isSessionId: (id) => SESSION_ID.test(id),
    faultOf,
    isRefused,
  }
}
