import type Stripe from 'stripe'
import type { Logger } from 'pino'
import { kindOf, logRefusal, refusalFor, type Provider } from '../payments/api.ts'
import type { Planned } from './make-room.ts'

/** A planned order whose payment is open at the provider already. Nobody has its address before the order is written. */
export interface Opened extends Planned {
  readonly session: Stripe.Checkout.Session
  /** Closes the session again; where that fails it ends by itself, unknown to everybody. */
  readonly drop: () => Promise<void>
}

/**
 * Opens the payment of an order that is not written yet, so that a provider that refuses costs the shopper nothing.
 * Throws the refusal, PAYMENT_REFUSED or CHECKOUT_IN_PROGRESS.
 */
export const openAhead = async (
  { provider, log }: { provider: Provider; log: Logger },
  planned: Planned,
): Promise<Opened> => {
  try {
    const session = await provider.open(planned.request, 1)
    return {
      ...planned,
      session,
      drop: () =>
        provider.close(session.id).catch((error: unknown) => {
          log.warn({ err: error, order: planned.order.id }, 'a session that nobody needs could not be closed')
        }),
    }
  } catch (error) {
    const kind = kindOf(error)
    logRefusal(log, kind, error, planned.order.id)
    throw refusalFor(kind)
  }
}
