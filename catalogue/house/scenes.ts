import { blogs } from './blog-scenes.ts'
import { APRICOT, DEW, LEAF, LINEN, MIST, one, PETAL, POLLEN, WISTERIA } from './grounds.ts'

/** One composition: pieces on a ground. `keys` are wishes in order; the first that is rendered is taken. */
export interface Scene {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** A ground's colour, the green of the house, or none (transparent). */
  readonly ground: string
  readonly glow?: readonly [number, number]
  /** Centre and size as fractions of the frame (size: of its shorter side). */
  readonly pieces: readonly { keys: readonly string[]; x: number; y: number; size: number; turn?: number }[]
}

const hero: Scene[] = [
  {
    name: 'home-hero-wide',
    alt: 'A diamond pendant hanging from a gold chain',
    width: 1920,
    height: 1200,
    ground: 'green',
    glow: [0.68, 0.45],
    pieces: [{ keys: ['hero-wide', 'goutte-0'], x: 0.68, y: 0.5, size: 1 }],
  },
  {
    name: 'home-hero-tall',
    alt: 'A diamond pendant hanging from a gold chain',
    width: 900,
    height: 1900,
    ground: 'green',
    glow: [0.5, 0.3],
    pieces: [{ keys: ['hero-wide', 'goutte-0'], x: 0.5, y: 0.237, size: 1 }],
  },
]

/** Close crops: a petal may leave the frame. See-through, so that each stands on its ground in both modes. */
const collections: Scene[] = [
  one(
    'collection-flower',
    'A gold flower brooch, close',
    1440,
    1440,
    'none',
    ['flower-tile', 'bouton-d-or-0'],
    1.26,
    0.52,
    0.52,
  ),
  one(
    'collection-butterfly',
    'A butterfly brooch of sapphires, close',
    1200,
    1500,
    'none',
    ['butterfly-tile', 'azure-0'],
    1.3,
    0.5,
    0.5,
  ),
  one(
    'collection-clouds',
    'A white gold cloud with drops of sapphire',
    1200,
    1200,
    'none',
    ['clouds-tile', 'averse-0', 'embellie-0', 'nuee-0'],
    1.18,
    0.5,
    0.48,
  ),
  one(
    'collection-birds',
    'A gold swallow set with diamonds',
    1440,
    1080,
    'none',
    ['birds-tile', 'retour-0', 'sterne-0'],
    1.3,
    0.5,
    0.52,
  ),
]

const category = (slug: string, alt: string, ground: string, ...keys: string[]) =>
  one(`category-${slug}`, alt, 960, 960, ground, keys, 1)
const categories: Scene[] = [
  category('rings', 'A ruby between two diamonds on a gold ring', PETAL, 'cedre-0'),
  category('bands', 'A band of yellow gold', MIST, 'anneau-0'),
  category('pendants', 'A sapphire pendant in a ring of diamonds', APRICOT, 'belvedere-0'),
  category('earrings', 'A pair of gold hoops', LEAF, 'cerceau-0', 'lierre-0'),
  category('bracelets', 'A bracelet of diamonds', POLLEN, 'ligne-0'),
  category('diamonds', 'A round diamond', WISTERIA, 'brillant-0', 'etoile-double-0'),
  category('lab-grown', 'A ring with a lab-grown diamond', DEW, 'serre-0', 'bruine-0', 'vane-0'),
  category(
    'high-jewellery',
    'A collar of diamonds with a sapphire',
    APRICOT,
    'cascade-0',
    'stalactite-0',
    'neige-en-mai-0',
  ),
  category('watches', 'A gold watch on a navy strap', LINEN, 'meridien-0'),
  category('brooches', 'A butterfly brooch of rubies', MIST, 'paon-du-jour-0'),
  category('bespoke', 'A ring drawn for one person', PETAL, 'serment-0', 'ovale-0', 'terrace-0', 'larme-0'),
]

