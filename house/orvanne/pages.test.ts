import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { ContentSource, PART_GROUP } from '#contract/content.ts'
import { fill, unknownWords } from '#contract/content-words.ts'
import { openHouse } from '../load.ts'

const pages = openHouse(import.meta.dirname)
  .pages()
  .map(({ slug, value }) => ({ slug, ...value }))

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

const words = new Map(
  Object.entries({
    name: 'N',
    legalName: 'L',
    email: 'a@b.test',
    phone: '1',
    gstin: 'G',
    address: 'A',
    returnDays: '15',
    exchangeMetal: '100 per cent',
    exchangeStones: '90 per cent',
    buyBackMetal: '95 per cent',
    buyBackStones: '80 per cent',
  }),
)

describe('the words of the house', () => {
  it('every page fits the contract once the house facts are in', () => {
    const check = Compile(ContentSource)
    for (const { slug, ...source } of pages) {
      expect([slug, unknownWords(source, words)]).toEqual([slug, []])
      const filled = fill(source, words)
      expect([slug, check.Errors(filled).map((e) => `${e.instancePath} ${e.message}`)]).toEqual([slug, []])
    }
  })

  it('no page says what a maison would not', () => {
    const never =
      /exquisite|timeless|indulge|elevate|stunning|shop now|lorem|coming soon|!|jewelry\b|\bcolor\b/i
    for (const page of pages)
      for (const text of texts(page)) expect.soft(text.replace('jewelry-', ''), page.slug).not.toMatch(never)
  })

  it('every page says to search engines what it is', () => {
    for (const { slug, group, metaTitle, metaDescription, metaKeywords } of pages) {
      if (group === PART_GROUP) continue
      expect.soft(metaTitle, slug).toBeTruthy()
      expect.soft(metaKeywords, slug).toBeTruthy()
      expect.soft(metaDescription?.length ?? 0, slug).toBeGreaterThan(60)
      expect.soft(metaDescription?.length ?? 0, slug).toBeLessThan(200)
    }
  })

  it('paths, slugs, anchors of a page and titles are each used once', () => {
    for (const member of ['slug', 'path', 'title'] as const)
      expect(new Set(pages.map((page) => page[member])).size).toBe(pages.length)
  })

  it('each table has as many cells as columns', () => {
    const tables = (value: unknown): { columns: string[]; rows: string[][] }[] => {
      if (typeof value !== 'object' || value === null) return []
      const own = 'kind' in value && value.kind === 'table' ? [value as never] : []
      return [...own, ...Object.values(value).flatMap(tables)]
    }
    for (const page of pages)
      for (const { columns, rows } of tables(page))
        for (const row of rows) expect(row, page.slug).toHaveLength(columns.length)
  })
})
