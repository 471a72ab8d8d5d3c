import type { AfterPayment, Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

export interface ProviderOptions {
  store: Store
  webhooks: Webhooks
  now: () => number
  /** Shortest life of a session in seconds; the peer's is 30 minutes. */
  minLifeSeconds: () => number
  /** How long money that is paid later takes. */
  settleAfterMs: () => number
  /** How refunds end if the card does not decide it; undefined: at once, with success. */
  refundsEnd: () => AfterPayment | undefined
  /** The ways to pay that the account has switched on. */
  offers: () => readonly string[]
  /** Where the hosted pages are served. */
  pageOrigin: () => string
}
