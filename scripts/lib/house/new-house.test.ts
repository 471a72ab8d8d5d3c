import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { houseFaults } from '#house/check.ts'
import { openHouse } from '#house/load.ts'
import { missingBeforeLive } from './going-live.ts'

const place = mkdtempSync(join(tmpdir(), 'new-house-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('a house may begin elsewhere, without the pieces of the starter and with the metals that it sells', () => {
  const folder = join(place, 'meenakshi')
  const metals = 'Yellow gold/24 kt=12480, Silver/999=182.50'
  const options = ['--bare', '--title', 'Meenakshi Jewels', '--metals', metals]
  const { stderr, status } = spawnSync(process.execPath, ['scripts/house.ts', 'new', folder, ...options], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const house = openHouse(folder)
  expect(houseFaults(house)).toEqual([])
  expect(house.shop().value).toMatchObject({ name: 'Meenakshi Jewels', orderPrefix: 'MEE' })
  expect([house.categories().value, house.products().value]).toEqual([[], []])
  expect(house.rates()?.value.metals).toEqual([
    { metal: 'Yellow gold', purity: '24 kt', paisePerGram: 1_248_000 },
    { metal: 'Silver', purity: '999', paisePerGram: 18_250 },
  ])
  // Nothing leads to what is not there.
  const links = JSON.stringify([
    house.navigation()?.value.menu,
    house.pages().map(({ value }) => value.blocks),
  ])
  expect(links).not.toMatch(/"\/(?:jewellery|product)\/./)
  const pages = house.pages().map(({ slug }) => slug)
  expect(pages).not.toContain('list-coins')
  // The carousel would show pieces that nobody sells.
  expect(pages).not.toContain('part-pictures')
})

it('a name in another script gives the folder’s letters to the orders, and is not spaced', () => {
  const folder = join(place, 'thangam')
  const made = (...options: string[]) =>
    spawnSync(process.execPath, ['scripts/house.ts', 'new', folder, '--colour', '#0F5C4A', ...options], {
      encoding: 'utf8',
    })
  expect(made('--title', 'தங்கம்', '--metals', 'Silver/925=168, Silver/925=170').stderr).toContain(
    'each once as Metal/purity=rupees',
  )
  expect(made('--title', 'தங்கம்').status).toBe(0)
  expect(openHouse(folder).shop().value).toMatchObject({ name: 'தங்கம்', orderPrefix: 'THA' })
  expect(readFileSync(join(folder, 'brand', 'brand.css'), 'utf8')).toContain('--track-mark: 0em;')
})

it('what a new house has not said itself is asked of it, and nothing is promised meanwhile', () => {
  const folder = join(place, 'velli')
  const made = (...options: string[]) => {
    const args = ['scripts/house.ts', 'new', folder, '--title', 'Velli', '--town', 'Thanjavur', ...options]
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).status).toBe(0)
    const house = openHouse(folder)
    const said = { facts: house.shop().value, missing: missingBeforeLive(house).join('\n') }
    rmSync(folder, { recursive: true })
    return said
  }
  const silent = made()
  expect(silent.facts).not.toHaveProperty('returnDays')
  expect(silent.facts).not.toHaveProperty('deliveryPrice')
  for (const asked of [
    'returnDays: days',
    'pages/cancellation.json: speaks of {returnDays} days',
    'pages/part-product.json: speaks of {returnDays} days',
    'deliveryPrice: what',
    'gstin: still',
    'salons/main.json, postalCode: still',
    'catalogue/products.json, plain-band: still pictured',
    'pages/home.json: still pictured',
    'pages/services.json, blocks.0.notes.1.text: still says [Say here',
    'salons/main.json: still pictured',
  ])
    expect(silent.missing).toContain(asked)
  expect(silent.missing.match(/, email: /g)).toHaveLength(1)
  const told = made('--returns', '7', '--delivery', '90', '--gstin', '33AAACM0000A1ZT')
  expect(told.facts).toMatchObject({ returnDays: 7, deliveryPrice: 90 })
  expect(told.missing).not.toMatch(/returnDays|deliveryPrice|gstin/)
})

it('a language that is offered is asked for what the house wrote', () => {
  const folder = join(place, 'bhasha')
  spawnSync(process.execPath, ['scripts/house.ts', 'new', folder, '--title', 'Bhasha'])
  const asked = () => missingBeforeLive(openHouse(folder)).filter((line) => line.startsWith('translations/'))
  writeFileSync(join(folder, 'languages.json'), '["en", "hi"]')
  // The starter's own words come with Hindi.
  expect(asked()).toEqual([])
  const menu = join(folder, 'navigation.json')
  writeFileSync(menu, readFileSync(menu, 'utf8').replaceAll('"Coins"', '"Coins of ours"'))
  expect(asked()).toEqual([
    expect.stringMatching(
      /^translations\/hi: 1 of \d+ texts of menu, footer, categories and choices are not said in हिन्दी: ‘Coins of ours’ \(navigation\.json\)$/,
    ),
  ])
  rmSync(join(folder, 'translations'), { recursive: true })
  expect(asked()).toEqual(['translations/hi: nothing that the house wrote is said in हिन्दी'])
})
