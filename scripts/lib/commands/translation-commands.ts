import { Argument, type Command } from 'commander'
import { Check } from 'typebox/value'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { TranslationsSource, type Translation } from '#contract/translations.ts'
import { TranslationsFile } from '#house/translations-format.ts'
import { readObjectFile, writeJsonFile } from '#scripts/lib/files.ts'
import { call, fail } from '#scripts/lib/operator/operator.ts'

const all = async (): Promise<readonly Translation[]> => {
  const answer: unknown = await call('GET', '/translations')
  return Check(TranslationsSource, answer)
    ? answer.translations
    : fail('The backend answers with something else.')
}

/** As a file of the house's folder has them. */
const fileOf = (translations: readonly Translation[]): TranslationsFile => {
  const said = (which: boolean) =>
    Object.fromEntries(
      translations.flatMap(({ text, says, choice = false }) => (choice === which ? [[text, says]] : [])),
    )
  return { texts: said(false), choices: said(true) }
}

const rowsOf = (language: string, { texts = {}, choices = {} }: TranslationsFile) => [
  ...Object.entries(texts).map(([text, says]) => ({ language, text, says })),
  ...Object.entries(choices).map(([text, says]) => ({ language, text, says, choice: true })),
]

const language = () => new Argument('<language>').choices(LANGUAGE_CODES)

/** What the house wrote, in its further languages (contract/translations.ts). */
export const addTranslationCommands = (shop: Command): void => {
  const translations = shop
    .command('translations')
    .description(
      'What the house wrote (names, menu, pages), in its further languages; changed without a new release',
    )
  translations
    .command('read')
    .addArgument(language())
    .argument('<file>')
    .description('Writes those of one language into a JSON file, to edit and write back')
    .action(async (language: string, file: string) =>
      writeJsonFile(file, fileOf((await all()).filter((one) => one.language === language))),
    )
  translations
    .command('write')
    .addArgument(language())
    .argument('<file>')
    .description(
      'Replaces those of one language from a JSON file: { texts: { "Rings": "…" }, choices: { "Yellow gold": "…" } }',
    )
    .action(async (language: string, file: string) => {
      const given: unknown = readObjectFile(file)
      if (!Check(TranslationsFile, given))
        return fail(`${file}: wants { texts: { text: translation }, choices: { text: translation } }`)
      const others = (await all()).filter((one) => one.language !== language)
      const mine = rowsOf(language, given)
      await call('PUT', '/translations', { translations: [...others, ...mine] })
      process.stdout.write(`${mine.length} texts in ${language}\n`)
    })
}
