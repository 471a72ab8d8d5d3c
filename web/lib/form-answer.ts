import type { CombinedError } from 'urql'
import { shopError } from './errors.ts'
import { t } from '#web/words/t.ts'

/** A sentence about a refused form, in the form of the schema's payloads. */
export interface Refused {
  field?: string | null
  message: string
}

const NO_ANSWER = t('form.offline')
const SIGNED_OUT = t('form.signedOut')

/** What a form shows after sending: the payload's sentences, or one about the failure. Empty if nothing went wrong. */
export const formAnswer = (
  error: CombinedError | undefined,
  userErrors: readonly Refused[] | undefined,
): readonly Refused[] => {
  if (!error) return userErrors ?? []
  const { code, message } = shopError(error)
  if (code === 'UNAUTHENTICATED') return [{ message: SIGNED_OUT }]
  return [{ message: code === 'NETWORK' ? NO_ANSWER : (message ?? NO_ANSWER) }]
}
