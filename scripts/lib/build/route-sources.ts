import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { firstPages } from './chunks.ts'

/** What is built, or served in development, where both halves are made from the same text. */
export type Half = 'browser' | 'server' | 'development'

const ROUTES = 'web/app/routes.ts'
/** `load` of a row: the path of its page from web/. */
const LOAD = /\(\)\s*=>\s*import\(\s*(["'])#web\/([^"']+)\1\s*\)/g

const LATER = 'virtual:later-pages'
const FIRST: ReadonlySet<string> = new Set(Object.values(firstPages))

/** The pages that a shopper seldom comes to first, each once. */
const laterPages = (): readonly string[] => {
  const all = [...readFileSync(ROUTES, 'utf8').matchAll(LOAD)].map(([, , path = '']) => path)
  return [...new Set(all)].filter((path) => !FIRST.has(path))
}

/**
 * On the server each row's `load` has the path of its module, the key to its chunk in the manifest.
 *
 * In the browser the first pages are loaded by their rows; where the files of all others are is a chunk of its own,
 * three kilobytes that come with the first link to one of them (`web/app/prefetch.ts`). No browser needs the rows'
 * examples, which are for tests.
 */
export const routeSources = (of: Half): Plugin => ({
  name: 'route-sources',
  resolveId: (source) => (source === LATER ? `\0${LATER}` : undefined),
  load: (id) =>
    id === `\0${LATER}`
      ? `export const pages = [${laterPages()
          .map((path) => `() => import(${JSON.stringify(resolve('web', path))})`)
          .join(',')}]`
      : undefined,
  transform(code, id) {
    if (!id.endsWith(`/${ROUTES}`)) return undefined
    if (of !== 'browser')
      return code.replaceAll(LOAD, (load, _quote, path) => `Object.assign(${load}, { src: '${path}' })`)
    const later = laterPages()
    const placed = code
      .replaceAll(/\bexample:\s*(["'])[^"']*\1,/g, '')
      .replaceAll(LOAD, (load, _quote, path) => (FIRST.has(path) ? load : `later(${later.indexOf(path)})`))
    return `const later = (at) => async () => (await import('${LATER}')).pages[at]()\n${placed}`
  },
})
