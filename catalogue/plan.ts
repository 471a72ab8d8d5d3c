import { collection } from './products/all.ts'
import type { Design, MetalKey } from './products/design.ts'
import { slugOf } from './products/slug.ts'

/** One picture to render: what `models/batch.py` reads. */
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
  /** False on green; 'unseen' is mirrored by the metal, but neither it nor its shadow shows. */
  readonly floor?: boolean | 'unseen'
}

/** A picture of a product: where it stands in its row, and the rendering it comes from. */
export interface ProductPicture {
  readonly key: string
  readonly slug: string
  readonly metal: MetalKey | undefined
  readonly view: 'front' | 'angle' | 'detail'
  /** A finished master of an earlier run in `masters/`. */
  readonly master: string | undefined
  readonly shot: Shot
}

const kwOf = (design: Design, metal: MetalKey | undefined) => ({
  ...(metal ? { mat: metal } : {}),
  ...design.kw,
})

/** 640 px is sharp on a card at twice the density; 960 px and 160 samples are for a quiet machine. */
const quality = { res: 640, spp: 32, adapt: 0.05 }
/** The front pictures that are met first, large enough for the enlarged gallery. */
const large = { res: 960, spp: 40, adapt: 0.04 }

/** Seconds a front picture costs, roughly: the quick ones first, after a few that stand for their kind. */
const COST: Record<string, number> = {
  band: 1,
  milgrain: 1,
  brushed: 1,
  signet: 2,
  hoops: 2,
  solitaire: 3,
  flowerpendant: 3,
  flowerstuds: 3,
  loose: 6,
  cloudring: 3,
  pendant: 4,
  three: 4,
  studs: 4,
  watch: 4,
  watchrect: 4,
  chrono: 5,
  bangle: 3,
  channel: 4,
  cloudstuds: 4,
  cloudpendant: 5,
  cloud: 5,
  bird: 5,
  birdpendant: 5,
  birdstuds: 6,
  halo: 5,
  eternity: 6,
  tennis: 7,
  cocktail: 7,
  butterflypendant: 7,
  butterfly: 7,
  butterflystuds: 8,
  drops: 8,
  necklace: 9,
}
const SIGNATURE = [
  'relais',
  'passereau',
  'heritage',
  'menagerie',
  'nuage',
  'denier',
  'graine',
  'bruine',
  'lilas',
  'sterne',
  'martinet',
  'point-d-eau',
  'vendange',
]
const needed = (design: Design) =>
  SIGNATURE.includes(slugOf(design.name))
    ? SIGNATURE.indexOf(slugOf(design.name)) - 50
    : (COST[design.piece] ?? 5) - (design.top ? 4 : 0)

const picture = (design: Design, metal: MetalKey | undefined, view: 0 | 1 | 2): ProductPicture => {
  const slug = slugOf(design.name)
  const first = metal === design.metals[0]
  const key = first ? `${slug}-${view}` : `${slug}-${metal}-${view}`
  return {
    key,
    slug,
    metal,
    view: view === 0 ? 'front' : view === 1 ? 'angle' : 'detail',
    master: first ? design.masters?.[view] : undefined,
    shot: {
      name: key,
      piece: design.piece,
      kw: kwOf(design, metal),
      view,
      ...(first && view === 0 && (design.top || SIGNATURE.includes(slug)) ? large : quality),
    },
  }
}

/** Pictures every product shows: three-quarter and a second angle. */
export const ownPictures = (design: Design): ProductPicture[] => {
  const metal = design.metals[0]
  return [picture(design, metal, 0), picture(design, metal, 1)]
}

/** One front picture for each further metal. */
export const metalPictures = (design: Design): ProductPicture[] =>
  design.metals.slice(1).map((metal) => picture(design, metal, 0))

/** Designs whose further metals are rendered as well, best sellers of their kind first. */
export const inEveryMetal = collection.filter(
  (design) => design.metals.length > 1 && (design.top || design.spin),
)

/** Every rendering still wanted, in the order of need. */
export const shots = (): Shot[] => {
  const wanted = (pictures: ProductPicture[]) => pictures.filter((p) => !p.master).map((p) => p.shot)
  return [
    ...wanted(
      collection.toSorted((a, b) => needed(a) - needed(b)).flatMap((d) => ownPictures(d).slice(0, 1)),
    ),
    ...wanted(collection.filter((d) => d.top || d.spin).flatMap((d) => ownPictures(d).slice(1))),
    ...wanted(inEveryMetal.flatMap(metalPictures)),
    ...wanted(collection.filter((d) => !d.top && !d.spin).flatMap((d) => ownPictures(d).slice(1))),
  ]
}
