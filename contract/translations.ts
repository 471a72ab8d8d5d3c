import { Type, type Static } from 'typebox'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'
import { LANGUAGE_CODES } from './languages.ts'

const LanguageCode = Type.Enum(LANGUAGE_CODES)
const LONGEST = 10_000

const pair = {
  /** The whole text as the house wrote it: a name, a label, a paragraph. `{name}` is a placeholder. */
  text: Type.String({ minLength: 1, maxLength: LONGEST }),
  /** The same in the other language, with the same `{name}`. */
  says: Type.String({ minLength: 1, maxLength: LONGEST, pattern: '\\S' }),
  /**
   * True if pieces are chosen by it: a metal, a stone, a value of an option, a collection. Programs continue to use its
   * original text.
   */
  choice: Type.Optional(Type.Boolean()),
}

/** What the house wrote, in another language, wherever that text is shown. */
export const Translation = strict({ language: LanguageCode, ...pair })
export type Translation = Static<typeof Translation>
export const TranslationsSource = strict({ translations: Type.Array(Translation, { maxItems: 5_000 }) })
export type TranslationsSource = Static<typeof TranslationsSource>

/** The house's texts that are translated into one language; any other text is shown as it was written. */
export const getTranslations = endpoint({
  name: 'getTranslations',
  method: 'GET',
  path: '/api/translations',
  query: Type.Object({ language: LanguageCode }),
  feature: 'translations',
  answer: Type.Object({ translations: Type.Array(Type.Object(pair)) }),
  sharedBy: ['shop'],
})

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'translations' } as const

/** Those of all languages, to be edited and put back. */
export const operatorTranslations = endpoint({
  ...operator,
  name: 'operatorTranslations',
  method: 'GET',
  path: '/api/operator/translations',
  answer: TranslationsSource,
})

/**
 * Replaces them, with immediate effect. Refused with 422 if a text appears twice in a language, or its `{name}` differ.
 */
export const operatorSetTranslations = endpoint({
  ...operator,
  name: 'operatorSetTranslations',
  method: 'PUT',
  path: '/api/operator/translations',
  query: Base,
  body: TranslationsSource,
  answer: TranslationsSource,
  repeatable: true,
  bodyBytes: 4_000_000,
})
