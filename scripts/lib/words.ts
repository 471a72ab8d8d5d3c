import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { openHouse } from '#house/load.ts'
import { builtHouse } from './built-house.ts'

const FOLDER = resolve('web/words')

/** The words of one language by their keys, from `<folder>/<language>/<area>.json`. Throws on a key that is there twice. */
export const wordsOf = (language: string, folder = FOLDER): ReadonlyMap<string, string> => {
  const words = new Map<string, string>()
  for (const file of filesOf(language, folder)) {
    const area = basename(file, '.json')
    for (const [key, text] of Object.entries(
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
    )) {
      if (key.split('.')[0] !== area)
        throw new Error(`${file}: ${key} belongs into ${key.split('.')[0]}.json`)
      words.set(key, text)
    }
  }
  return words
}

const filesOf = (language: string, folder = FOLDER): string[] =>
  (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [])
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, language, name))

/** What a message wants, by name: `number`, `string`, `date`, or `tag` for an element. Throws where a tag and a value share a name. */
export const valuesOf = (message: string): ReadonlyMap<string, 'number' | 'string' | 'date' | 'tag'> => {
  const found = new Map<string, 'number' | 'string' | 'date' | 'tag'>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, ...rest] = node as [unknown, unknown, ...unknown[]]
    if (typeof name !== 'string') return node.forEach(visit)
    const isTag = type !== undefined && (typeof type !== 'number' || type === 0)
    if (found.has(name) && (found.get(name) === 'tag') !== isTag)
      throw new Error(`one name for a tag and a value in: ${message}`)
    if (type === undefined) return void (found.has(name) || found.set(name, 'string'))
    if (isTag) {
      found.set(name, 'tag')
      return [type, ...rest].forEach(visit)
    }
    found.set(name, type === 1 ? 'string' : type <= 4 ? 'number' : 'date')
    if (type <= 3) Object.values(rest[0] as Record<string, unknown>).forEach(branch)
  }
  const branch = (node: unknown) => (Array.isArray(node) ? node.forEach(visit) : undefined)
  branch(compile(message))
  return found
}

const CALL = /(?<![\w.$])(t|rich)\(\s*(['"])([a-z][\w-]*(?:\.[\w-]+)+)\2\s*(,?)\s*(\)?)/g

/** A key that is worked out would be read by shoppers as it is. */
const UNWRITTEN = /(?<![\w.$])(?:t|rich)\(\s*[^\s'"].*/

/** Puts something in the place of each key of a module. Throws for a key that is not written out. */
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

/** A language of the house with what stands before its addresses, as `web/words/language.ts` has it. */
export interface BuiltLanguage {
  readonly code: Language
  readonly prefix: string
  readonly words: ReadonlyMap<string, string>
}

/**
 * A mark for each word: a call that no bundler folds, joins or cuts. The hash in it changes with what is said in any language,
 * and so does the name of the file that it stands in.
 */
const markOf = (key: string, said: readonly unknown[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8)
  return `/* @__PURE__ */ __WORD__("${key}#${hash}")`
}

const MARK = /__WORD__\((["'`])([\w.-]+)#\w+\1\)/g
/** The key of the mark that stands for the language itself. */
const ITSELF = 'language'

/** Puts a mark in the place of each word of a module, for `filled`. Throws as `withWords`. */
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
  all: all.map((one) => ({ code: one.code, name: LANGUAGES[one.code].name, prefix: one.prefix })),
})

/** A built file in one language: its words in the place of their marks. */
export const filled = (built: string, language: BuiltLanguage, all: readonly BuiltLanguage[]): string =>
  built.replaceAll(MARK, (_mark, _quote, key: string) =>
    key === ITSELF
      ? `(${JSON.stringify(itself(language, all))})`
      : compiled(language.words, key, 'the build'),
  )

/** The languages of the house that is built, the first one first. */
const builtLanguages = (): readonly Language[] => openHouse(builtHouse()).languages().value

/** The same with their prefixes and words; what a language does not say is said in English. */
export const languagesWithWords = (): readonly BuiltLanguage[] => {
  const english = wordsOf('en')
  return builtLanguages().map((code, at) => ({
    code,
    prefix: at === 0 ? '' : `/${code}`,
    words: new Map([...english, ...wordsOf(code)]),
  }))
}

/** What `web/words/language.ts` says where nothing is built. */
const UNBUILT = /typeof __LANGUAGE__[^]*?: __LANGUAGE__\b/

/**
 * The words of the pages in the place of their keys, so that no page loads a catalogue, or words of another page or language.
 * A build marks them and is filled once for each language afterwards (scripts/lib/fill-languages.ts). While one develops, the
 * language that WORDS_LANGUAGE names, or the first, stands at the plain addresses.
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
      for (const file of filesOf(code)) this.addWatchFile(file)
      const shown = known.find((one) => one.code === code)
      return { code: withWords(source, shown?.words ?? wordsOf('en'), id), map: null }
    },
    watchChange(id) {
      if (id.startsWith(FOLDER)) known = undefined
    },
  }
}

/** The language that is shown while one develops. */
const shownCode = (): Language => {
  const all = builtLanguages()
  return all.find((one) => one === process.env['WORDS_LANGUAGE']) ?? all[0] ?? 'en'
}