const macro: Scene[] = [
  one(
    'macro-diamond',
    'The facets of a diamond, very close',
    1440,
    960,
    DEW,
    ['macro', 'brillant-0', 'vane-1'],
    1.9,
    0.5,
    0.56,
  ),
  one('loading-ring', 'A ring', 480, 480, 'none', ['aubade-1', 'anneau-0'], 1),
  one(
    'ring-404',
    'A ring in the place of the nought',
    960,
    960,
    'none',
    ['ring-front', 'ronde-0', 'fil-1'],
    1.12,
  ),
]

const carousel: Scene[] = (
  [
    ['A ruby in yellow gold', MIST, 'braise-0'],
    ['A rose gold band', LEAF, 'corolle-0'],
    ['A diamond pendant in rose gold', DEW, 'areole-0'],
    ['A round diamond on six claws', PETAL, 'vane-0'],
    ['A gold flower with an emerald heart', PETAL, 'trolle-0'],
    ['A steel watch with a blue dial', APRICOT, 'heure-bleue-0'],
    ['Sapphires and diamonds in turn', POLLEN, 'ressac-0'],
    ['A butterfly of emeralds', WISTERIA, 'thecle-0'],
    ['A flower paved with diamonds', APRICOT, 'neige-en-mai-0'],
    ['Diamond studs in rose gold', MIST, 'eglantier-0'],
    ['An aquamarine ring', LINEN, 'source-0'],
  ] as const
).map(([alt, ground, key], i) => one(`carousel-${i + 1}`, alt, 800, 800, ground, [key], 1.12))

const rooms: Scene[] = [
  one('store-1', 'A sapphire pendant in the window', 1200, 900, MIST, ['belvedere-0'], 1.25, 0.5, 0.4),
  one('store-2', 'A pair of sapphire earrings', 1200, 900, DEW, ['iris-0'], 1.15),
  one('store-3', 'A line of diamonds', 1200, 900, PETAL, ['ligne-0'], 1.1),
  one('store-4', 'A butterfly brooch', 1200, 900, LEAF, ['apollon-0'], 1.2),
  one('craft-1', 'A diamond ring from the front', 1200, 900, LINEN, ['trefle-1'], 1.15),
  one('craft-2', 'Pink sapphires and diamonds in turn', 1200, 900, DEW, ['farandole-0'], 1.2),
  one(
    'craft-3',
    'A watch with fifty-eight diamonds',
    1200,
    900,
    MIST,
    ['heure-bleue-sertie-0'],
    1.4,
    0.5,
    0.56,
  ),
  one('craft-4', 'A diamond halo ring', 1200, 900, PETAL, ['tournesol-0'], 1.6, 0.5, 0.95),
]

export const scenes: readonly Scene[] = [
  ...hero,
  ...collections,
  ...categories,
  ...macro,
  ...blogs,
  ...carousel,
  ...rooms,
]

/** Names by metal and stone that pages use for a piece's own front picture. */
export const aliases: Readonly<Record<string, string>> = {
  'band-rose': 'corolle-0',
  'band-yellow': 'anneau-0',
  'band-yellow-slim': 'fil-0',
  'band-platinum': 'fer-0',
  'watch-steel-green': 'orangerie-0',
  'watch-yellow-navy': 'meridien-0',
  'flower-yellow-emerald': 'trolle-0',
  'flower-rose': 'anemone-0',
  'butterfly-white-sapphire': 'azure-0',
  'butterfly-rose-pink': 'apollon-0',
  'three-yellow-ruby': 'cedre-0',
  'solitaire-yellow-diamond': 'aubade-0',
  'solitaire-rose-pink': 'eglantine-0',
  'signet-yellow': 'boussole-0',
  'pendant-white-sapphire': 'belvedere-0',
  'pendant-rose-disc': 'lune-rousse-0',
  'pendant-yellow-solo': 'goutte-0',
  'halo-white-emerald': 'sous-bois-0',
  'halo-yellow-ruby': 'grenat-0',
  'halo-platinum-aqua': 'source-0',
  'eternity-yellow-emerald': 'tonnelle-0',
  'cloud-white-sapphire': 'averse-0',
  'bird-yellow': 'retour-0',
}
