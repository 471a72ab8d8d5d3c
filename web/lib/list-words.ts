import { formatLocale } from '#web/words/language.ts'

/** Created on first use, and not for a single word: it takes a phone some 10 ms to create. */
const joined = (type: 'conjunction' | 'disjunction') => {
  let made: Intl.ListFormat | undefined
  return (words: Iterable<string>): string => {
    const [first = '', ...others] = words
    if (others.length === 0) return first
    made ??= new Intl.ListFormat(formatLocale, { type })
    return made.format([first, ...others])
  }
}

/** 'card or UPI', in the language of the page. */
export const orWords = joined('disjunction')

/** 'card, UPI and bank transfer', in the language of the page. */
export const andWords = joined('conjunction')
