import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language } from '#contract/languages.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

type Catalogue = Readonly<Record<string, string>>

const catalogues = new Map<Language, Catalogue>()

const read = (language: Language): Catalogue =>
  language === 'en'
    ? {}
    : (JSON.parse(readFileSync(join(import.meta.dirname, `../words/${language}.json`), 'utf8')) as Catalogue)

const catalogueOf = (language: Language): Catalogue => {
  const known = catalogues.get(language) ?? read(language)
  catalogues.set(language, known)
  return known
}

/** A sentence of the BFF's own in the language of the page that asks; what the backend said stays, it speaks that language already. */
export const saidIn = (language: string | undefined, sentence: string): string =>
  language !== undefined && isLanguage(language) ? (catalogueOf(language)[sentence] ?? sentence) : sentence

/** The same of what a form is told. */
export const sayings: Resolvers = {
  UserError: { message: ({ message }, _, ctx) => saidIn(ctx.language, message) },
}
