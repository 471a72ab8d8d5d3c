import { join } from 'node:path'
import { isLanguage } from '#contract/languages.ts'
import { sentencesFrom } from '#program/sentences.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

const sentencesIn = sentencesFrom(join(import.meta.dirname, '../words'))

/** A sentence of the BFF's own in the language of the page that asks; what the backend said is in that language already. */
export const saidIn = (language: string | undefined, sentence: string): string =>
  isLanguage(language) ? (sentencesIn(language)[sentence] ?? sentence) : sentence

/** The same of what a form is told. */
export const sayings: Resolvers = {
  UserError: { message: ({ message }, _, ctx) => saidIn(ctx.language, message) },
}
