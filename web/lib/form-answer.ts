import type { CombinedError } from 'urql'
import { shopError } from './errors.ts'

/** A sentence about a refused form, as a payload of the schema carries it. */
export interface Refused {
  field?: string | null
  message: string
}

const NO_ANSWER = 'We couldn’t reach the shop. Nothing you typed is lost; please try again.'
const SIGNED_OUT =
  'You have been signed out. Sign in again in another tab, then send this once more: nothing you typed is lost.'

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
