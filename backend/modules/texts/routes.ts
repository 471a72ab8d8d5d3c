import { isDeepStrictEqual } from 'node:util'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/languages.ts'
import { operatorSetTexts, operatorTexts, type TextsSource } from '#contract/texts.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { putHouseSource } from '#backend/lib/rows/house-source.ts'
import { implement, none, Refusal, wrongField, type Module } from '#backend/lib/http/implement.ts'
import { readTexts, sayTexts } from '#backend/lib/rows/own-texts.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { keepVersion, ONLY } from '#backend/lib/rows/document-versions.ts'
import { catalogueOf } from '#backend/lib/words/words.ts'

/** Every other copy of the backend also uses the new text within this time. */
const TAKEN_UP_MS = 10_000

/** Every sentence that the backend says, in English. Its other languages have them all (`tests/words.test.ts`). */
const sentences = (): string[] =>
  [...new Set(LANGUAGE_CODES.flatMap((code) => Object.keys(catalogueOf(code))))].toSorted((one, other) =>
    one.localeCompare(other),
  )

const filledIn = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g))].toSorted()

/** What a schema cannot say of them. */
const check = ({ texts }: TextsSource, offered: readonly Language[]): void => {
  const known = new Set(sentences())
  const seen = new Set<string>()
  for (const [at, { language, sentence, says }] of texts.entries()) {
    const field = (member: string) => `texts.${at}.${member}`
    if (!offered.includes(language))
      throw wrongField(field('language'), `The shop does not speak ${LANGUAGES[language].name}.`)
    if (!known.has(sentence))
      throw wrongField(field('sentence'), 'The shop says no such sentence. Choose one of its own.')
    if (seen.has(`${language} ${sentence}`))
      throw wrongField(field('sentence'), 'This sentence appears twice in one language.')
    seen.add(`${language} ${sentence}`)
    const [wanted, given] = [filledIn(sentence), filledIn(says)]
    if (wanted.join() !== given.join())
      throw wrongField(
        field('says'),
        wanted.length === 0
          ? `Nothing is filled in here: leave out ${given.join(' and ')}.`
          : `What is filled in must stand in it, and nothing else: ${wanted.join(' and ')}.`,
      )
  }
}

/**
 * What is said otherwise, sentence by sentence. An e-mail says where to pay and where to sign in: whoever chose its words
 * alone could send shoppers' money and passwords elsewhere.
 */
const changesOf = (before: TextsSource, after: TextsSource): string[] => {
  const saidIn = ({ texts }: TextsSource) =>
    new Map(texts.map(({ language, sentence, says }) => [`${language}: ‘${sentence}’`, says]))
  const [was, becomes] = [saidIn(before), saidIn(after)]
  const inWords = (says: string | undefined) => (says === undefined ? 'as the shop says it' : `‘${says}’`)
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .filter((which) => was.get(which) !== becomes.get(which))
    .toSorted()
    .map((which) => `${which} is said ${inWords(becomes.get(which))} (before: ${inWords(was.get(which))})`)
}

/** What e-mails and answers say, in the words of the house. */
export const texts: Module = {
  name: 'texts',
  accounts: KEEPS_NOTHING,
  // Another copy may have published them.
  jobs: (deps) => [{ name: 'house-texts', everyMs: TAKEN_UP_MS, run: () => sayTexts(deps) }],
  metrics: none,
  routes: (deps) => [
    implement(operatorTexts, async () => ({ ...(await readTexts(deps.db)), sentences: sentences() })),
    implement(operatorSetTexts, async ({ query: { base }, body, caller, requestId }) => {
      check(body, deps.config.languages)
      const changes = changesOf(await readTexts(deps.db), body)
      const useApproval =
        changes.length > 0 &&
        (await askSecondPerson(deps, {
          kind: 'house',
          subject: 'texts of e-mails and answers',
          changes,
          paise: 0,
          caller,
          requestId,
        }))
      await inTransaction(deps.db, async (tx) => {
        const before = await readTexts(tx)
        if (!isDeepStrictEqual(changesOf(before, body), changes))
          throw new Refusal(409, 'CONFLICT', 'Somebody else has just changed these texts: look again.')
        if (useApproval) await useApproval(tx)
        await putHouseSource(tx, 'texts', body, { own: true })
        const now = deps.clock.now()
        await keepVersion(tx, { kind: 'texts', id: ONLY, before, after: body, base, now })
        await audit(tx, { event: 'shop.texts-set', actor: 'operator', subject: 'shop', requestId, now })
      })
      await sayTexts(deps)
      return body
    }),
  ],
}
