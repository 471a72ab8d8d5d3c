import { AppError, type ErrorCode } from '#server/errors.ts'

interface Refused {
  field: string | null
  message: string
  code: string
}

/** Codes that belong to what the shopper typed; every other failure stays an error. */
const OF_THE_FORM: ReadonlySet<ErrorCode> = new Set([
  'VALIDATION',
  'BAD_CREDENTIALS',
  'CODE_REQUIRED',
  'CONFLICT',
  'BAD_REQUEST',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'BAD_QUANTITY',
  'CHECKOUT_IN_PROGRESS',
  'PAYMENT_REFUSED',
  'IDEMPOTENCY_MISMATCH',
  'SLOT_TAKEN',
])

/** The sentences of a refused form, one for each field; undefined if the failure has nothing to do with the form. */
const userErrorsOf = (error: unknown): Refused[] | undefined => {
  if (!(error instanceof AppError) || !OF_THE_FORM.has(error.code)) return undefined
  const { code, message } = error
  const fields = Object.entries(error.fields ?? {})
  return fields.length > 0
    ? fields.map(([field, sentence]) => ({ field, message: sentence, code }))
    : [{ field: null, message, code }]
}

/** The payload of a form: what the work answers, or why it was refused; `more` is added to the refusal. */
export const payload = async <T extends object>(
  work: () => Promise<T>,
  more: (error: unknown) => Partial<T> = () => ({}),
): Promise<T & { userErrors: Refused[] }> => {
  try {
    return { ...(await work()), userErrors: [] }
  } catch (error) {
    const userErrors = userErrorsOf(error)
    if (!userErrors) throw error
    // Every other member of a payload may be null (schema.graphql), so its absence is its null.
    return { ...more(error), userErrors } as T & { userErrors: Refused[] }
  }
}
