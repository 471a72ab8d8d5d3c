import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The smallest valid house: one ring. */
const SHOP = {
  name: 'A house',
  tagline: '',
  legalName: 'A House Private Limited',
  gstin: '27AAACA0000A1Z5',
  email: 'care@house.example',
  phone: '+91 22 5550 0100',
  chatUrl: 'https://chat.example',
  addressLines: ['1 A Street'],
  social: [],
}
const FILES: Readonly<Record<string, unknown>> = {
  'shop.json': SHOP,
  'zones.json': [{ prefix: '4', name: 'West', transitDays: 3, served: true }],
  'catalogue/categories.json': [{ slug: 'rings', name: 'Rings', collection: [] }],
  'catalogue/products.json': [
    {
      slug: 'one',
      name: 'One',
      pricePaise: 100_000,
      material: [],
      metalType: [],
      bandType: [],
      size: [],
      resizable: [],
      madeIn: 'India',
      diamondCarats: 0,
      isTopCollection: false,
      categoryIds: ['rings'],
      pictures: ['one'],
    },
  ],
  'catalogue/variants.json': [
    {
      productId: 'one',
      sku: 'ONE',
      pricePaise: 100_000,
      stock: 1,
      parts: { metalPaise: 60_000, stonesPaise: 0, makingPaise: 37_000, gstPaise: 3000 },
    },
  ],
  'pictures/pieces.json': {
    one: { url: 'https://pictures.example/one.webp', alt: 'A ring', width: 1, height: 1, sources: [] },
  },
  'pages/home.json': {
    path: '/',
    title: 'Home',
    group: 'home',
    position: 0,
    blocks: [{ kind: 'statement', words: 'Hello.' }],
  },
}

/** A new folder with a small house in it, and functions that write and remove it. */
export const makeHouse = () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const put = (name: string, value: unknown) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  }
  for (const [name, value] of Object.entries(FILES)) put(name, value)
  return { folder, put, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
