import type { CombinedError } from 'urql'
import { shopError } from './errors.ts'

/** A sentence about a refused form, as a payload of the schema carries it. */
export interface Refused {
  field?: string | null
  message: string
}

const NO_ANSWER = 'No answer came. What you typed is still here; please try again.'
const SIGNED_OUT =
  'You have been signed out. Sign in in another tab, then send this again: what you typed is still here.'

/** What a form shows after sending: the payload's sentences, or one about the failure. Empty when all went well. */
export const formAnswer = (
  error: CombinedError | undefined,
  userErrors: readonly Refused[] | undefined,
): readonly Refused[] => {
  if (!error) return userErrors ?? []
  const { code, message } = shopError(error)
  if (code === 'UNAUTHENTICATED') return [{ message: SIGNED_OUT }]
  return [{ message: code === 'NETWORK' ? NO_ANSWER : (message ?? NO_ANSWER) }]
}
