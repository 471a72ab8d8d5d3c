import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { House } from '#house/load.ts'
import { phrasebookOf } from '#server/phrasebook.ts'

/** What every page and every list shows of a house: its frame, its categories, and what pieces are chosen by. */
const shownEverywhere = (house: House): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const say = (file: string, ...texts: readonly (string | null | undefined)[]) => {
    for (const text of texts) if (text && !found.has(text)) found.set(text, file)
  }
  const frame = house.navigation()?.value
  for (const { label, links = [] } of frame?.menu ?? [])
    say('navigation.json', label, ...links.map((link) => link.label))
  for (const { title, links } of frame?.footer.columns ?? [])
    say('navigation.json', title, ...links.map(({ label }) => label))
  say('navigation.json', frame?.footer.social, frame?.footer.region)
  say('navigation.json', ...(frame?.collections.map(({ name }) => name) ?? []))
  for (const { name, description, collection = [] } of house.categories().value)
    say('catalogue/categories.json', name, description, ...collection)
  for (const { name, values } of house.options().value)
    say('options.json', name, ...(values?.map(({ value }) => value) ?? []))
  for (const { material, metalType, bandType, gender } of house.products().value)
    say('catalogue/products.json', ...material, ...metalType, ...bandType, gender)
  return found
}

/** Whether a text may be in another language than this one: it has letters of another script. */
const isForeign = (text: string, language: Language, first: Language): boolean => {
  const { script } = LANGUAGES[language]
  const isShared = language !== first && script === LANGUAGES[first].script
  const own = new RegExp(`\\p{Script=${script}}`, 'gu')
  return /\p{L}{2}/u.test(isShared ? text : text.replaceAll(own, ''))
}

/** For each language of the house what it leaves untranslated where every shopper sees it: how many, and the first. */
export const untranslated = (house: House): string[] => {
  const shown = shownEverywhere(house)
  const languages = house.languages().value
  const [first = 'en'] = languages
  return languages.flatMap((language) => {
    const files = house.translations().filter((file) => file.language === language)
    if (files.length === 0)
      return language === first
        ? []
        : [`translations/${language}: nothing that the house wrote is said in ${LANGUAGES[language].name}`]
    const book = phrasebookOf(
      files.flatMap(({ value }) =>
        Object.entries({ ...value.texts, ...value.choices }).map(([text, says]) => ({ text, says })),
      ),
    )
    const translated = new Set(
      files.flatMap(({ value }) => Object.keys({ ...value.texts, ...value.choices })),
    )
    const missing = [...shown].filter(
      ([text]) => isForeign(text, language, first) && !translated.has(text) && book.says(text) === text,
    )
    const named = missing.slice(0, 3).map(([text, file]) => `‘${text}’ (${file})`)
    return missing.length === 0
      ? []
      : [
          `translations/${language}: ${missing.length} of ${shown.size} texts of menu, footer, categories and choices are not said in ${LANGUAGES[language].name}: ${named.join(', ')}${missing.length > named.length ? ' …' : ''}`,
        ]
  })
}
