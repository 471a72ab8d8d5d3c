import { designs } from './design.ts'

import { halo, three } from './set-rings.ts'
import { solitaires } from './solitaires.ts'

const soft = { purity: '22 kt', reason: '22 kt is too soft for these claws' }

const cocktail = designs(
  {
    in: 'cocktail-rings',
    piece: 'cocktail',
    mm3: 330,
    making: 24500,
    sizes: 'ring',
    days: 18,
    gold: ['18 kt'],
    never: [soft],
    bandType: ['Cathedral'],
    resizable: 'One size up or down, free within sixty days',
    tags: ['evening'],
  },
  [
    {
      name: 'Étang',
      line: 'A cushion aquamarine in a border of diamonds',
      text: 'A still surface ten millimetres wide, held by four claws and a border of diamonds. The shoulders carry a pear on either side.',
      metals: ['white', 'platinum'],
      kw: { kind: 'aquamarine', cut: 'cushion' },
      stones: [
        ['aquamarine', 'cushion', 1, 10],
        ['diamond', 'pear', 2, 3.3],
        ['diamond', 'round', 44, 1.5],
      ],
      top: true,
      background: 4,
      spin: true,
    },
    {
      name: 'Miel',
      line: 'An oval citrine in yellow gold',
      text: 'Honey, held up to a window. Nine millimetres of citrine in a border of diamonds, in the metal it resembles.',
      metals: ['yellow'],
      kw: { kind: 'citrine', cut: 'oval', w: 9 },
      stones: [
        ['citrine', 'oval', 1, 9],
        ['diamond', 'pear', 2, 3.3],
        ['diamond', 'round', 44, 1.5],
      ],
      background: 6,
    },
    {
      name: 'Prune',
      line: 'A pear amethyst in rose gold',
      text: 'A deep amethyst from Zambia, pear-cut, point to the nail. Rose gold keeps the violet warm.',
      metals: ['rose'],
      kw: { kind: 'amethyst', cut: 'pear', w: 8.6 },
      stones: [
        ['amethyst', 'pear', 1, 8.6],
        ['diamond', 'pear', 2, 3.3],
        ['diamond', 'round', 44, 1.5],
      ],
      background: 6,
    },
  ],
)

const others = designs(
  {
    mm3: 420,
    making: 7800,
    sizes: 'ring',
    days: 8,
    gold: ['18 kt', '14 kt', '22 kt'],
    tags: ['everyday'],
    resizable: 'Two sizes up or down, free within sixty days',
  },
  [
    {
      name: 'Boussole',
      line: 'A signet with a star and one diamond',
      text: 'Sixteen rays cut by hand round a flush diamond. Solid behind the face, so that it can be engraved there too.',
      in: 'signet-rings',
      piece: 'signet',
      metals: ['yellow', 'white', 'rose'],
      stones: [['diamond', 'round', 1, 2.6]],
      bandType: ['Signet'],
      gender: 'Unisex',
      background: 4,
      spin: true,
    },
    {
      name: 'Cachet',
      line: 'A plain signet, ready for a crest',
      text: 'An oval face of eleven millimetres, polished and left empty. Engraving is free and adds three days.',
      in: 'signet-rings',
      piece: 'signet',
      kw: { motif: 'plain' },
      metals: ['yellow', 'silver', 'rose'],
      bandType: ['Signet'],
      gender: 'Men',
    },
    {
      name: 'Sceau',
      line: 'A silver signet with a raised letter',
      text: 'One letter, standing proud of the face by a sixth of a millimetre. Any of the twenty-six; the ring shown carries an R.',
      in: 'signet-rings',
      piece: 'signet',
      kw: { motif: 'letterR' },
      metals: ['silver', 'yellow'],
      bandType: ['Signet'],
      gender: 'Unisex',
      making: 9000,
    },
    {
      name: 'Nuée',
      line: 'A small gold cloud on a plain ring',
      text: 'A cloud eight millimetres across with diamonds along its edge, as clouds have when the sun is behind them.',
      in: 'rings',
      collection: 'Clouds',
      piece: 'cloudring',
      metals: ['yellow', 'rose', 'white'],
      stones: [['diamond', 'round', 22, 1]],
      mm3: 300,
      making: 14200,
      gold: ['18 kt', '14 kt'],
      bandType: ['Plain'],
      top: true,
      background: 4,
    },
    {
      name: 'Nuit claire',
      line: 'A silver cloud on a plain ring',
      text: 'The same cloud in sterling silver, polished, with a border of small lab-grown diamonds.',
      in: 'rings',
      also: ['lab-grown'],
      collection: 'Clouds',
      piece: 'cloudring',
      metals: ['silver'],
      stones: [['diamond', 'round', 22, 1]],
      labGrown: true,
      mm3: 300,
      making: 11000,
      bandType: ['Plain'],
      background: 6,
    },
  ],
)

export const rings = [...solitaires, ...three, ...halo, ...cocktail, ...others]
