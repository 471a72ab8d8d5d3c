import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readJson } from '#program/json-file.ts'
import { inDist } from './lib/build/dist-dir.ts'
import { assetsOf, Manifest } from '#server/ssr/assets.ts'

/**
 * Writes one style sheet for each page, made of the many that its chunks bring, so that the first paint waits for one
 * request instead of a dozen. `.vite/pages.json` says which is whose (`pages.hi.json` of another language); a lazy chunk still brings its own.
 */
const client = inDist('web/client')

const sheetsOf = (language: string) => {
  const manifest = readJson(`${client}/.vite/manifest${language}.json`, Manifest)
  const assets = assetsOf(manifest)
  const pages: Record<string, string> = {}
  for (const source of Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'))) {
    const styles = new Set([...assets.styles, ...assets.of(source).styles])
    const text = [...styles].map((file) => readFileSync(client + file, 'utf8')).join('')
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6)
    pages[source] = `/assets/page-${hash}.css`
    writeFileSync(client + pages[source], text)
  }
  writeFileSync(`${client}/.vite/pages${language}.json`, JSON.stringify(pages))
}

for (const file of readdirSync(`${client}/.vite`)) {
  const language = /^manifest(\.\w+)?\.json$/.exec(file)
  if (language) sheetsOf(language[1] ?? '')
}
