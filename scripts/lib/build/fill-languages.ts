import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inDist } from './dist-dir.ts'
import { filled, languagesWithWords, type BuiltLanguage } from '#scripts/lib/house/words.ts'

/**
 * The name of a file. The lookbehind keeps the search from starting again at each letter of a long text that is not a
 * name.
 */
const NAME = /(?<![\w.$~-])[\w.$~-]+\.js\b/g

const scriptsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

/** The scripts that differ between languages: those with a word in them, and those that name such a one. */
const differing = (scripts: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const found = new Set([...scripts].flatMap(([name, code]) => (code.includes('__WORD__(') ? [name] : [])))
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [name, code] of scripts)
      if (!found.has(name) && (code.match(NAME) ?? []).some((other) => found.has(other))) found.add(name)
  }
  return found
}

const write = (path: string, code: string) => {
  if (code.includes('__WORD__')) throw new Error(`${path}: a word was not filled in`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
}

/**
 * Fills the words of every language of the house into what was built once (scripts/lib/house/words.ts). Files of the first
 * language keep their names. Files of another that differ are written as `<name>.<code>.js`, with their own manifest
 * and a folder for their server bundle. Files without words are shared.
 */
export const fillLanguages = (): void => {
  const [client, server] = [inDist('web/client'), inDist('web/server')]
  const all = languagesWithWords()
  const scripts = scriptsIn(join(client, 'assets'))
  const served = scriptsIn(server)
  const manifest = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const ofLanguages = differing(scripts)
  const inLanguage =
    ({ code }: BuiltLanguage, first: boolean) =>
    (name: string) =>
      !first && ofLanguages.has(basename(name)) ? name.replace(/\.js$/, `.${code}.js`) : name
  for (const language of all) {
    const first = language === all[0]
    const renamed = inLanguage(language, first)
    for (const [name, code] of scripts)
      if (ofLanguages.has(name))
        write(join(client, 'assets', renamed(name)), filled(code.replaceAll(NAME, renamed), language, all))
    for (const [name, code] of served)
      write(join(server, first ? '' : language.code, name), filled(code, language, all))
    if (!first)
      write(join(client, `.vite/manifest.${language.code}.json`), manifest.replaceAll(NAME, renamed))
  }
  writeFileSync(inDist('web/languages.json'), JSON.stringify(all.map(({ code }) => code)))
}
