import { Type } from 'typebox'

/** The languages that a shop's words can be in. A house names those of its own; `web/words/<language>` holds the words. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The language of the page that asks, where it is not the house's first: whoever pays comes back to a page of it. */
export const PageLanguage = Type.Optional(Type.Enum(Object.keys(LANGUAGES) as Language[]))
