import type { TranslationsSource } from '#contract/translations.ts'
import { putHouseSource } from '#backend/lib/rows/house-source.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { readTranslations } from '#backend/lib/words/house-words.ts'
import { putNameTranslations } from '../catalogue/api.ts'

/** Writes what the house wrote in its further languages, and by what names pieces are found there. */
export const putTranslations = async (
  tx: Db,
  source: TranslationsSource,
  how: { own: boolean },
): Promise<void> => {
  await putHouseSource(tx, 'translations', source, how)
  // Read again: those of the running shop are not replaced by the ones of the house's folder.
  await putNameTranslations(tx, (await readTranslations(tx)).translations)
}
