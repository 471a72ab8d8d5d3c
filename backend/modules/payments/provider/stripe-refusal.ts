import Stripe from 'stripe'
import type { Provider, RefusalKind } from './provider.ts'

/** Codes of Stripe that say more than the type of the error (docs.stripe.com/error-codes). */
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

const kindOf = (error: Stripe.errors.StripeError): RefusalKind => {
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

export const faultOf: Provider['faultOf'] = (error) => {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined
  const { type, code, param, statusCode: status, requestId } = error
  return { kind: kindOf(error), details: { type, code, param, status, requestId } }
}

/** Stripe answers so to parameters that it does not take, also to those of a key that was used for others. */
export const isRefused: Provider['isRefused'] = (error) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409)
