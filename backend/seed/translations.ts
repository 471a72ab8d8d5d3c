import type { Translation, TranslationsSource } from '#contract/translations.ts'
import type { House } from '#house/load.ts'

/** What the house wrote in the further languages that it offers, of all its files. */
export const translationSeed = (house: House): TranslationsSource => {
  const offered = house.languages().value
  return {
    translations: house.translations().flatMap(({ language: code, value: { texts = {}, choices = {} } }) => {
      const language = offered.find((one) => one === code)
      if (language === undefined) return []
      const rowsOf = (said: Readonly<Record<string, string>>, choice?: true): Translation[] =>
        Object.entries(said).map(([text, says]) => ({ language, text, says, ...(choice && { choice }) }))
      return [...rowsOf(texts), ...rowsOf(choices, true)]
    }),
  }
}
