/**
 * `node catalogue/measures.ts`: writes the size of each piece into the demo house's `catalogue/products.json`. Outlines
 * come from the models (`.renders/measures.json`, made by `models/measure.py` from the jobs that `--jobs` prints);
 * cases of watches and loose stones from the house's own figures; first stones of rings from their designs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Extent, Measures } from '#contract/measures.ts'
import { caseMeasures } from './cases.ts'
import { collection } from './products/all.ts'
import type { Design } from './products/design.ts'
import { slugOf } from './products/slug.ts'
import { inHouse } from './where.ts'

interface Piece {
  readonly slug: string
  readonly type?: string
  readonly attributes?: readonly { name: string; value: string | number }[]
  readonly measures?: Measures
}

/** Pieces whose outline shows their size. */
const OUTLINED = ['Pendant', 'Earrings', 'Brooch']
const designs = new Map(collection.map((design) => [slugOf(design.name), design]))
const path = inHouse('catalogue/products.json')
const pieces = JSON.parse(readFileSync(path, 'utf8')) as Piece[]

if (process.argv.includes('--jobs')) {
  const jobs = pieces.flatMap(({ slug, type = '' }) => {
    const design = designs.get(slug)
    return design && OUTLINED.includes(type)
      ? [{ slug, piece: design.piece, kw: { ...design.kw, mat: design.metals[0] } }]
      : []
  })
  console.log(JSON.stringify(jobs))
  process.exit()
}

const round = (mm: number) => Math.round(mm * 100) / 100
const numbersOf = ({ attributes = [] }: Piece, name: string): number[] =>
  String(attributes.find((each) => each.name === name)?.value ?? '')
    .match(/[\d.]+/g)
    ?.map(Number) ?? []

/** The ratio of length to width of a stone of the kit. */
const RATIO: Readonly<Record<string, number>> = {
  oval: 1.33,
  cushion: 1.04,
  emerald: 1.36,
  pear: 1.55,
  marquise: 2,
}

/** The first stone of a design, upright. */
const stoneOf = ({ stones: [first] = [] }: Design): Extent | undefined =>
  first && { width: first[3], height: round(first[3] * (RATIO[first[1]] ?? 1)) }

const outlines = new URL('.renders/measures.json', import.meta.url).pathname
const outlineOf = (existsSync(outlines) ? JSON.parse(readFileSync(outlines, 'utf8')) : {}) as Record<
  string,
  Extent
>

const measuresOf = (piece: Piece): Measures | undefined => {
  const design = designs.get(piece.slug)
  switch (piece.type) {
    case 'Watch': {
      const [width = 0, height = width] = numbersOf(piece, 'Case size')
      const [lugToLug = 0] = numbersOf(piece, 'Lug to lug')
      const [thickness = 0] = numbersOf(piece, 'Thickness')
      return caseMeasures({ width, height, lugToLug, thickness })
    }
    case 'Loose stone': {
      const [length = 0, width = 0] = numbersOf(piece, 'Measurements')
      return { stone: { width: Math.min(length, width), height: Math.max(length, width) } }
    }
    case 'Ring': {
      const stone = design && stoneOf(design)
      // Smaller stones are the border of something else.
      return stone && stone.width >= 3 ? { stone } : undefined
    }
    default: {
      // A piece that is sold with stones of several sizes has the size of its stone.
      const stone = design?.centres?.length ? stoneOf(design) : undefined
      if (stone) return { stone }
      const outline = outlineOf[piece.slug] ?? piece.measures?.piece
      const [across] = numbersOf(piece, 'Diameter')
      return outline && { piece: { ...outline, ...(across && { width: across, height: across }) } }
    }
  }
}

const measured = pieces.map((piece): Piece => {
  const measures = measuresOf(piece)
  return measures ? { ...piece, measures } : piece
})
writeFileSync(path, `[\n${measured.map((piece) => JSON.stringify(piece)).join(',\n')}\n]\n`)
console.log(`${measured.filter(({ measures }) => measures).length} of ${pieces.length} pieces are measured`)
