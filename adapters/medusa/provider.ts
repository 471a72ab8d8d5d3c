import Stripe from 'stripe'
import type { PaymentSettings } from './settings.ts'

const TIMEOUT_MS = 2_000
const EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'] as const

/** The payment that the provider is asked to take. */
export interface Sum {
  readonly cartId: string
  readonly key: string
  readonly email: string
  readonly lines: readonly { name: string; paise: number }[]
}

const unlessMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined
    throw error
  }
}

/**
 * Stripe's Checkout, or the local provider with the same API (PAYMENTS_URL). Our own backend has its own module for
 * this: an adapter is copied without it, and the types of both come from the package `stripe`.
 */
export const openProvider = ({ secretKey, webhookSecret, publicUrl, apiUrl }: PaymentSettings) => {
  const at = apiUrl === undefined ? undefined : new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'https:' ? '443' : '80'),
      protocol: at.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
  return {
    /** The same key opens the same session, also after a crash in between. */
    open: ({ cartId, key, email, lines }: Sum) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: cartId,
          customer_email: email,
          metadata: { cart: cartId },
          success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicUrl}/cancel`,
          line_items: lines.map(({ name, paise }) => ({
            quantity: 1,
            price_data: { currency: 'inr', unit_amount: paise, product_data: { name } },
          })),
        },
        { idempotencyKey: `cart:${cartId}:${key}` },
      ),
    find: (sessionId: string) => unlessMissing(stripe.checkout.sessions.retrieve(sessionId)),
    /** False if it could not be closed, because it ended in another way. */
    close: async (sessionId: string): Promise<boolean> => {
      try {
        await stripe.checkout.sessions.expire(sessionId)
        return true
      } catch (error) {
        if (
          error instanceof Stripe.errors.StripeError &&
          error.statusCode !== undefined &&
          error.statusCode < 500
        )
          return false
        throw error
      }
    },
    /** Returns the whole payment; a repeat returns nothing more. */
    giveBack: (session: Stripe.Checkout.Session) => {
      const { payment_intent: intent } = session
      const paymentIntent = typeof intent === 'string' ? intent : intent?.id
      if (paymentIntent === undefined) throw new Error(`session ${session.id} has no payment to give back`)
      return stripe.refunds.create(
        { payment_intent: paymentIntent, metadata: { session: session.id } },
        { idempotencyKey: `refund:${session.id}` },
      )
    },
    /** The event, if the provider signed it. Throws otherwise. */
    read: (body: string, signature: string) => stripe.webhooks.constructEvent(body, signature, webhookSecret),
    /** Ids of the sessions completed within these seconds, also those whose event never arrived. */
    completedSince: async (seconds: number): Promise<string[]> => {
      const found: string[] = []
      for (const type of EVENTS)
        for await (const event of stripe.events.list({ type, created: { gte: seconds }, limit: 100 })) {
          const { object } = event.data
          if ('object' in object && object.object === 'checkout.session') found.push(object.id)
        }
      return [...new Set(found)]
    },
  }
}
export type Provider = ReturnType<typeof openProvider>
export const PAID_EVENTS: readonly string[] = EVENTS
