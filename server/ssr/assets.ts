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

const CLIENT_ENTRY = 'entry.client.tsx'

/**
 * Reads the files of a module from Vite's manifest: its style sheets and every chunk that it imports at once. `pages`
 * names the one sheet that has all styles of a page and of the entry (scripts/styles.ts).
 */
export const assetsOf = (manifest: Manifest, pages: Readonly<Record<string, string>> = {}): Assets => {
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error(`the build has no ${CLIENT_ENTRY}`)
  const known = new Map<string, ReturnType<Assets['of']>>()

  const of: Assets['of'] = (source) => {
    const found = known.get(source)
    if (found) return found
    const styles = new Set<string>()
    const files = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || files.has(`/${chunk.file}`)) return
      files.add(`/${chunk.file}`)
      for (const style of chunk.css ?? []) styles.add(`/${style}`)
      for (const next of chunk.imports ?? []) visit(next)
    }
    visit(source)
    // And what says where it is: the browser asks for a page by that (scripts/lib/route-sources.ts).
    for (const [key, { dynamicImports }] of Object.entries(manifest))
      if (dynamicImports?.includes(source)) visit(key)
    const answer = {
      styles: [...styles],
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
