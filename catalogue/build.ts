/** `node catalogue/build.ts`: writes the catalogue of the demo house from the designs. The same designs and pictures give the same bytes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Media } from '#contract/catalogue.ts'
import { categories } from './build/categories.ts'
import { build } from './build/products.ts'
import { GST, METAL_NAMES, paisePerGram, puritiesOf, RATES_SET_ON } from './build/rates.ts'
import { shots } from './plan.ts'
import { houseShots, spinShots } from './house/shots.ts'
import type { MetalKey } from './products/design.ts'
import { inHouse } from './where.ts'

const read = <T>(name: string, fallback: T): T =>
  existsSync(inHouse(name)) ? (JSON.parse(readFileSync(inHouse(name), 'utf8')) as T) : fallback
/** One row a line: short, and a change shows as one line. */
const write = (path: string, value: unknown) => {
  const text = Array.isArray(value)
    ? `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
    : `${JSON.stringify(value, null, 1)}\n`
  writeFileSync(path, text)
}

const media = read<Record<string, Media>>('pictures/pieces.json', {})
const spins = read<Record<string, { url: string; count: number }>>('catalogue/turntables.json', {})
const made = build()
/** A piece is published once it has its front picture; ranks close up over those that wait. */
const products = made.products.filter((p) => media[p.pictures[0]!])
const waiting = made.products.filter((p) => !products.includes(p))
const places = new Map(products.toSorted((a, b) => a.rank - b.rank).map((p, i) => [p._id, i + 1]))
const variants = made.variants.filter((v) => places.has(v.productId))

write(
  inHouse('catalogue/products.json'),
  products.map((p) => ({
    ...p,
    rank: places.get(p._id),
    pictures: p.pictures.filter((key) => media[key]),
    ...(spins[p.slug] ? { spin: spins[p.slug] } : {}),
  })),
)
write(inHouse('catalogue/variants.json'), variants)
write(inHouse('catalogue/categories.json'), categories)
const metals = Object.keys(METAL_NAMES) as MetalKey[]
write(inHouse('catalogue/rates.json'), {
  setOn: RATES_SET_ON,
  metals: metals.flatMap((m) =>
    puritiesOf(m, ['22 kt', '18 kt', '14 kt']).map((purity) => ({
      metal: METAL_NAMES[m],
      purity,
      paisePerGram: paisePerGram(purity),
    })),
  ),
  gst: Object.entries(GST).map(([hsn, basisPoints]) => ({ hsn, basisPoints })),
})
write(new URL('renders.json', import.meta.url).pathname, [...houseShots(), ...shots(), ...spinShots()])
if (waiting.length) console.log(`waiting for their renderings: ${waiting.map((p) => p.slug).join(', ')}`)
console.log(`${products.length} products, ${variants.length} variants, ${categories.length} categories`)
