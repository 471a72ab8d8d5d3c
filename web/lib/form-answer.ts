import type { CombinedError } from 'urql'
import { shopError } from './errors.ts'
import { paths } from './paths.ts'
import { inLanguage, withoutLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** A sentence about a refused form, in the form of the schema's payloads. */
export interface Refused {
  field?: string | null
  message: string
  link?: { readonly href: string; readonly label: string }
}

const NO_ANSWER = t('form.offline')
const FAILED = t('form.failed')
const SIGNED_OUT = t('form.signedOut')

/** Leads back to this page once the shopper has signed in. */
const signInAgain = () => ({
  href: inLanguage(paths.login(withoutLanguage(window.location.pathname) + window.location.search)),
  label: t('form.signInAgain'),
})

/** What a form shows after sending: the payload's sentences, or one about the failure. Empty if nothing went wrong. */
export const formAnswer = (
  error: CombinedError | undefined,
  userErrors: readonly Refused[] | undefined,
): readonly Refused[] => {
  if (!error) return userErrors ?? []
  const { code, message } = shopError(error)
  if (code === 'UNAUTHENTICATED') return [{ message: SIGNED_OUT, link: signInAgain() }]
  // Alone this sentence leaves the reader without a next step.
  if (code === 'INTERNAL' || message === t('app.error')) return [{ message: FAILED }]
  return [{ message: code === 'NETWORK' ? NO_ANSWER : (message ?? NO_ANSWER) }]
}
