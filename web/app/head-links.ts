import type { Assets } from '../lib/ssr-seam.ts'
import type { Route } from './route.ts'
import { SCRIPTS_META } from './start.ts'

/** In development styles come with their scripts, so `global.css` comes first: pages are not unstyled until then. */
const development = import.meta.env.DEV ? '<link rel="stylesheet" href="/ui/global.css">' : ''

/** The start script reads this list of a built page's modules; in development the entry starts without it. */
const scripts = (entry: string, chunks: ReadonlySet<string>): string =>
  import.meta.env.DEV
    ? `<script type="module" src="${entry}"></script>`
    : `<meta name="${SCRIPTS_META}" content="${[entry, ...chunks].join(' ')}">`

/**
 * A page has one style sheet, so that its first paint waits for one request. The sheets that it was made of are named
 * too, disabled and therefore never fetched: Vite looks for these links before it loads the style of a chunk.
 */
const styleLinks = (files: ReadonlySet<string>, sheet: string | undefined): string[] =>
  sheet === undefined
    ? [...files].map((file) => `<link rel="stylesheet" href="${file}">`)
    : [
        `<link rel="stylesheet" href="${sheet}">`,
        ...[...files].map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
      ]

/**
 * The head's links for a page: its style sheets, and the names of all of its chunks, so that one round trip fetches
 * them.
 */
export const headLinks = (assets: Assets, route?: Route): string => {
  const page = route?.load.src ? assets.of(route.load.src) : { styles: [], preloads: [], sheet: undefined }
  const styles = new Set([...assets.styles, ...page.styles])
  const chunks = new Set([...assets.preloads, ...page.preloads])
  return [development, ...styleLinks(styles, page.sheet), scripts(assets.entry, chunks)].join('')
}
