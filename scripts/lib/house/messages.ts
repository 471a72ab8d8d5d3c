import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import compile from 'icu-minify/compile'
import { readTexts } from '#program/json-file.ts'

/** Where the engine's words are. */
export const FOLDER = resolve('web/words')

/** The words of one language by their keys, from `<folder>/<language>/<area>.json`. Throws on a key that is there twice. */
export const wordsOf = (language: string, folder = FOLDER): ReadonlyMap<string, string> => {
  const words = new Map<string, string>()
  for (const file of filesOf(language, folder)) {
    const area = basename(file, '.json')
    for (const [key, text] of Object.entries(readTexts(file))) {
      if (key.split('.')[0] !== area)
        throw new Error(`${file}: ${key} belongs into ${key.split('.')[0]}.json`)
      words.set(key, text)
    }
  }
  return words
}

/** The files of a language. */
export const filesOf = (language: string, folder = FOLDER): string[] =>
  (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [])
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, language, name))

/**
 * The values that a message needs, by name: `number`, `string`, `date`, or `tag` for an element. Throws if a tag and a
 * value have the same name.
 */
export const valuesOf = (message: string): ReadonlyMap<string, 'number' | 'string' | 'date' | 'tag'> => {
  const found = new Map<string, 'number' | 'string' | 'date' | 'tag'>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, ...rest]: unknown[] = node
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
    if (type <= 3) Object.values(Object(rest[0])).forEach(branch)
  }
  const branch = (node: unknown) => (Array.isArray(node) ? node.forEach(visit) : undefined)
  branch(compile(message))
  return found
}
