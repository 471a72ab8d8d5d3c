import { join } from 'node:path'
import { isLanguage, type Language } from '#contract/languages.ts'
import { filledTexts } from '#program/filled-texts.ts'
import { ROOT } from '#program/root.ts'
import { sentencesFrom } from '#program/sentences.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const sentencesIn = sentencesFrom(join(ROOT, 'server/words'))

/**
 * A sentence of the BFF itself in the language of the page that asks; the backend's sentences are in that language
 * already.
 */
export const saidIn = (language: string | undefined, sentence: string): string =>
  isLanguage(language) ? (sentencesIn(language)[sentence] ?? sentence) : sentence

/**
 * How our backend phrases what it read in a search, whatever house it serves. Its answers to searches are in one
 * language, because they are cached for everybody.
 */
const NOTES = [
  // Of two with the same beginning, the longer one comes first.
  'Priced up to about {sum}.',
  'Priced up to {sum}.',
  'Priced from {least} to {most}.',
  'Priced from {sum}.',
  'Priced around {sum}.',
  'Nothing here is called “{word}”: these answer to the rest.',
  'The weight of a stone is chosen in the filter, under Carat.',
  'The page of each piece says by when it can be at {pin}.',
]

const notes = new Map<Language, (note: string) => string | undefined>()

const noteIn = (language: string | undefined, note: string): string => {
  if (!isLanguage(language)) return note
  const known =
    notes.get(language) ?? filledTexts(NOTES.map((text) => [text, saidIn(language, text)] as const))
  notes.set(language, known)
  return known(note) ?? saidIn(language, note)
}

/** The same for the refusals of a form, and for how a search was read. */
export const sayings: Resolvers = {
  UserError: { message: ({ message }, _, ctx) => saidIn(ctx.language, message) },
  TradeWord: { note: ({ note }, _, ctx) => (note == null ? null : noteIn(ctx.language, note)) },
}
