import { join } from 'node:path'
import { isLanguage, type Language } from '#contract/languages.ts'
import { ROOT } from '#program/root.ts'
import { sentencesFrom, type Sentences } from '#program/sentences.ts'
import { whoActs } from '#backend/lib/audit/acting.ts'

/** What the house wrote (a name, a metal) in the reader's language; as it was written if it is not translated. */
export type HouseWords = (text: string) => string
/** The house's words in the language in which it writes. */
export const asWritten: HouseWords = (text) => text

/** Written in each language when it is read: a day, a sum, another sentence. */
type Worded = (language: Language, house: HouseWords) => string
type Value = string | number | Sentence | Worded
/** A text that is said in the reader's language: English as it is written, a sentence with values, or made for it. */
export type Said = string | Sentence | Worded

/** A sentence and its values, before anybody knows who reads it. Written as text it is English. */
export class Sentence {
  readonly id: string
  readonly values: readonly Value[]
  constructor(id: string, values: readonly Value[]) {
    this.id = id
    this.values = values
  }
  toString(): string {
    return inLanguage('en', this)
  }
}

/** A sentence with values in it: say`Order ${number} is ready`. The catalogue has it as 'Order {0} is ready'. */
export const say = (parts: TemplateStringsArray, ...values: readonly Value[]): Sentence =>
  new Sentence(parts.map((part, at) => (at < values.length ? `${part}{${at}}` : part)).join(''), values)

/** Sentences that the house says in its own words, by the engine's English. */
type OwnSentences = Partial<Record<Language, Sentences>>
let own: OwnSentences = {}
let first: Language = 'en'

/**
 * From now on this program says these sentences instead of the engine's, and speaks the first of these languages to
 * anybody whose language it does not know. A program serves one house.
 */
export const sayAs = (sentences: OwnSentences, languages: readonly Language[]): void => {
  own = sentences
  first = languages[0] ?? 'en'
}

/** The house's first language. */
export const firstLanguage = (): Language => first

/** The engine's sentences in a language, by the English ones; empty for English, which is in the code. */
export const catalogueOf: (language: Language) => Sentences = sentencesFrom(join(ROOT, 'backend/words'))

/** A name that the house wrote, as its pages write it in the reader's language. */
export const named =
  (text: string): Worded =>
  (_, house) =>
    house(text)

/** As it is said within a sentence: 'one earring' for 'One earring', 'IGI' as it is. */
export const namedWithin =
  (text: string): Worded =>
  (_, house) =>
    house(text).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

/** Several texts as one, with this between them. */
export const joined =
  (texts: readonly Said[], between: string): Worded =>
  (language, house) =>
    texts.map((text) => inLanguage(language, text, house)).join(between)

const HOLE = /\{(\d+)\}/g

/** A text in a language. What its catalogue does not have, as words of a person, stays as it is. */
export const inLanguage = (language: Language, said: Said, house: HouseWords = asWritten): string => {
  if (typeof said === 'function') return said(language, house)
  const id = typeof said === 'string' ? said : said.id
  const words = own[language]?.[id] ?? catalogueOf(language)[id] ?? id
  if (typeof said === 'string') return words
  return words.replaceAll(HOLE, (_, at: string) => {
    const value = said.values[Number(at)]
    return value === undefined
      ? ''
      : typeof value === 'object' || typeof value === 'function'
        ? inLanguage(language, value, house)
        : String(value)
  })
}

/** The language stored in a row, if it is a language of ours. */
export const asLanguage = (code: string | null | undefined): Language | undefined =>
  isLanguage(code) ? code : undefined

/** The language of the person served now; undefined for background work and for staff. */
export const languageNow = (): Language | undefined => whoActs()?.language

/**
 * The language that a request asks for (Accept-Language), among those of the house; the house's first if it names none.
 * Only the shop calls the backend, so the header is the language of the page and not a browser's own.
 */
export const languageAsked = (header: string | undefined, offered: readonly Language[]): Language => {
  const [first = 'en'] = offered
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.map(asLanguage).find((code) => code !== undefined && offered.includes(code)) ?? first
}

/**
 * The prefix of the shop's addresses in a language: nothing for the house's first one, otherwise e.g. `/hi`.
 */
export const prefixOf = (language: string | null | undefined, offered: readonly Language[]): string => {
  const known = asLanguage(language)
  return known === undefined || known === offered[0] || !offered.includes(known) ? '' : `/${known}`
}
