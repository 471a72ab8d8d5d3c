import type { Logger } from 'pino'
import { kindOf, logRefusal, refusalFor, type Provider } from '../payments/api.ts'
import type { Planned } from './make-room.ts'

/**
 * A planned order whose payment is already open at the provider. Nobody knows its address before the order is stored.
 */
export interface Opened extends Planned {
  readonly session: Awaited<ReturnType<Provider['open']>>
  /** Closes the session again; if that fails it expires by itself, and nobody knew its address. */
  readonly drop: () => Promise<void>
}

/**
 * Opens the payment of an order before the order is stored, so that a refusal by the provider costs the shopper
 * nothing. Throws the refusal: PAYMENT_REFUSED or CHECKOUT_IN_PROGRESS.
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
          log.warn({ err: error, order: planned.order.id }, 'an unused payment session could not be closed')
        }),
    }
  } catch (error) {
    logRefusal(log, provider, error, planned.order.id)
    throw refusalFor(kindOf(provider, error))
  }
}
