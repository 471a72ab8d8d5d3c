import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { readJson } from '#program/json-file.ts'

const Categories = Type.Array(Type.Object({ slug: Type.String() }))
const Page = Type.Object({ blocks: Type.Array(Type.Unknown()) })
const Frame = Type.Object({ menu: Type.Array(Type.Object({ category: Type.Optional(Type.String()) })) })

/** A file that people edit. */
export const writeJson = (path: string, value: unknown) =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/** Addresses of lists that exist even without categories. */
const ALWAYS = ['list-jewellery', 'list-discover-all']

/** Shows pieces of the house in its pages of orders. */
const CAROUSEL = 'part-pictures'

/** Whether anything in a value leads to a category or a piece. */
const leadsToPieces = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^\/(?:jewellery|product)\/./.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(leadsToPieces)

/**
 * Removes pieces and categories from the folder of a house, and whatever leads to them: words of their lists, tiles of
 * the home page, the carousel of pieces, rows of the menu. Pictures stay, for pages that show them.
 */
export const makeBare = (folder: string): void => {
  const categories = readJson(join(folder, 'catalogue', 'categories.json'), Categories)
  for (const file of ['categories', 'products', 'variants'])
    writeJson(join(folder, 'catalogue', `${file}.json`), [])
  const pages = join(folder, 'pages')
  for (const file of readdirSync(pages)) {
    const slug = file.replace(/\.json$/, '')
    if (slug === CAROUSEL || (slug.startsWith('list-') && !ALWAYS.includes(slug))) rmSync(join(pages, file))
    else {
      const page = readJson(join(pages, file), Page)
      const blocks = page.blocks.filter((block) => !leadsToPieces(block))
      if (blocks.length < page.blocks.length) writeJson(join(pages, file), { ...page, blocks })
    }
  }
  const navigation = join(folder, 'navigation.json')
  if (!existsSync(navigation)) return
  const frame = readJson(navigation, Frame)
  const gone = new Set(categories.map(({ slug }) => slug))
  writeJson(navigation, {
    ...frame,
    menu: frame.menu.filter(({ category }) => category === undefined || !gone.has(category)),
  })
}
