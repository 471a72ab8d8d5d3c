import type { TranslationsSource } from '#contract/translations.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { putHouseSource } from '#backend/lib/rows/house-source.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { putNameTranslations } from '../catalogue/api.ts'

/** What the house wrote, in its further languages. */
export const readTranslations = async (db: Db): Promise<TranslationsSource> =>
  (
    await db
      .withTables<Pick<Tables, 'translations'>>()
      .selectFrom('translations')
      .select('source')
      .executeTakeFirst()
  )?.source ?? { translations: [] }

/** Writes them, and by what names pieces are found. */
export const putTranslations = async (
  tx: Db,
  source: TranslationsSource,
  how: { own: boolean },
): Promise<void> => {
  await putHouseSource(tx, 'translations', source, how)
  // Those of the running shop stay.
  await putNameTranslations(tx, (await readTranslations(tx)).translations)
}
