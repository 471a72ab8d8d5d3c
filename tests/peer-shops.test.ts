import { describe, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { houseFolder, usualHouse } from '#program/house.ts'
import { jsonHas, pageShows, shownOn } from '../bench/lib/shops/answers.ts'
import { catalogueOf } from '../bench/lib/shops/catalogue.ts'
import { goalsBeside } from '../bench/lib/shops/goals.ts'
import { recordedPeers, type Figures } from '../bench/lib/shops/recorded.ts'
import { vendureRows } from '../bench/lib/shops/vendure.ts'

const catalogue = catalogueOf(openHouse(houseFolder(usualHouse()) ?? ''))
const { pieces, categories } = catalogue
const SHAPE = { list: 'data.items', name: 'title', price: 'price.amount', unit: 'rupee' } as const
const answer = (shown: readonly { name: string; pricePaise: number }[]) =>
  JSON.stringify({
    data: {
      items: shown.map(({ name, pricePaise }) => ({ title: name, price: { amount: pricePaise / 100 } })),
    },
  })

describe('the catalogue that other shops are filled with', () => {
  it('has every piece once, with a name, a price, a picture and a category that is there', () => {
    expect(new Set(pieces.map(({ slug }) => slug)).size).toBe(pieces.length)
    expect(new Set(pieces.map(({ sku }) => sku)).size).toBe(pieces.length)
    const known = new Set(categories.map(({ slug }) => slug))
    for (const { name, pricePaise, pictures, categories: own } of pieces) {
      expect(name).not.toBe('')
      expect(pricePaise).toBeGreaterThan(0)
      expect(pictures.length).toBeGreaterThan(0)
      expect(own.filter((slug) => !known.has(slug))).toEqual([])
    }
  })

  it('makes a category after the one that it stands under', () => {
    const place = (slug: string | undefined) => categories.findIndex((one) => one.slug === slug)
    for (const { slug, parent } of categories) if (parent) expect(place(parent)).toBeLessThan(place(slug))
  })

  it('is a table of one row a piece for Vendure', () => {
    const [head = '', ...rows] = vendureRows(catalogue).split('\n')
    expect(rows).toHaveLength(pieces.length)
    expect(rows[0]).toContain(`"${pieces[0]?.name}","${pieces[0]?.slug}"`)
    expect(rows[0]?.split('","')).toHaveLength(head.split(',').length)
  })
})

describe('an answer', () => {
  const twelve = pieces.slice(0, 12)

  it('is right with so many pieces, their names and prices', () => {
    expect(jsonHas(pieces, 12, SHAPE)(answer(twelve))).toBe(true)
  })

  it.each([
    ['one is missing', answer(twelve.slice(1))],
    ['one is there twice', answer([...twelve.slice(1), ...twelve.slice(1, 2)])],
    [
      'a price is another',
      answer(twelve.map((one, n) => (n === 3 ? { ...one, pricePaise: one.pricePaise + 100 } : one))),
    ],
    ['a name is nobody’s', answer(twelve.map((one, n) => (n === 3 ? { ...one, name: 'Nobody' } : one)))],
    ['it is an error', '{"errors":[{"message":"no"}]}'],
    ['it is no JSON', '<html>'],
  ])('is wrong where %s', (_why, body) => expect(jsonHas(pieces, 12, SHAPE)(body)).toBe(false))

  it('on a page shows the pieces that were there at first, in either way to write a price', () => {
    const line = ({ name, pricePaise }: (typeof pieces)[number], language: string) =>
      `<li>${name} ₹${(pricePaise / 100).toLocaleString(language, { maximumFractionDigits: 0 })}</li>`
    const page = twelve.map((one) => line(one, 'en-IN')).join('')
    const shown = shownOn(page, pieces)
    expect(shown).toEqual(expect.arrayContaining(twelve))
    expect(pageShows(twelve)(page)).toBe(true)
    expect(pageShows(twelve)(twelve.map((one) => line(one, 'en-US')).join(''))).toBe(true)
    expect(
      pageShows(twelve)(
        twelve
          .slice(1)
          .map((one) => line(one, 'en-IN'))
          .join(''),
      ),
    ).toBe(false)
  })
})

describe('the goals beside other shops', () => {
  const figures: Figures = { cpu: 1, perSecond: 1000, p99: 10, p99Of50: 40 }
  const ours = { list: figures, facets: figures, product: figures, page: figures, stored: figures }

  it('are what the other takes, in ours', () => {
    const theirs = { list: { cpu: 9, perSecond: 100, p99: 100, p99Of50: 80 } }
    const goals = goalsBeside(
      ours,
      { date: '', where: '', shops: { EverShop: { version: '1.2', reads: theirs } } },
      true,
    )
    expect(goals.map(({ id, what, value }) => [id, what, value])).toEqual([
      ['P5', 'list of 12, CPU of the whole stack, against EverShop 1.2', 9],
      ['P10', 'list of 12, 10 connections: p99, of that of EverShop 1.2', 0.1],
      ['P10', 'list of 12, 50 connections: p99, of that of EverShop 1.2', 0.5],
    ])
  })

  it('say of each figure that was not measured when it was', () => {
    const recorded = recordedPeers()
    const goals = goalsBeside(ours, recorded, false)
    expect(new Set(goals.map(({ id }) => id))).toEqual(new Set(['P5', 'P6', 'P7', 'P8', 'P9', 'P10']))
    expect(goals.filter(({ what }) => !what.includes(`(recorded ${recorded.date})`))).toEqual([])
  })
})
