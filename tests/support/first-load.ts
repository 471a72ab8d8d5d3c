import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { firstPages } from '#scripts/lib/build/chunks.ts'
import { inDist } from '#scripts/lib/build/dist-dir.ts'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
}

/**
 * JavaScript that a first visit to a page loads: the entry, the page's chunk and everything that they import
 * statically. Bytes. `language`: one that is not the house's first.
 */
export const firstLoad = (
  page: keyof typeof firstPages,
  language?: string,
): { files: string[]; brotli: number } => {
  const dist = inDist('web/client')
  const name = language === undefined ? 'manifest.json' : `manifest.${language}.json`
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/${name}`, 'utf8')) as Record<string, Chunk>
  const start = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || key === firstPages[page] || key.endsWith(`/${firstPages[page]}`),
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
