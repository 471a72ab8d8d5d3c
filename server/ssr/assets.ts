import { existsSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { readJson, readTexts } from '#program/json-file.ts'
import type { Assets } from '#web/lib/ssr-seam.ts'

const Chunk = Type.Object({
  file: Type.String(),
  imports: Type.Optional(Type.Array(Type.String())),
  dynamicImports: Type.Optional(Type.Array(Type.String())),
  css: Type.Optional(Type.Array(Type.String())),
})
/** What Vite writes into `.vite/manifest.json`. */
export const Manifest = Type.Record(Type.String(), Chunk)
export type Manifest = Static<typeof Manifest>

type Chunk = Static<typeof Chunk>

const CLIENT_ENTRY = 'entry.client.tsx'
/** The modules of the page's parts that stay HTML. */
const STAYS = /\/stays-[\w-]+\.tsx$/

/**
 * Reads the files of a module from Vite's manifest: its style sheets and every chunk that it imports statically.
 * `pages` names the one sheet that has all styles of a page and of the entry (scripts/styles.ts).
 */
export const assetsOf = (manifest: Manifest, pages: Readonly<Record<string, string>> = {}): Assets => {
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error(`the build has no ${CLIENT_ENTRY}`)
  const known = new Map<string, ReturnType<Assets['of']>>()

  /** A chunk and everything that it imports statically. */
  const reach = (source: string, seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
    const chunk = manifest[source]
    if (!chunk || seen.has(chunk)) return seen
    seen.add(chunk)
    for (const next of chunk.imports ?? []) reach(next, seen)
    return seen
  }

  const of: Assets['of'] = (source) => {
    const found = known.get(source)
    if (found) return found
    const page = [...reach(source)]
    // Its styles come with the page, before its code (web/lib/stays-html.tsx).
    const staying = page.flatMap(({ dynamicImports = [] }) =>
      dynamicImports.filter((part) => STAYS.test(part)),
    )
    // The chunk that says where the page is (scripts/lib/build/route-sources.ts).
    const naming = Object.keys(manifest).filter((key) => manifest[key]?.dynamicImports?.includes(source))
    const dressed = [...page, ...staying.flatMap((part) => [...reach(part)])]
    const files = new Set(
      [...page, ...naming.flatMap((key) => [...reach(key)])].map(({ file }) => `/${file}`),
    )
    const answer = {
      styles: [...new Set(dressed.flatMap(({ css = [] }) => css.map((style) => `/${style}`)))],
      sheet: pages[source],
      preloads: [...files].filter((file) => file !== `/${entry.file}`),
    }
    known.set(source, answer)
    return answer
  }

  return { entry: `/${entry.file}`, ...of(CLIENT_ENTRY), of }
}

/** The files of the first language, or of the one that `language` names. */
export const readAssets = (clientDir: string, language?: string): Assets => {
  const end = language === undefined ? '.json' : `.${language}.json`
  const pages = `${clientDir}/.vite/pages${end}`
  const manifest = readJson(`${clientDir}/.vite/manifest${end}`, Manifest)
  return assetsOf(manifest, existsSync(pages) ? readTexts(pages) : {})
}

/** Vite serves sources as they are and brings the styles itself. */
export const devAssets: Assets = {
  entry: `/${CLIENT_ENTRY}`,
  styles: [],
  preloads: [],
  of: () => ({ styles: [], preloads: [] }),
}
