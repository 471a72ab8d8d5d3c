import { isLanguage, type Language } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'

/** The language of the page that asks, as the contract has it; nothing for the house's first. Throws VALIDATION. */
export const pageLanguage = (code: string | null | undefined): { language?: Language } => {
  if (code === null || code === undefined) return {}
  if (isLanguage(code)) return { language: code }
  throw new AppError('VALIDATION', 'There is no such language.', { status: 400 })
}
