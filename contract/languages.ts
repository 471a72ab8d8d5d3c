import { Type } from 'typebox'

/**
 * The languages into which the interface is translated. A house chooses among them; `web/words/<language>` has the
 * words. The script (`script`, as Unicode names it) tells a page which of the house's own texts are in another
 * language.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN', script: 'Latin' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', script: 'Devanagari' },
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)

export const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage)

/**
 * The language of the page that asks, if it is not the house's first: after paying, the shopper comes back to a page in
 * it.
 */
export const PageLanguage = Type.Optional(Type.Enum(LANGUAGE_CODES))
