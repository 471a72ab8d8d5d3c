import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { openHouse } from '#house/load.ts'
import { builtHouse } from './built-house.ts'

const FOLDER = resolve('web/words')

/** The words of one language by their keys, from `<folder>/<language>/<area>.json`. Throws on a key that stands twice. */
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

/** Puts the words of a language into a module: a bare key becomes its text, one with values its compiled message. */
export const withWords = (code: string, words: ReadonlyMap<string, string>, where: string): string =>
  code.replaceAll(CALL, (_call, name: string, _quote, key: string, comma: string, end: string) => {
    const message = words.get(key)
    if (message === undefined) throw new Error(`${where}: no words for ${key} in web/words`)
    const compiled = JSON.stringify(compile(message))
    return end === ')' ? `(${compiled})` : `${name}(${compiled}${comma} `
  })

/** The languages of the house that is built, the first one first. */
export const builtLanguages = (): readonly Language[] => openHouse(builtHouse()).languages().value

/**
 * The words of the pages: each language of the house is a build of its own, with its words in the place of their keys,
 * so that no page loads a catalogue, or words of another page or language. WORDS_LANGUAGE names the language of a build.
 */
export const words = (): Plugin => {
  const all = builtLanguages()
  const code = all.find((one) => one === process.env['WORDS_LANGUAGE']) ?? all[0] ?? 'en'
  const prefixOf = (one: string) => (one === all[0] ? '' : `/${one}`)
  let known: ReadonlyMap<string, string> | undefined
  let prefix = prefixOf(code)
  return {
    name: 'words',
    enforce: 'pre',
    config(_, { command }) {
      // One language is served while one develops, at the plain addresses.
      if (command === 'serve') prefix = ''
      const built = {
        code,
        locale: LANGUAGES[code].locale,
        prefix,
        all:
          command === 'serve'
            ? []
            : all.map((one) => ({ code: one, name: LANGUAGES[one].name, prefix: prefixOf(one) })),
      }
      return { define: { __LANGUAGE__: JSON.stringify(built) } }
    },
    transform(source, id) {
      if (!id.includes('/web/') || !/words\/t\.ts['"]/.test(source)) return undefined
      for (const file of filesOf(code)) this.addWatchFile(file)
      known ??= new Map([...wordsOf('en'), ...wordsOf(code)])
      return { code: withWords(source, known, id), map: null }
    },
    watchChange(id) {
      if (id.startsWith(FOLDER)) known = undefined
    },
  }
}
