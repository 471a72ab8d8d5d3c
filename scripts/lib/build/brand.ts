import { existsSync, readdirSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { openHouse } from '#house/load.ts'
import { builtHouse } from '#scripts/lib/house/built-house.ts'

const PREFIX = '#brand/'
const VALUES = '#brand'
const LOADED = '\0brand'
/** Used if a house does not have the file. */
const NEUTRAL = resolve('web/ui/brand')
const TOKENS = resolve('web/ui/tokens.css')

/** The file with that name, or with another ending, because a picture may have any format. */
const fileIn = (folder: string, name: string): string | undefined => {
  const exact = join(folder, name)
  if (existsSync(exact)) return exact
  if (!/\.(?:svg|webp|avif|png|jpg)$/.test(name)) return undefined
  const stem = parse(name).name
  const other = existsSync(folder)
    ? readdirSync(folder).find(
        (file) => parse(file).name === stem && /\.(?:svg|webp|avif|png|jpg)$/.test(file),
      )
    : undefined
  return other && join(folder, other)
}

/**
 * The only way in which the web gets the look of its house: `#brand/<file>` is a file in the house's `brand/`, or else
 * the engine's neutral one; `#brand` holds the members of `brand.json` that a page needs.
 */
export const brand = (): Plugin => {
  const house = builtHouse()
  const folder = join(house, 'brand')
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [resolve('.'), folder] } } }),
    resolveId(id) {
      if (id === VALUES) return LOADED
      if (!id.startsWith(PREFIX)) return undefined
      const [name = '', query] = id.slice(PREFIX.length).split('?')
      // The names of all values, which a house's own follow.
      const file = name === 'tokens.css' ? TOKENS : (fileIn(folder, name) ?? fileIn(NEUTRAL, name))
      return file && (query === undefined ? file : `${file}?${query}`)
    },
    // Vite alone resolves an @import of CSS, and asks no plugin.
    transform(code, id) {
      if (!id.endsWith('/web/ui/global.css')) return undefined
      return code.replaceAll(
        /#brand\/([\w.-]+)/g,
        (_, name: string) => fileIn(folder, name) ?? join(NEUTRAL, name),
      )
    },
    load(id) {
      if (id !== LOADED) return undefined
      this.addWatchFile(join(folder, 'brand.json'))
      const { colours, preload } = openHouse(house).brand().value
      return [
        ...preload.map((file, n) => `import face${n} from ${JSON.stringify(join(folder, file))}`),
        `export const preloads = [${preload.map((_, n) => `face${n}`).join(', ')}]`,
        `export const colours = ${JSON.stringify(colours)}`,
      ].join('\n')
    },
  }
}
