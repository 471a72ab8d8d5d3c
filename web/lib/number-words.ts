import { language } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * A small count in words, as in running text: 48 is `forty-eight`. From 100 on, and in languages other than English, in
 * figures.
 */
export const inWords = (count: number): string => {
  if (count >= 100 || language.code !== 'en') return String(count)
  const low = ONES[count]
  if (low !== undefined) return low
  const one = count % 10
  return `${TENS[(count - one) / 10] ?? ''}${one === 0 ? '' : `-${ONES[one] ?? ''}`}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Forty-eight pieces`, `One piece`, `No pieces`. */
export const piecesInWords = (count: number): string =>
  language.code !== 'en'
    ? t('pieces.words', { count })
    : `${capital(inWords(count))} ${count === 1 ? 'piece' : 'pieces'}`
