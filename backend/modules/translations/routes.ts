import { isDeepStrictEqual } from 'node:util'
import { namedIn } from '#contract/content-words.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import {
  getTranslations,
  operatorSetTranslations,
  operatorTranslations,
  type TranslationsSource,
} from '#contract/translations.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { keepVersion, ONLY } from '#backend/lib/rows/document-versions.ts'
import { implement, none, wrongField, type Module } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { readTranslations } from '#backend/lib/words/house-words.ts'
import { putTranslations } from './store.ts'

/** What a schema cannot say of them. */
const check = ({ translations }: TranslationsSource, offered: readonly Language[]): void => {
  const seen = new Set<string>()
  for (const [at, { language, text, says }] of translations.entries()) {
    const field = (member: string) => `translations.${at}.${member}`
    if (!offered.includes(language))
      throw wrongField(field('language'), `The shop does not speak ${LANGUAGES[language].name}.`)
    if (seen.has(`${language} ${text}`))
      throw wrongField(field('text'), 'This text appears twice in one language.')
    seen.add(`${language} ${text}`)
    const wanted = [...new Set(namedIn(text))].toSorted()
    if (!isDeepStrictEqual([...new Set(namedIn(says))].toSorted(), wanted))
      throw wrongField(
        field('says'),
        wanted.length === 0
          ? 'Nothing is filled in here: leave out what is in { }.'
          : `What is filled in must stand in it, and nothing else: ${wanted.map((name) => `{${name}}`).join(' and ')}.`,
      )
  }
}

/** What the house wrote, in its further languages. */
export const translations: Module = {
  name: 'translations',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => [
    implement(getTranslations, async ({ query: { language } }) => ({
      translations: (await readTranslations(deps.db)).translations.flatMap(({ language: code, ...pair }) =>
        code === language ? [pair] : [],
      ),
    })),
    implement(operatorTranslations, () => readTranslations(deps.db)),
    implement(operatorSetTranslations, async ({ query: { base }, body, requestId }) => {
      check(body, deps.config.languages)
      await inTransaction(deps.db, async (tx) => {
        const before = await readTranslations(tx)
        await putTranslations(tx, body, { own: true })
        const now = deps.clock.now()
        await keepVersion(tx, { kind: 'translations', id: ONLY, before, after: body, base, now })
        await audit(tx, {
          event: 'shop.translations-set',
          actor: 'operator',
          subject: 'shop',
          requestId,
          now,
        })
      })
      return body
    }),
  ],
}
