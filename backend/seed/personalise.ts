import { sql } from 'kysely'
import type { Deps } from '../lib/implement.ts'
import { putBears, putOptions } from '../modules/personalise/api.ts'

/** The stones of the months and what one of 1.3 mm costs set, GST included. Rupees; January first. */
const STONES = [
  ['Garnet', 1800],
  ['Amethyst', 1500],
  ['Aquamarine', 2200],
  ['Diamond', 4800],
  ['Emerald', 4200],
  ['Moonstone', 1500],
  ['Ruby', 4200],
  ['Peridot', 1800],
  ['Sapphire', 3800],
  ['Pink tourmaline', 2600],
  ['Citrine', 1500],
  ['Tanzanite', 3200],
] as const

/** The workshop's rule by kind of piece (pages Engraving, Soulstone, Hot stamping, The signature box). */
export const personaliseSeed = {
  options: [
    { kind: 'engraving' as const, name: '', month: null, paise: 0, days: 3 },
    { kind: 'stamp' as const, name: '', month: null, paise: 0, days: 0 },
    ...STONES.map(([name, rupees], place) => ({
      kind: 'birth-stone' as const,
      name,
      month: place + 1,
      paise: rupees * 100,
      days: 4,
    })),
  ],
  faces: ['serif', 'script', 'devanagari'],
  boxes: {
    small: ['Small', '70 × 70 × 48 mm'],
    middle: ['Middle', '110 × 110 × 56 mm'],
    long: ['Long', '260 × 90 × 48 mm'],
  },
  stampMost: 3,
} as const

const { faces, boxes, stampMost } = personaliseSeed

interface Piece {
  id: string
  type: string | null
  band_type: string[]
}

const none = (reason: string | null) => ({
  engraving_place: null,
  engraving_most: null,
  engraving_most_with_stone: null,
  engraving_faces: [],
  no_engraving: reason,
  birth_stone: false,
})

const words = (place: 'band' | 'back' | 'case', most: number, withStone: number | null = null) => ({
  engraving_place: place,
  engraving_most: most,
  engraving_most_with_stone: withStone,
  engraving_faces: faces,
  no_engraving: null,
  birth_stone: withStone !== null,
})

const box = ([name, outside]: readonly [string, string]) => ({
  box_name: name,
  box_outside: outside,
  stamp_most: stampMost,
})

const NARROW = 'This band is too narrow for letters.'
const SET_ROUND = 'Stones go all the way round this ring, so there is no room inside for words.'
const NO_ROOM = 'There is no face on this piece that is large enough for letters.'

const bearsOf = ({ type, band_type }: Piece) => {
  switch (type) {
    case 'Ring':
    case 'Band':
      if (band_type.includes('Eternity')) return { ...none(SET_ROUND), ...box(boxes.small) }
      if (band_type.includes('Slim')) return { ...none(NARROW), ...box(boxes.small) }
      return { ...words('band', 18, 12), ...box(boxes.small) }
    case 'Pendant':
      return { ...words('back', 12), ...box(boxes.small) }
    case 'Brooch':
      return { ...words('back', 18), ...box(boxes.middle) }
    case 'Watch':
      return { ...words('case', 24), ...box(boxes.middle) }
    case 'Bracelet':
    case 'Necklace':
      return { ...none(NO_ROOM), ...box(boxes.long) }
    case 'Earrings':
      return { ...none(NO_ROOM), ...box(boxes.small) }
    default:
      return { ...none(null), box_name: null, box_outside: null, stamp_most: 0 }
  }
}

/** Writes the price list and what every piece of the catalogue bears. Runs after the catalogue. */
export const seedPersonalise = ({ db }: Deps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await putOptions(tx, personaliseSeed.options)
    const { rows } = await sql<Piece>`select id, type, band_type from products`.execute(tx)
    await putBears(
      tx,
      rows.map((piece) => ({ product_id: piece.id, ...bearsOf(piece) })),
    )
  })
