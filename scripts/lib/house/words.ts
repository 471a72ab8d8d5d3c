import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { openHouse } from '#house/load.ts'
import { builtHouse } from './built-house.ts'
import { ownMessages } from './house-words.ts'
import { filesOf, FOLDER, wordsOf } from './messages.ts'

const CALL = /(?<![\w.$])(t|rich)\(\s*(['"])([a-z][\w-]*(?:\.[\w-]+)+)\2\s*(,?)\s*(\)?)/g

/** A key that is worked out would be read by shoppers as it is. */
const UNWRITTEN = /(?<![\w.$])(?:t|rich)\(\s*[^\s'"].*/

/** Replaces each key of a module. Throws for a key that is not a literal. */
const placed = (code: string, where: string, inPlaceOf: (key: string) => string): string => {
  const [unwritten] = UNWRITTEN.exec(code) ?? []
  if (unwritten !== undefined) throw new Error(`${where}: write the key out in ${unwritten}`)
  return code.replaceAll(CALL, (_call, name: string, _quote, key: string, comma: string, end: string) =>
    end === ')' ? `(${inPlaceOf(key)})` : `${name}(${inPlaceOf(key)}${comma} `,
  )
}

/** The message of a key as a page has it: a text, or its compiled form. Throws for a key without words. */
const compiled = (words: ReadonlyMap<string, string>, key: string, where: string): string => {
  const message = words.get(key)
  if (message === undefined) throw new Error(`${where}: no words for ${key} in web/words`)
  return JSON.stringify(compile(message))
}

/**
 * Puts the words of a language into a module: a bare key becomes its text, one with values its compiled message. Throws for
 * a key without words, and for one that is not written out.
 */
export const withWords = (code: string, words: ReadonlyMap<string, string>, where: string): string =>
  placed(code, where, (key) => compiled(words, key, where))

/** A language of the house with the prefix of its addresses, as in `web/words/language.ts`. */
export interface BuiltLanguage {
  readonly code: Language
  readonly prefix: string
  readonly words: ReadonlyMap<string, string>
}

/**
 * A mark for each word: a call that no bundler folds, joins or splits. Its hash changes with the text in any language,
 * and with it the name of the file that contains it.
 */
const markOf = (key: string, said: readonly unknown[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8)
  return `/* @__PURE__ */ __WORD__("${key}#${hash}")`
}

const MARK = /__WORD__\((["'`])([\w.-]+)#\w+\1\)/g
/** The key of the mark for the language itself. */
const ITSELF = 'language'

/** Replaces each word of a module with a mark, for `filled`. Throws like `withWords`. */
export const marked = (code: string, languages: readonly BuiltLanguage[], where: string): string =>
  placed(code, where, (key) =>
    markOf(
      key,
      languages.map(({ words }) => compiled(words, key, where)),
    ),
  )

/** What a built page knows of its language (`Built` in web/words/language.ts). */
const itself = ({ code, prefix }: Pick<BuiltLanguage, 'code' | 'prefix'>, all: readonly BuiltLanguage[]) => ({
  code,
  locale: LANGUAGES[code].locale,
  prefix,
  all: all.map((one) => ({
    code: one.code,
    name: LANGUAGES[one.code].name,
    prefix: one.prefix,
    script: LANGUAGES[one.code].script,
  })),
})

/** A built file in one language: the marks are replaced with its words. */
export const filled = (built: string, language: BuiltLanguage, all: readonly BuiltLanguage[]): string =>
  built.replaceAll(MARK, (_mark, _quote, key: string) =>
    key === ITSELF
      ? `(${JSON.stringify(itself(language, all))})`
      : compiled(language.words, key, 'the build'),
  )

/** The languages of the house that is built, the first one first. */
const builtLanguages = (): readonly Language[] => openHouse(builtHouse()).languages().value

/**
 * The same with their prefixes and words: those of the house before the engine's, and in English what a language does not say.
 * Throws HouseFault where the house's words do not fit.
 */
export const languagesWithWords = (): readonly BuiltLanguage[] => {
  const house = openHouse(builtHouse())
  const english = wordsOf('en')
  return builtLanguages().map((code, at) => ({
    code,
    prefix: at === 0 ? '' : `/${code}`,
    words: new Map([...english, ...wordsOf(code), ...ownMessages(house, code)]),
  }))
}

/** The part of `web/words/language.ts` for a source that was not built. */
const UNBUILT = /typeof __LANGUAGE__[^]*?: __LANGUAGE__\b/

/**
 * Replaces keys with the words themselves, so that no page loads a catalogue, or words of another page or language. A
 * build leaves marks, which are then filled for each language (scripts/lib/build/fill-languages.ts). In development the
 * language of WORDS_LANGUAGE, or the first, has the plain addresses.
 */
export const words = (): Plugin => {
  let known: readonly BuiltLanguage[] | undefined
  let building = false
  return {
    name: 'words',
    enforce: 'pre',
    config(_, { command }) {
      building = command === 'build'
      if (building) return undefined
      return { define: { __LANGUAGE__: JSON.stringify(itself({ code: shownCode(), prefix: '' }, [])) } }
    },
    transform(source, id) {
      if (!id.includes('/web/')) return undefined
      known ??= languagesWithWords()
      if (building && id.endsWith('/web/words/language.ts')) {
        if (!UNBUILT.test(source)) throw new Error(`${id}: no place for the language`)
        const said = known.map((one) => itself(one, known ?? []))
        return { code: source.replace(UNBUILT, markOf(ITSELF, said)), map: null }
      }
      if (!/words\/t\.ts['"]/.test(source)) return undefined
      if (building) return { code: marked(source, known, id), map: null }
      const code = shownCode()
      for (const file of [...filesOf(code), resolve(ownFolder(), `${code}.json`)]) this.addWatchFile(file)
      const shown = known.find((one) => one.code === code)
      return { code: withWords(source, shown?.words ?? wordsOf('en'), id), map: null }
    },
    watchChange(id) {
      if (id.startsWith(FOLDER) || id.startsWith(ownFolder())) known = undefined
    },
  }
}

/** Where the house's own words are. */
const ownFolder = (): string => resolve(builtHouse(), 'words')

/** The language that is shown while one develops. */
const shownCode = (): Language => {
  const all = builtLanguages()
  return all.find((one) => one === process.env['WORDS_LANGUAGE']) ?? all[0] ?? 'en'
}
