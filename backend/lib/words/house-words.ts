import type { Language } from '#contract/languages.ts'
import type { TranslationsSource } from '#contract/translations.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { asWritten, firstLanguage, type HouseWords } from './words.ts'

/** What the house wrote, in its further languages. */
export const readTranslations = async (db: Db): Promise<TranslationsSource> =>
  (
    await db
      .withTables<Pick<Tables, 'translations'>>()
      .selectFrom('translations')
      .select('source')
      .executeTakeFirst()
  )?.source ?? { translations: [] }

/** What the house wrote, in a language: with the same words as the pages. */
export const houseWordsIn = async (db: Db, language: Language): Promise<HouseWords> => {
  // The house writes in its first language.
  if (language === firstLanguage()) return asWritten
  const { translations } = await readTranslations(db)
  const says = new Map(
    translations.filter((one) => one.language === language).map(({ text, says }) => [text, says]),
  )
  return (text) => says.get(text) ?? text
}
