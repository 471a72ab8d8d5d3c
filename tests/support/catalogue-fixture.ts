import type { CategoryInput, ProductInput } from '#contract/catalogue-write.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import {
  putCategory,
  putProduct,
  readCategoryInput,
  readProductInput,
} from '#backend/modules/catalogue/api.ts'

/** A small generator that always gives the same numbers (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const CATEGORIES: CategoryInput[] = [
  { _id: 'c-rings', slug: 'rings', name: 'Rings', collection: [], position: 1 },
  { _id: 'c-bands', slug: 'bands', name: 'Bands', collection: [], position: 2, parentCategoryId: 'c-rings' },
  {
    _id: 'c-solitaires',
    slug: 'solitaires',
    name: 'Solitaires',
    collection: [],
    position: 3,
    parentCategoryId: 'c-rings',
  },
  { _id: 'c-pendants', slug: 'pendants', name: 'Pendants', collection: [], position: 4 },
  { _id: 'c-bespoke', slug: 'bespoke', name: 'Bespoke', collection: ['Monogram', 'Zodiac'], position: 5 },
]
const METALS = ['Yellow gold', 'Rose gold', 'White gold', 'Platinum']
const STONES = ['Diamond', 'Ruby', 'Emerald', 'Sapphire']
const COLLECTIONS = ['Flower', 'Butterfly', 'Clouds', 'Birds']

/** Invented products with many ties in every sort, so that paging by key is really tested. */
export const fixtureProducts = (count: number, seed = 7): ProductInput[] => {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.4)
  return Array.from({ length: count }, (_, index) => {
    const metals = [pick(METALS), ...some(METALS)].filter((metal, at, all) => all.indexOf(metal) === at)
    const stone = pick(STONES)
    const amount = Math.round(random() * 12) * 5000 + (random() < 0.3 ? 9999 : 0)
    const id = `p-${String(index).padStart(5, '0')}`
    return {
      _id: id,
      slug: `piece-${index}`,
      name: `${pick(['Églantine', 'Vane', 'Tarn', 'Aubade'])} ${index}`,
      images: [`/media/${id}-1.webp`, `/media/${id}-2.webp`],
      material: ['Gold', stone],
      metalType: metals,
      bandType: some(['Plain', 'Tapered']),
      size: some(['6', '7', '8', '12']),
      resizable: some(['Two sizes up or down']),
      madeIn: 'India',
      diamondCarats: stone === 'Diamond' ? Math.round(random() * 250) / 100 : 0,
      isTopCollection: random() < 0.3,
      description: `A piece set with one ${stone.toLowerCase()}, 100% made by hand.`,
      categoryIds: some(CATEGORIES).map(({ _id }) => _id),
      collection: some(COLLECTIONS),
      gender: pick(['Women', 'Men', 'Unisex']),
      type: pick(['Ring', 'Pendant', 'Earrings']),
      tags: some(['gift', 'engagement', 'new in']),
      purity: ['18 kt'],
      stones: [{ kind: stone, cut: 'Round', count: 1, caratsTotal: 0.5 }],
      hsn: '7113',
      salesCount: Math.floor(random() * 6),
      rank: Math.floor(random() * 10),
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 9))).toISOString(),
      variants: metals.map((metal, at) => ({
        _id: `${id}-${at}`,
        metal,
        amount: amount + at * 1000,
        stock: Math.floor(random() * 4),
        isDefault: at === 0,
      })),
    }
  })
}

/** Writes the invented catalogue into a store that has tables only (`seed: 'none'`). */
export const fillCatalogue = async ({ db }: Deps, products: readonly ProductInput[]) =>
  db.transaction().execute(async (tx) => {
    for (const category of CATEGORIES) await putCategory(tx, readCategoryInput(category))
    for (const product of products) await putProduct(tx, readProductInput(product))
  })

export const fixtureCategories: readonly CategoryInput[] = CATEGORIES
