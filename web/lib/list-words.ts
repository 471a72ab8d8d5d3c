import { formatLocale } from '#web/words/language.ts'

const or = new Intl.ListFormat(formatLocale, { type: 'disjunction' })
const and = new Intl.ListFormat(formatLocale, { type: 'conjunction' })

/** 'card or UPI', in the language of the page. */
export const orWords = (words: Iterable<string>): string => or.format(words)

/** 'card, UPI and bank transfer', in the language of the page. */
export const andWords = (words: Iterable<string>): string => and.format(words)
