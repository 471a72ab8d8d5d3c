import type { Language } from '#contract/languages.ts'
import type { TextsSource } from '#contract/texts.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db, Deps } from '#backend/lib/http/implement.ts'
import { sayAs } from '#backend/lib/words/words.ts'

/** What the house says in its own words, as it was published. */
export const readTexts = async (db: Db): Promise<TextsSource> =>
  (await db.withTables<Pick<Tables, 'texts'>>().selectFrom('texts').select('source').executeTakeFirst())
    ?.source ?? { texts: [] }

/** From now on this program says what was published, before what the house's folder says, before the engine's words. */
export const sayTexts = async ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> => {
  const { texts } = await readTexts(db)
  const of = (language: Language) => ({
    ...config.sentences[language],
    ...Object.fromEntries(
      texts.filter((text) => text.language === language).map(({ sentence, says }) => [sentence, says]),
    ),
  })
  sayAs(Object.fromEntries(config.languages.map((language) => [language, of(language)])), config.languages)
}
