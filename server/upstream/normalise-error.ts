import { member } from '#program/member.ts'
import { AppError, ERROR_CODES, SOMETHING_WRONG, type ErrorCode } from '#server/errors.ts'

interface Words {
  code: ErrorCode
  message: string
}

/** Specification section 8: the code of a failed call, and its sentence if the backend sends none. */
const unavailable: Readonly<Record<string, Words>> = {
  listProducts: { code: 'CATALOGUE_UNAVAILABLE', message: 'Failed to fetch products' },
  getProduct: { code: 'CATALOGUE_UNAVAILABLE', message: 'Failed to fetch products' },
  listCategories: { code: 'CATEGORY_UNAVAILABLE', message: 'Failed to fetch child categories' },
  getCategory: { code: 'CATEGORY_UNAVAILABLE', message: 'Failed to fetch products' },
  getBlog: { code: 'BLOG_UNAVAILABLE', message: SOMETHING_WRONG },
  listBlogs: { code: 'BLOG_UNAVAILABLE', message: SOMETHING_WRONG },
  getOrder: { code: 'ORDER_UNAVAILABLE', message: SOMETHING_WRONG },
}

const wordsOf = (endpoint: string): Words =>
  unavailable[endpoint] ?? { code: 'UPSTREAM_UNAVAILABLE', message: SOMETHING_WRONG }

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  429: 'RATE_LIMITED',
}

const isCode = (code: unknown): code is ErrorCode => ERROR_CODES.some((known) => known === code)

/** An upstream sentence is shown only when it is short, plain text. */
const isPlain = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 200 && !/[<>\p{Cc}]/u.test(text)

const fieldsOf = (body: unknown): Record<string, string> | undefined => {
  const fields = member(body, 'fields')
  if (typeof fields !== 'object' || fields === null) return undefined
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => isPlain(entry[1]))
  return entries.length > 0 ? Object.fromEntries(entries.slice(0, 50)) : undefined
}

/** No answer, an answer of 5xx, or one that breaks the contract. */
export const upstreamUnavailable = (endpoint: string, cause: unknown): AppError => {
  const { code, message } = wordsOf(endpoint)
  return new AppError(code, message, { status: 503, retryable: true, cause })
}

/** A refusal of the backend (4xx). Its sentence and code are passed on if we know them to be safe. */
export const upstreamRefused = (endpoint: string, status: number, body: unknown): AppError => {
  const fields = fieldsOf(body)
  const said = member(body, 'code')
  const code = isCode(said) ? said : (codeOfStatus[status] ?? (fields ? 'VALIDATION' : 'BAD_REQUEST'))
  const message = member(body, 'message')
  const price = member(body, 'price')
  const nextStep = member(body, 'nextStep')
  return new AppError(code, isPlain(message) ? message : wordsOf(endpoint).message, {
    status,
    retryable: status === 429,
    fields,
    price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : undefined,
    nextStep: typeof nextStep === 'string' ? nextStep : undefined,
  })
}
