/**
 * `node catalogue/build.ts`: adds designs to the catalogue of the demo house that are not in it yet, and gives every
 * piece its pictures. What is already in the house's files belongs to the house: nothing else of it is changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Media } from '#contract/catalogue.ts'
import { categories } from './build/categories.ts'
import { build } from './build/products.ts'
import { METAL_NAMES, paisePerGram, puritiesOf, RATES_SET_ON } from './build/rates.ts'
import { shots } from './plan.ts'
import { houseShots, spinShots } from './house/shots.ts'
import type { MetalKey } from './products/design.ts'
import { inHouse } from './where.ts'

const read = <T>(name: string, fallback: T): T =>
  existsSync(inHouse(name)) ? (JSON.parse(readFileSync(inHouse(name), 'utf8')) as T) : fallback
/** One row per line: short, and a change shows as one line. */
const write = (path: string, value: unknown) => {
  const text = Array.isArray(value)
    ? `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
    : `${JSON.stringify(value, null, 1)}\n`
  writeFileSync(path, text)
}

const media = read<Record<string, Media>>('pictures/pieces.json', {})
const spins = read<Record<string, { url: string; count: number }>>('catalogue/turntables.json', {})
interface Listed {
  readonly slug: string
  readonly rank: number
  readonly pictures: readonly string[]
}
const listed = read<Listed[]>('catalogue/products.json', [])
const known = new Set(listed.map(({ slug }) => slug))
const made = build()
const designed = new Map(made.products.map(({ slug, pictures }) => [slug, pictures]))
const unlisted = made.products.filter(({ slug }) => !known.has(slug))
/** A piece is published once it has its front picture. */
const added = unlisted.filter(({ pictures }) => media[pictures[0]!])
const lastRank = Math.max(0, ...listed.map(({ rank }) => rank))

write(
  inHouse('catalogue/products.json'),
  [...listed, ...added.map((piece, at) => ({ ...piece, rank: lastRank + at + 1 }))].map((piece) => ({
    ...piece,
    pictures: (designed.get(piece.slug) ?? piece.pictures).filter((key) => media[key]),
    ...(spins[piece.slug] ? { spin: spins[piece.slug] } : {}),
  })),
)
const addedIds = new Set(added.map(({ _id }) => _id))
write(inHouse('catalogue/variants.json'), [
  ...read<object[]>('catalogue/variants.json', []),
  ...made.variants.filter(({ productId }) => addedIds.has(productId)),
])
/** Written once: afterwards the house edits it. */
const begin = (path: string, value: unknown) => {
  if (!existsSync(inHouse(path))) write(inHouse(path), value)
}
begin('catalogue/categories.json', categories)
const metals = Object.keys(METAL_NAMES) as MetalKey[]
begin('catalogue/rates.json', {
  setOn: RATES_SET_ON,
  metals: metals.flatMap((m) =>
    puritiesOf(m, ['22 kt', '18 kt', '14 kt']).map((purity) => ({
      metal: METAL_NAMES[m],
      purity,
      paisePerGram: paisePerGram(purity),
    })),
  ),
})
write(new URL('renders.json', import.meta.url).pathname, [...houseShots(), ...shots(), ...spinShots()])
const waiting = unlisted.filter((piece) => !added.includes(piece))
if (waiting.length) console.log(`waiting for their renderings: ${waiting.map((p) => p.slug).join(', ')}`)
console.log(`${listed.length} pieces kept, ${added.length} added`)
