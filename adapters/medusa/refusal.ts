import type { Failure, NextStep } from '#contract/endpoint.ts'

interface More {
  fields?: Record<string, string>
  /** The new price in rupees, with PRICE_CHANGED. */
  price?: number
  nextStep?: NextStep
}

/** A refusal for the caller: a status, a code of `docs/errors.md` and one sentence. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly more: More

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }

  body(requestId: string): Failure {
    return { message: this.message, code: this.code, requestId, ...this.more }
  }
}

export const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `There is no such ${what}.`)
export const signInFirst = () => new Refusal(401, 'UNAUTHENTICATED', 'Please sign in.')
/** For calls of a feature that Medusa does not have. */
export const notHere = (sentence: string) => new Refusal(409, 'CONFLICT', sentence)
export const unavailable = () => new Refusal(503, 'UPSTREAM_UNAVAILABLE', 'Something went wrong')
