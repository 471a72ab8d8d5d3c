import type { Logger } from 'pino'
import type { NextStep } from '#contract/endpoint.ts'
import { Refusal } from '#backend/lib/http/implement.ts'
import type { Provider, RefusalKind } from './provider.ts'

interface Words {
  /**
   * True if asking again cannot help: the order ends. Otherwise it continues, and the provider is asked again.
   */
  readonly final: boolean
  readonly shopper: string
  readonly nextStep: NextStep
  readonly operator: string
}

const KEPT = 'Nothing was charged and your bag is kept.'

const REFUSALS = {
  'too-large': {
    final: true,
    shopper: `The payment provider does not take a sum this large at once. ${KEPT} Please write to us about another way to pay.`,
    nextStep: 'write',
    operator:
      'the sum is above the largest the provider takes: compare PAY_MAXIMA with what the account may take',
  },
  'too-small': {
    final: true,
    shopper: `The payment provider does not take a sum this small. ${KEPT} Please spend fewer points or add a piece.`,
    nextStep: 'bag',
    operator: 'the sum is below the least the provider takes',
  },
  currency: {
    final: true,
    shopper: `Payments in rupees cannot be taken at the moment. ${KEPT} Please write to us.`,
    nextStep: 'write',
    operator: 'the provider refuses the currency: the account must be able to take rupees',
  },
  email: {
    final: true,
    shopper: `The payment provider does not accept your e-mail address. ${KEPT} Please correct the address in your account.`,
    nextStep: 'account',
    operator: 'the provider refuses the e-mail address of the account',
  },
  time: {
    final: true,
    shopper: `The payment could not be opened in time. ${KEPT} Please try again.`,
    nextStep: 'retry',
    operator:
      'the provider refuses the end of the session: compare the clock of this machine with the right time',
  },
  card: {
    final: true,
    shopper: 'The card was declined. Nothing was charged. Please try another card or ask your bank.',
    nextStep: 'retry',
    operator: 'the card was declined',
  },
  other: {
    final: true,
    shopper: `The payment provider refused this order. ${KEPT} Please write to us, and we will help you to pay.`,
    nextStep: 'write',
    operator:
      'the provider refuses the parameters of the session: look the code and the request up at the provider',
  },
  busy: {
    final: false,
    shopper: `Many payments are being opened at the moment. ${KEPT} Please try again in a minute.`,
    nextStep: 'retry',
    operator: 'the provider limits our rate: ask it for more if this lasts',
  },
  key: {
    final: false,
    shopper: `Payments cannot be taken at the moment. ${KEPT} Please try again later, or write to us.`,
    nextStep: 'write',
    operator: 'the provider does not accept our key or account: no order can be paid until',
  },
  'in-progress': {
    final: false,
    shopper: `This payment is being opened already. ${KEPT} Please try again in a moment.`,
    nextStep: 'retry',
    operator: 'the session is being opened by another request',
  },
  unreachable: {
    final: false,
    shopper: `The payment page cannot be opened at the moment. ${KEPT} Please try again.`,
    nextStep: 'retry',
    operator: 'the provider cannot be reached or has a fault of its own; the payment is asked for again',
  },
} as const satisfies Record<RefusalKind, Words>

/** True where asking again cannot help. */
export const isFinal = (kind: RefusalKind): boolean => REFUSALS[kind].final

/**
 * What the shopper gets: PAYMENT_REFUSED if the order is over, CHECKOUT_IN_PROGRESS if the payment may still open.
 */
export const refusalFor = (kind: RefusalKind): Refusal => {
  const { final, shopper, nextStep } = REFUSALS[kind]
  return new Refusal(409, final ? 'PAYMENT_REFUSED' : 'CHECKOUT_IN_PROGRESS', shopper, { nextStep })
}

/** Why the provider did not open a payment; anything that is not the provider's own answer is `unreachable`. */
export const kindOf = (provider: Provider, error: unknown): RefusalKind =>
  provider.faultOf(error)?.kind ?? 'unreachable'

/** What the operator reads: what is wrong and where to look. The provider's own sentence may name the shopper; it stays out. */
export const logRefusal = (log: Logger, provider: Provider, error: unknown, orderId: string): void => {
  const kind = kindOf(provider, error)
  const ours =
    kind === 'key' || kind === 'currency' || kind === 'other' || kind === 'too-large' || kind === 'time'
  const line = { order: orderId, refused: kind, provider: provider.faultOf(error)?.details ?? {} }
  const until = kind === 'key' ? ` ${provider.settings.key} is right` : ''
  log[ours ? 'error' : 'warn'](line, `no payment was opened: ${REFUSALS[kind].operator}${until}`)
}
