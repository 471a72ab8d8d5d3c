import { blogs } from './blog-scenes.ts'
import { one } from './one.ts'
import type { Scene } from './scene.ts'

const hero: Scene[] = [
  {
    name: 'home-hero-wide',
    alt: 'A diamond pendant hanging from a gold chain',
    width: 1920,
    height: 1200,
    glow: [0.68, 0.45],
    pieces: [{ keys: ['hero-wide', 'goutte-0'], x: 0.68, y: 0.5, size: 1 }],
  },
  {
    name: 'home-hero-tall',
    alt: 'A diamond pendant hanging from a gold chain',
    width: 900,
    height: 1900,
    glow: [0.5, 0.3],
    pieces: [{ keys: ['hero-wide', 'goutte-0'], x: 0.5, y: 0.237, size: 1 }],
  },
]

/** Close crops: a petal may leave the frame. Transparent, so that each is on its own background in both modes. */
const collections: Scene[] = [
  one(
    'collection-flower',
    'A gold flower brooch, close',
    1440,
    1440,
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
    ['birds-tile', 'retour-0', 'sterne-0'],
    1.3,
    0.5,
    0.52,
  ),
]

const macro: Scene[] = [
  one(
    'macro-diamond',
    'The facets of a diamond, very close',
    1440,
    960,
    ['macro', 'brillant-0', 'vane-1'],
    1.9,
    0.5,
    0.56,
  ),
]

const carousel: Scene[] = (
  [
    ['A ruby in yellow gold', 'braise-0'],
    ['A rose gold band', 'corolle-0'],
    ['A diamond pendant in rose gold', 'areole-0'],
    ['A round diamond on six claws', 'vane-0'],
    ['A gold flower with an emerald heart', 'trolle-0'],
    ['A steel watch with a blue dial', 'heure-bleue-0'],
    ['Sapphires and diamonds in turn', 'ressac-0'],
    ['A butterfly of emeralds', 'thecle-0'],
    ['A flower paved with diamonds', 'neige-en-mai-0'],
    ['Diamond studs in rose gold', 'eglantier-0'],
    ['An aquamarine ring', 'source-0'],
  ] as const
).map(([alt, key], i) => one(`carousel-${i + 1}`, alt, 800, 800, [key], 1.12))

/** What a piece is packed in, and what it is made with: they are on the page's background like a piece. */
const things: Scene[] = [
  one('box', 'The signature box, open, a diamond ring in its cushion', 1200, 1200, ['box-open'], 1.04),
  one(
    'box-closed',
    'The signature box, closed, the name of the house in gold on its lid',
    1200,
    1200,
    ['box-closed'],
    0.92,
  ),
  one(
    'box-initials',
    'The signature box, closed, with two initials in gold leaf on its lid',
    1440,
    1440,
    ['box-initials'],
    0.92,
  ),
  one('gift', 'The signature box, tied crosswise with undyed cotton', 1440, 1440, ['gift'], 1),
  one('mandrel', 'A gold band on the steel cone that says its size', 1200, 1200, ['mandrel'], 1),
]

/** A rendering that fills its frame. */
const place = (name: string, alt: string, width: number, height: number, whole: string): Scene => ({
  name,
  alt,
  width,
  height,
  whole,
  pieces: [],
})

const places: Scene[] = [
  place(
    'store-1',
    'The salon in Bengaluru: the engraver’s table at the window, a red floor, beams of teak',
    1440,
    1260,
    'room-bengaluru',
  ),
  place(
    'store-2',
    'The salon in Mumbai: green panels, a tall arched window, a writing table and two armchairs',
    1440,
    1260,
    'room-mumbai',
  ),
  place(
    'store-3',
    'The salon in New Delhi: a round table and two armchairs before the doors to the garden',
    1440,
    1260,
    'room-new-delhi',
  ),
  place(
    'store-4',
    'The salon in Dubai: one long room, tall windows on the left, glass cases on the right',
    1440,
    1260,
    'room-dubai',
  ),
  place(
    'room',
    'A writing table by the window of a salon, two armchairs, a tray of linen under the lamp',
    1260,
    1260,
    'room-mumbai',
  ),
  place(
    'bench',
    'A ring half made in its clamp at the goldsmith’s peg, its diamonds on a paper, a coil of gold wire',
    1200,
    1200,
    'bench-close',
  ),
]

const craft: Scene[] = [
  one('craft-1', 'A diamond ring from the front', 1200, 900, ['trefle-1'], 1.15),
  one('craft-2', 'Pink sapphires and diamonds in turn', 1200, 900, ['farandole-0'], 1.2),
  one('craft-3', 'A watch with fifty-eight diamonds', 1200, 900, ['heure-bleue-sertie-0'], 1.4, 0.5, 0.56),
]

export const scenes: readonly Scene[] = [
  ...hero,
  ...collections,
  ...macro,
  ...blogs,
  ...carousel,
  ...things,
  ...places,
  ...craft,
]
