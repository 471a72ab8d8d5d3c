import { catalogueOf } from '#backend/lib/words/words.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { stepTo, type HouseFault } from '#house/fault.ts'
import type { House } from '#house/load.ts'
import { valuesOf, wordsOf } from './messages.ts'

/** What visits and messages may be about: a house without watches offers no service of them. Forms begin with a piece. */
const TOPIC = /^(?:visit\.topic\.(?!pieces$)|contact\.about\.(?!label$|other$|piece$))/

/** What is wrong with a message that replaces the engine's; undefined if it fits. */
const messageProblem = (key: string, message: string, engine: string | undefined): string | undefined => {
  if (engine === undefined) return 'no page says anything by this key'
  if (message === '')
    return TOPIC.test(key) ? undefined : 'is empty; topics of forms alone may be left out so'
  try {
    const [own, wanted] = [valuesOf(message), valuesOf(engine)]
    const strange = [...own].find(([name, kind]) => wanted.get(name) !== kind)
    if (strange) return `{${strange[0]}} is not a value of it; there ${given([...wanted.keys()])}`
    const lost = [...wanted].find(([name, kind]) => kind === 'tag' && !own.has(name))
    return lost && `<${lost[0]}> of the engine's words is missing`
  } catch (error) {
    return `is not a message: ${error instanceof Error ? error.message : String(error)}`
  }
}

const given = (names: readonly string[]): string =>
  names.length === 0 ? 'are none' : `${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`

const holes = (text: string): string => (text.match(/\{\d+\}/g) ?? []).toSorted().join(' ')

/** What is wrong with a sentence of the house. Hindi is complete, so its catalogue knows every sentence that may be said. */
const sentenceProblem = (engine: string, own: string): string | undefined => {
  if (catalogueOf('hi')[engine] === undefined) return 'no e-mail or refusal says this'
  return holes(engine) === holes(own)
    ? undefined
    : `has to hold the same values: ${holes(engine) || 'none at all'}`
}

const pointerOf = (part: string, key: string) => `/${part}${stepTo(key)}`

/** Every message of the house that cannot replace the engine's. */
export const wordFaults = (house: House): HouseFault[] => {
  const english = wordsOf('en')
  return house.words().flatMap(({ slug, value, at }) => {
    if (!(slug in LANGUAGES))
      return [at('', `‘${slug}’ is not a language here: ${Object.keys(LANGUAGES).join(', ')}`)]
    const problems = [
      ...Object.entries(value.pages ?? {}).map(([key, message]) => ({
        pointer: pointerOf('pages', key),
        why: messageProblem(key, message, english.get(key)),
      })),
      ...Object.entries(value.sentences ?? {}).map(([sentence, own]) => ({
        pointer: pointerOf('sentences', sentence),
        why: sentenceProblem(sentence, own),
      })),
    ]
    return problems.flatMap(({ pointer, why }) => (why === undefined ? [] : [at(pointer, why)]))
  })
}

/** The messages of a house in a language. Throws the first HouseFault among its words. */
export const ownMessages = (house: House, language: Language): readonly (readonly [string, string])[] => {
  const [wrong] = wordFaults(house)
  if (wrong) throw wrong
  return Object.entries(house.words().find(({ slug }) => slug === language)?.value.pages ?? {})
}
