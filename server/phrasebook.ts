import { getTranslations } from '#contract/translations.ts'
import type { Language } from '#contract/languages.ts'
import { filledTexts } from '#program/filled-texts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Call, Log, PageWords, Phrasebook } from './context.ts'

type Translations = AnswerOf<typeof getTranslations>['translations']

/** Translations by the house's own text; a text with placeholders is recognised by the words around them. */
export const phrasebookOf = (translations: Translations): Phrasebook => {
  const whole = new Map(translations.map(({ text, says }) => [text, says]))
  const filled = filledTexts(whole)
  /** 'Rings | Name of the house': a title followed by the name of the house. */
  const titled = (text: string) => {
    const bar = text.lastIndexOf(' | ')
    const title = bar < 0 ? undefined : whole.get(text.slice(0, bar))
    return title === undefined ? undefined : title + text.slice(bar)
  }
  return {
    says: (text) =>
      whole.get(text) ?? titled(text) ?? filled(text, (word) => whole.get(word) ?? word) ?? text,
    choices: translations.flatMap(({ text, says, choice }) => (choice ? [{ text, says }] : [])),
  }
}

const books = new WeakMap<Translations, Phrasebook>()

interface Parts {
  /** A call without a session: its answer is the same for everyone. */
  readonly call: Call
  readonly offers: (feature: 'translations') => Promise<boolean>
  readonly language: Language
  readonly log: Log
}

const readBook = async ({ call, offers, language, log }: Parts): Promise<Phrasebook | undefined> => {
  try {
    if (!(await offers('translations'))) return undefined
    const { translations } = await call(getTranslations, { query: { language } })
    if (translations.length === 0) return undefined
    const book = books.get(translations) ?? phrasebookOf(translations)
    books.set(translations, book)
    return book
  } catch (error) {
    // The untranslated text is better than nothing.
    log.warn({ err: error, language }, 'the page is shown without translations')
    return undefined
  }
}

/** What the house wrote, in one language: read once in a request, beside the answers to its first fields. */
export class WordsOfRequest implements PageWords {
  readonly parts: Parts
  book: Phrasebook | undefined
  pending: Promise<void> | undefined
  done = false

  constructor(parts: Parts) {
    this.parts = parts
  }
  reading() {
    if (this.done) return undefined
    return (this.pending ??= readBook(this.parts).then((book) => {
      this.book = book
      this.done = true
    }))
  }
}
