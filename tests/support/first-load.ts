import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
}

/** The module of each page that has a budget, as the manifest names it. */
const pages = {
  home: 'features/home/home-page.tsx',
  listing: 'features/catalogue/listing/listing-page.tsx',
  product: 'features/catalogue/product/product-page.tsx',
} as const

/** JavaScript that a first visit of a page loads: the entry, the page's chunk and all they import statically. Bytes. */
export const firstLoad = (
  page: keyof typeof pages,
  dist = 'dist/web/client',
): { files: string[]; brotli: number } => {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const start = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || key === pages[page] || key.endsWith(`/${pages[page]}`),
  )
  const seen = new Set<string>()
  const walk = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  start.forEach(walk)
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
  const size = (file: string) => {
    const ready = `${dist}/${file}.br`
    return existsSync(ready)
      ? statSync(ready).size
      : brotliCompressSync(readFileSync(`${dist}/${file}`)).length
  }
  return { files, brotli: files.reduce((sum, file) => sum + size(file), 0) }
}
