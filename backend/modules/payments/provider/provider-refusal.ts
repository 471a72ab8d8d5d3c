import type { Logger } from 'pino'
import Stripe from 'stripe'
import type { NextStep } from '#contract/endpoint.ts'
import { Refusal } from '#backend/lib/http/implement.ts'

/** Why the provider did not open a payment; anything that is not a proper answer counts as `unreachable`. */
export type RefusalKind = keyof typeof REFUSALS

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
    operator:
      'the provider does not accept our key or account: no order can be paid until STRIPE_SECRET_KEY is right',
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
} as const satisfies Record<string, Words>

/** Codes of the provider that say more than the type of the error (docs.stripe.com/error-codes). */
const BY_CODE: Readonly<Record<string, RefusalKind>> = {
  amount_too_large: 'too-large',
  charge_exceeds_source_limit: 'too-large',
  charge_exceeds_transaction_limit: 'too-large',
  amount_too_small: 'too-small',
  invalid_charge_amount: 'other',
  email_invalid: 'email',
  lock_timeout: 'busy',
  rate_limit: 'busy',
  idempotency_key_in_use: 'in-progress',
  account_closed: 'key',
  account_invalid: 'key',
  api_key_expired: 'key',
  livemode_mismatch: 'key',
  not_allowed_on_standard_account: 'key',
  platform_api_key_expired: 'key',
  secret_key_required: 'key',
  testmode_charges_only: 'key',
  tls_version_unsupported: 'key',
}

/** What a refused parameter is about. */
const BY_PARAM: readonly (readonly [RegExp, RefusalKind])[] = [
  [/currency\]?$/, 'currency'],
  [/^customer_email$/, 'email'],
  [/^expires_at$/, 'time'],
]

/**
 * Why the provider did not open a payment; anything that is not the provider's own answer is `unreachable`.
 */
export const kindOf = (error: unknown): RefusalKind => {
  if (!(error instanceof Stripe.errors.StripeError)) return 'unreachable'
  const byCode = error.code === undefined ? undefined : BY_CODE[error.code]
  if (byCode) return byCode
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'busy'
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return 'key'
  if (error instanceof Stripe.errors.StripeCardError) return 'card'
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return error.statusCode === 409 ? 'in-progress' : 'other'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const { param } = error
    return BY_PARAM.find(([pattern]) => param !== undefined && pattern.test(param))?.[1] ?? 'other'
  }
  return 'unreachable'
}

/** True where asking again cannot help. */
export const isFinal = (kind: RefusalKind): boolean => REFUSALS[kind].final

/**
 * What the shopper gets: PAYMENT_REFUSED if the order is over, CHECKOUT_IN_PROGRESS if the payment may still open.
 */
export const refusalFor = (kind: RefusalKind): Refusal => {
  const { final, shopper, nextStep } = REFUSALS[kind]
  return new Refusal(
    409,
    final ? 'PAYMENT_REFUSED' : 'CHECKOUT_IN_PROGRESS',
    shopper,
    undefined,
    undefined,
    nextStep,
  )
}

/** What the operator reads: what is wrong and where to look. The provider's own sentence may name the shopper; it stays out. */
export const logRefusal = (log: Logger, kind: RefusalKind, error: unknown, orderId: string): void => {
  const of = error instanceof Stripe.errors.StripeError ? error : undefined
  const ours = kind === 'key' || kind === 'currency' || kind === 'other' || kind === 'too-large'
  const line = {
    order: orderId,
    refused: kind,
    provider: {
      type: of?.type,
      code: of?.code,
      param: of?.param,
      status: of?.statusCode,
      requestId: of?.requestId,
    },
  }
  log[ours ? 'error' : 'warn'](line, `no payment was opened: ${REFUSALS[kind].operator}`)
}
