import { Type } from 'typebox'

/**
 * The languages that a shop's words can be in. A house names those of its own; `web/words/<language>` holds the words. By its
 * letters (`script`, as Unicode has it) a page knows what of the house's own texts is in another language.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN', script: 'Latin' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', script: 'Devanagari' },
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)

export const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage)

/** The language of the page that asks, where it is not the house's first: whoever pays comes back to a page of it. */
export const PageLanguage = Type.Optional(Type.Enum(LANGUAGE_CODES))
