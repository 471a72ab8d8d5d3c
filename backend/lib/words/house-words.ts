import type { Language } from '#contract/languages.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { asWritten, firstLanguage, type HouseWords } from './words.ts'

/** What the house wrote, in a language: with the same words as the pages. */
export const houseWordsIn = async (db: Db, language: Language): Promise<HouseWords> => {
  // The house writes in its first language.
  if (language === firstLanguage()) return asWritten
  const row = await db
    .withTables<Pick<Tables, 'translations'>>()
    .selectFrom('translations')
    .select('source')
    .executeTakeFirst()
  const says = new Map(
    row?.source.translations.flatMap((one) => (one.language === language ? [[one.text, one.says]] : [])),
  )
  return (text) => says.get(text) ?? text
}
