import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'

const house = openHouse(import.meta.dirname)
const file = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const translated = (language: string) =>
  new Map(
    house
      .translations()
      .filter((each) => each.language === language)
      .flatMap(({ value }) => Object.entries({ ...value.texts, ...value.choices })),
  )

describe('what the house wrote, in Hindi', () => {
  const said = translated('hi')

  it('translates only what the house says', () => {
    const attributes = house
      .products()
      .value.flatMap(({ attributes: each = [] }) =>
        each.map(({ value, unit }) => (unit === undefined ? String(value) : `${value} ${unit}`)),
      )
    const own = new Set(
      [
        house.navigation()?.value,
        house.options().value,
        house.personalise().value,
        house.shop().value,
        house.categories().value,
        house.products().value,
        house.variants().value,
        house.pages().map(({ value }) => value),
        house.salons().map(({ value }) => value),
        house.searchTerms().value,
        attributes,
        ['Product Details', 'Gold'],
      ]
        .flatMap(textsOf)
        // The filters name the parts of 'VS, G to H' alone.
        .flatMap((text) => [text, ...text.split(', ')]),
    )
    expect([...said.keys()].filter((text) => !own.has(text))).toEqual([])
  })

  it('has every row of menu and footer, every category and collection', () => {
    const menu = textsOf(file('navigation.json')).filter((text) => /^[A-Z]/.test(text))
    const names = house.categories().value.flatMap(({ name, description }) => [name, description ?? name])
    expect([...menu, ...names].filter((text) => !said.has(text))).toEqual([])
  })

  it('has every note on a word of the trade, and every page that answers a search', () => {
    const answers = house
      .searchTerms()
      .value.flatMap(({ note, pages = [] }) => [note, ...pages.flatMap(({ title, line }) => [title, line])])
    expect(answers.filter((text) => text !== undefined && !said.has(text))).toEqual([])
  })

  it('has what the search panel offers before anything is typed', () => {
    const start = house.pages().find(({ value }) => value.path === '/part-search')
    const labels = start?.value.blocks.flatMap((block) =>
      block.kind === 'links' ? block.links : block.kind === 'tiles' ? block.tiles : [],
    )
    expect(labels?.length).toBeGreaterThan(5)
    expect(labels?.filter(({ title }) => /[a-z]/.test(title) && !said.has(title))).toEqual([])
  })

  it('has every sentence of the doors of an engagement, a wedding and a gift, and of what is made for one', () => {
    const sentences = ['engagement', 'wedding', 'gift', 'bespoke', 'list-bespoke', 'appointment'].flatMap(
      (page) => textsOf(file(`pages/${page}.json`)).filter((text) => /^\p{Lu}.* /u.test(text)),
    )
    expect(sentences.filter((text) => !said.has(text))).toEqual([])
  })

  it('has every answer to whom a piece is for', () => {
    const answers = new Set(house.products().value.flatMap(({ gender }) => (gender ? [gender] : [])))
    expect(answers.size).toBeGreaterThan(1)
    expect([...answers].filter((text) => !said.has(text))).toEqual([])
  })

  it('has the names of the forty best sellers, and what each is', () => {
    const best = house
      .products()
      .value.toSorted((one, other) => (other.salesCount ?? 0) - (one.salesCount ?? 0))
      .slice(0, 40)
    expect(
      best.flatMap(({ name, subtitle = name }) => [name, subtitle]).filter((text) => !said.has(text)),
    ).toEqual([])
  })
})
