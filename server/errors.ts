/** The sentence when nothing better is known. */
export const SOMETHING_WRONG = 'Something went wrong'

/** Every code a shopper or client may see in `extensions.code` (docs/errors.md lists them with their words). */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CONFIRM_IDENTITY',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'NOT_OFFERED',
  'CATALOGUE_UNAVAILABLE',
  'CATEGORY_UNAVAILABLE',
  'BLOG_UNAVAILABLE',
  'ORDER_UNAVAILABLE',
  'UPSTREAM_UNAVAILABLE',
  'OVERLOADED',
  'BAD_CREDENTIALS',
  'CODE_REQUIRED',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'BAD_QUANTITY',
  'CHECKOUT_IN_PROGRESS',
  'PAYMENT_REFUSED',
  'IDEMPOTENCY_MISMATCH',
  'PAYMENT_PENDING',
  'PAYMENT_MISMATCH',
  'SLOT_TAKEN',
  'INTERNAL',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** A failure with a code and a sentence that is safe to show. `status` is the HTTP status a page would carry. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryable: boolean
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Rupees: what the piece costs now, if its price was refused. */
  readonly price: number | undefined
  /** What the shopper can do after the refusal, as in the contract. */
  readonly nextStep: string | undefined
  constructor(
    code: ErrorCode,
    message: string,
    more: {
      status?: number
      retryable?: boolean
      fields?: Record<string, string> | undefined
      price?: number | undefined
      nextStep?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.status = more.status ?? 500
    this.retryable = more.retryable ?? false
    this.fields = more.fields
    this.price = more.price
    this.nextStep = more.nextStep
  }
}
