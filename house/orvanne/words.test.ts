import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Piece {
  slug: string
  subtitle?: string
  description?: string
  type: string
  stock: number
  certificate?: { lab: string; number?: string }
  stones: readonly { count: number; colour?: string }[]
  attributes?: readonly { name: string; value: number | string; unit?: string }[]
  madeIn: string
  resizable: readonly string[]
  measures?: Readonly<Record<string, unknown>>
}
const at = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const products = JSON.parse(at('catalogue/products.json')) as readonly Piece[]
const about = at('pages/about-us.json')

const FIGURE = String.raw`(?:\d[\d,.]*|an? (?:half|quarter|third|tenth|sixth)|half|quarters?|tenths?|thirds?|eighths?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)(?:-\w+)?`
const UNIT = String.raw`(?:g|grams?|mm|cm|millimetres?|carats?|ct|kt|hours?|days?|weeks?|months?|metres?|vibrations|jewels)`
const MEASURE = new RegExp(String.raw`\b${FIGURE}(?: of an?)?[ -]${UNIT}\b`, 'iu')

describe('words of the pieces', () => {
  it('leave figures with a unit to the facts, which change with the choice; a fineness names the alloy', () => {
    const said = products.flatMap(({ slug, subtitle = '', description = '' }) =>
      [subtitle, description].flatMap((text) => {
        const found = MEASURE.exec(text.replaceAll(/\b\d\d kt\b/g, ''))
        return found ? [`${slug}: ${found[0]}`] : []
      }),
    )
    expect(said).toEqual([])
  })

  it('leave figures with a unit out of what is said of their pictures, too', () => {
    const pictures = JSON.parse(at('pictures/pieces.json')) as Readonly<Record<string, { alt: string }>>
    expect(Object.values(pictures).flatMap(({ alt }) => (MEASURE.test(alt) ? [alt] : []))).toEqual([])
  })

  it('leave figures with a unit out of what is said of their categories', () => {
    const categories = JSON.parse(at('catalogue/categories.json')) as readonly { description: string }[]
    const said = categories.map(({ description }) => description)
    expect(said.filter((text) => MEASURE.test(text))).toEqual([])
  })

  it('tell a report number of a single stone alone, with a single grade', () => {
    for (const { slug, certificate, stock, stones } of products.filter((each) => each.certificate?.number)) {
      expect(stock, `${slug}, ${certificate?.number}`).toBe(1)
      if (stones.length === 1) expect(stones[0]?.colour, slug).not.toMatch(/ to /)
    }
  })

  it('agree with the pages on where things are made and how long a change of size is free', () => {
    expect(about).toContain('Every jewel is made in Jaipur')
    for (const { slug, type, madeIn, resizable } of products) {
      if (type !== 'Watch' && type !== 'Loose stone') expect(madeIn, slug).toBe('Jaipur, India')
      for (const rule of resizable)
        if (rule.includes('free')) expect(rule, slug).toContain('within sixty days')
    }
  })

  it('give every watch its measures, its movement and what it stands', () => {
    for (const { slug, attributes = [] } of products.filter(({ type }) => type === 'Watch')) {
      const names = attributes.map(({ name }) => name)
      for (const name of [
        'Case size',
        'Thickness',
        'Lug to lug',
        'Movement',
        'Jewels',
        'Power reserve',
        'Water resistance',
        'Strap',
      ])
        expect(names, slug).toContain(name)
    }
  })

  it('draw every watch as large as they say', () => {
    for (const { slug, attributes = [], measures } of products.filter(({ type }) => type === 'Watch')) {
      const mm = (name: string) =>
        String(attributes.find((each) => each.name === name)?.value)
          .match(/[\d.]+/g)
          ?.map(Number) ?? []
      const [width = 0, height = width] = mm('Case size')
      const [long, thick] = [mm('Lug to lug')[0], mm('Thickness')[0]]
      expect(measures?.piece, slug).toMatchObject({ width, height: long, body: { width, height } })
      expect(measures?.side, slug).toMatchObject({ width: long, height: thick })
    }
  })
})
