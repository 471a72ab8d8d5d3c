import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeHouse } from '#tests/support/small-house.ts'
import { houseFaults } from './check.ts'
import { HouseFault } from './fault.ts'
import { openHouse, PLAIN } from './load.ts'

/** Each test breaks one thing in a small sound house. */
let small: ReturnType<typeof makeHouse>
beforeEach(() => {
  small = makeHouse()
  small.put('languages.json', ['en', 'hi'])
})
afterEach(() => small.remove())

/** What is said of the house, without the folder that a test is in. */
const said = () =>
  houseFaults(openHouse(small.folder)).map((fault) => {
    expect(fault).toBeInstanceOf(HouseFault)
    return fault.message.replace(/^.*?((?:catalogue|pages|pictures|salons|blogs)\/|(?=[\w-]+\.json))/, '$1')
  })
const change = (name: string, from: string, to: string) =>
  small.put(name, readFileSync(join(small.folder, name), 'utf8').replace(from, to))

describe('a house is checked', () => {
  it('a sound one has no faults; only shop.json has to be there', () => {
    expect(said()).toEqual([])
    rmSync(join(small.folder, 'catalogue'), { recursive: true })
    expect(said()).toEqual([])
  })

  it.each([
    [
      'a number that is text',
      'zones.json',
      '"transitDays": 3',
      '"transitDays": "3"',
      'zones.json, line 5, [0].transitDays: must be integer',
    ],
    [
      'a member spelled wrongly',
      'zones.json',
      '"served"',
      '"servd"',
      'zones.json, line 2, [0]: lacks served',
    ],
    [
      'a member nobody knows',
      'zones.json',
      '"served": true',
      '"served": true, "colour": 1',
      'zones.json, line 6, [0].colour: is not a member that is known here',
    ],
    [
      'a member that was called otherwise before',
      'catalogue/products.json',
      '"pricePaise"',
      '"ground": 3, "pricePaise"',
      /^catalogue\/products\.json, line \d+, \[0\]\.ground: is called 'background' now$/,
    ],
    [
      'a word that was called otherwise before',
      'pages/home.json',
      '"blocks": [',
      '"blocks": [{ "kind": "hero", "title": "Rings", "tone": "ground", "picture": { "key": "one", "background": 1 } },',
      /^pages\/home\.json, line \d+, blocks\[0\]\.tone: is called 'background' now$/,
    ],
    [
      'a comma too many',
      'zones.json',
      'true',
      'true,',
      'zones.json, line 7: Expected double-quoted property name: this is not JSON',
    ],
    [
      'a block of no kind',
      'pages/home.json',
      '"kind": "statement"',
      '"kind": "banner"',
      /^pages\/home\.json, line 8, blocks\[0\]\.kind: must be one of hero, statement, /,
    ],
    [
      'a block that lacks its words',
      'pages/home.json',
      '"words": "Hello."',
      '"title": "Hello."',
      'pages/home.json, line 7, blocks[0]: lacks words',
    ],
    [
      'a category that is not there',
      'catalogue/products.json',
      '"rings"',
      '"ringz"',
      "catalogue/products.json, line 15, [0].categoryIds[0]: there is no category 'ringz'",
    ],
    [
      'a picture that is not there',
      'catalogue/products.json',
      '"one"\n    ]',
      '"two"\n    ]',
      "catalogue/products.json, line 18, [0].pictures[0]: there is no picture 'two' in pictures/*.json",
    ],
    [
      'parts that do not sum',
      'catalogue/variants.json',
      '37000',
      '38000',
      'catalogue/variants.json, line 7, [0].parts: do not sum to the price',
    ],
    [
      'a file that is missing',
      'pictures/pieces.json',
      'https://pictures.example',
      '/media',
      'pictures/pieces.json, line 2, one: /media/one.webp is missing',
    ],
    [
      'a language that the shop has no words in',
      'languages.json',
      '"hi"',
      '"xx"',
      'languages.json, line 3, [1]: must be one of en, hi',
    ],
    ['a phone that is missing', 'shop.json', '"phone"', '"telephone"', 'shop.json, line 1: lacks phone'],
  ])('%s', (_what, file, from, to, sentence) => {
    change(file, from, to)
    const [first = ''] = said()
    if (typeof sentence === 'string') expect(first).toBe(sentence)
    else expect(first).toMatch(sentence)
  })

  it('a typeface that is named and not there, and a prefix of orders that marks credit notes', () => {
    const brand = { ...PLAIN, preload: ['here.woff2', 'fonts/here.woff2'] }
    small.put('brand/brand.json', brand)
    small.put('brand/fonts/here.woff2', {})
    expect(said()).toEqual([
      expect.stringMatching(/brand\.json, line \d+, preload\[0\]: there is no brand\/here\.woff2$/),
    ])
    small.put('shop.json', { ...openHouse(small.folder).shop().value, orderPrefix: 'ABC' })
    expect(said()).toEqual([
      expect.stringContaining('must be three capital letters, the last of them none of C, F and R'),
    ])
  })

  it('two terms that a search cannot tell apart are named', () => {
    small.put('search-terms.json', [
      { terms: ['ear ring', 'Créole'], means: ['earrings'] },
      { terms: ['creole', 'earring'], means: ['hoops'] },
    ])
    expect(said()).toEqual([
      "search-terms.json, line 13, [1].terms[0]: a search already finds 'creole' in an earlier term",
      "search-terms.json, line 14, [1].terms[1]: a search already finds 'earring' in an earlier term",
    ])
  })

  it('a placeholder that no fact fills is named, with those that there are', () => {
    const [{ slug = '', value } = {}] = openHouse(small.folder).pages()
    small.put(`pages/${slug}.json`, { ...value, title: 'By {nam}' })
    expect(said()).toEqual([
      expect.stringMatching(/line \d+, title: nothing fills \{nam\}; there are \{name\}, \{legalName\}/),
    ])
  })

  it('a text that two files translate is named with both', () => {
    small.put('translations/hi/starter.json', { choices: { Silver: 'चाँदी' } })
    small.put('translations/hi/own.json', { texts: { Silver: 'रजत' } })
    expect(said()).toEqual([
      expect.stringMatching(/starter\.json, line 3, choices\.Silver: .* in 'texts' of hi\/own\.json, too$/),
    ])
  })

  it('a file that no house has, and a piece without a variant, are named', () => {
    small.put('zone.json', [])
    small.put('catalogue/variants.json', [])
    expect(said().toSorted()).toEqual([
      'catalogue/products.json, line 2, [0]: one has no row in variants.json, so it cannot be sold',
      'zone.json: is not a file of a house',
    ])
  })
})
