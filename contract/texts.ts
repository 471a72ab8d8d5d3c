import { Type, type Static } from 'typebox'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'
import { LANGUAGE_CODES } from './languages.ts'

/** A sentence of e-mails and answers that the house says in its own words. */
export const OwnText = strict({
  language: Type.Enum(LANGUAGE_CODES),
  /** The engine's own, in English. `{0}`, `{1}` are placeholders for a name, a number, a day. */
  sentence: Type.String({ minLength: 1, maxLength: 1_000 }),
  /** What is said instead, with the same `{0}`, `{1}`. */
  says: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }),
})
export type OwnText = Static<typeof OwnText>

export const TextsSource = strict({ texts: Type.Array(OwnText, { maxItems: 1_000 }) })
export type TextsSource = Static<typeof TextsSource>

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const

/** What the house says in its own words, and every sentence that it could replace. */
export const operatorTexts = endpoint({
  ...operator,
  name: 'operatorTexts',
  method: 'GET',
  path: '/api/operator/texts',
  answer: Type.Object({ ...TextsSource.properties, sentences: Type.Array(Type.String()) }),
})

/**
 * Replaces them; the next e-mail uses them. Refused with 422 if a sentence is not one of the engine's, appears twice,
 * or has other `{0}` than the engine's.
 */
export const operatorSetTexts = endpoint({
  ...operator,
  name: 'operatorSetTexts',
  method: 'PUT',
  path: '/api/operator/texts',
  query: Base,
  body: TextsSource,
  answer: TextsSource,
  repeatable: true,
})
