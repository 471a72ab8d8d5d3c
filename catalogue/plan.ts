import { collection } from './products/all.ts'
import type { Design, MetalKey } from './products/design.ts'
import { slugOf } from './products/slug.ts'

/** One picture to render, as `models/batch.py` reads it. */
export interface Shot {
  readonly name: string
  readonly piece: string
  readonly kw: Readonly<Record<string, string | number>>
  readonly view?: number | Readonly<Record<string, number>>
  readonly over?: Readonly<Record<string, number | readonly number[]>>
  readonly res?: number
  readonly spp?: number
  readonly adapt?: number
  readonly aspect?: number
  readonly rot?: number
  readonly pose?: readonly number[]
  /** False on green; if 'unseen', the metal mirrors it, but neither it nor its shadow is visible. */
  readonly floor?: boolean | 'unseen'
  /** `models/denoise.mjs` removes the noise: for cloth and wood, never for stones. */
  readonly clean?: boolean
}

/** A picture of a product: its place in the row, and its rendering. */
export interface ProductPicture {
  readonly key: string
  readonly slug: string
  readonly metal: MetalKey | undefined
  readonly view: 'front' | 'angle' | 'detail'
  readonly shot: Shot
}

const kwOf = (design: Design, metal: MetalKey | undefined) => ({
  ...(metal ? { mat: metal } : {}),
  ...design.kw,
})

/** A further picture is shown next to the first one, on a card at twice the density. */
const quality = { res: 640, spp: 32, adapt: 0.05 }
/** A picture in another metal replaces the first one on the stage. */
const otherMetal = { res: 960, spp: 40, adapt: 0.05 }
/** A first picture fills the stage of a desktop at twice the density. */
const first = { res: 1440, spp: 44, adapt: 0.05 }
/** High jewellery is bought from its picture before anybody sees it. */
const highest = { res: 1920, spp: 48, adapt: 0.05 }

/** High jewellery first, then pieces at the top of its list. */
const need = (design: Design) => (design.in === 'high-jewellery' ? 0 : design.top ? 1 : 2)

/** A close view shows a few square millimetres: the size that a desktop shows at twice the density. */
const close = { res: 1080, spp: 44, adapt: 0.05 }

/** The views of `models/pieces.py`, by their role in a gallery. */
const VIEWS = { 0: 'front', 1: 'angle', 3: 'detail' } as const

const picture = (design: Design, metal: MetalKey | undefined, view: keyof typeof VIEWS): ProductPicture => {
  const slug = slugOf(design.name)
  const ofFirst = metal === design.metals[0]
  const key = ofFirst ? `${slug}-${view}` : `${slug}-${metal}-${view}`
  return {
    key,
    slug,
    metal,
    view: VIEWS[view],
    shot: {
      name: key,
      piece: design.piece,
      kw: kwOf(design, metal),
      view,
      ...(view === 3
        ? close
        : view === 1
          ? quality
          : !ofFirst
            ? otherMetal
            : design.in === 'high-jewellery'
              ? highest
              : first),
    },
  }
}

/** Pictures that every product has: three-quarter and a second angle. */
const ownPictures = (design: Design): ProductPicture[] => {
  const metal = design.metals[0]
  return [picture(design, metal, 0), picture(design, metal, 1)]
}

/** Pieces that are bought for the setting of their stones, the most viewed models first. */
const HELD = [
  'solitaire',
  'three',
  'halo',
  'cocktail',
  'necklace',
  'drops',
  'eternity',
  'tennis',
  'pendant',
  'studs',
  'butterfly',
  'flower',
  'bird',
]

/** The setting, from close up. */
const closePictures = (design: Design): ProductPicture[] =>
  HELD.includes(design.piece) && design.kw?.style !== 'polished' ? [picture(design, design.metals[0], 3)] : []

/** One front picture for each further metal. */
const metalPictures = (design: Design): ProductPicture[] =>
  design.metals.slice(1).map((metal) => picture(design, metal, 0))

/** Designs whose further metals are rendered, too, best sellers of their kind first. */
const inEveryMetal = collection.filter((design) => design.metals.length > 1 && (design.top || design.spin))

/** All pictures of a piece, in the order of its row. */
export const picturesOf = (design: Design): ProductPicture[] => [
  ...ownPictures(design),
  ...closePictures(design),
  ...(inEveryMetal.includes(design) ? metalPictures(design) : []),
]

/** Every rendering that is still missing, in the order of need. */
export const shots = (): Shot[] => {
  const byNeed = collection.toSorted((a, b) => need(a) - need(b))
  return [
    ...byNeed.flatMap((d) => ownPictures(d).slice(0, 1)),
    ...byNeed
      .toSorted(
        (a, b) =>
          Math.min(need(a), 1) - Math.min(need(b), 1) || HELD.indexOf(a.piece) - HELD.indexOf(b.piece),
      )
      .flatMap(closePictures),
    ...inEveryMetal.flatMap(metalPictures),
    ...byNeed.flatMap((d) => ownPictures(d).slice(1)),
  ].map(({ shot }) => shot)
}
