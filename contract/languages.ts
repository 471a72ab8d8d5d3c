/** The languages that a shop's words can be in. A house names those of its own; `web/words/<language>` holds the words. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
} as const

export type Language = keyof typeof LANGUAGES
