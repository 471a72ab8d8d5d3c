import { designs } from './design.ts'

const never = [{ purity: '22 kt', reason: '22 kt is too soft for these claws' }]

export const pendantFamilies = [
  ...designs(
    {
      in: 'pendants',
      collection: 'Flower',
      piece: 'flowerpendant',
      mm3: 640,
      making: 14800,
      sizes: 'chain',
      days: 12,
      gold: ['18 kt', '14 kt'],
      never: [],
    },
    [
      {
        name: 'Cosmos',
        line: 'A flower of gold with a heart of diamonds',
        text: 'Five petals, each hammered over a stake and polished until it holds a window. Seven diamonds in the middle.',
        metals: ['yellow', 'rose', 'white'],
        stones: [
          ['diamond', 'round', 1, 4.2],
          ['diamond', 'round', 6, 1.7],
        ],
        top: true,
        spin: true,
        background: 4,
      },
      {
        name: 'Cosmée',
        line: 'A rose gold flower with a ruby heart',
        text: 'The sister of the Cosmos, in rose gold: its middle a ruby with six diamonds round it.',
        metals: ['rose'],
        kw: { kind: 'ruby' },
        stones: [
          ['ruby', 'round', 1, 4.2],
          ['diamond', 'round', 6, 1.7],
        ],
        background: 3,
      },
    ],
  ),
  ...designs(
    {
      in: 'pendants',
      collection: 'Butterfly',
      piece: 'butterflypendant',
      mm3: 420,
      making: 28500,
      sizes: 'chain',
      days: 16,
      gold: ['18 kt'],
      never,
    },
    [
      {
        name: 'Vulcain',
        line: 'A butterfly of sapphires in yellow gold',
        text: 'Two hundred stones in four wings, the sapphires graded from the edge inwards. The wings stand at sixteen degrees, as if it had just landed.',
        metals: ['yellow', 'white'],
        stones: [
          ['sapphire', 'round', 110, 1.2],
          ['diamond', 'round', 96, 1.2],
        ],
        top: true,
        background: 8,
      },
      {
        name: 'Citron',
        line: 'A butterfly of citrines in yellow gold',
        text: 'The first butterfly of the year is yellow. Citrines in the wings, diamonds along the body.',
        metals: ['yellow'],
        kw: { k2: 'citrine' },
        stones: [
          ['citrine', 'round', 110, 1.2],
          ['diamond', 'round', 96, 1.2],
        ],
        background: 6,
      },
    ],
  ),
  ...designs(
    {
      in: 'pendants',
      collection: 'Birds',
      piece: 'birdpendant',
      mm3: 560,
      making: 26500,
      sizes: 'chain',
      days: 16,
      gold: ['18 kt'],
      never: [],
    },
    [
      {
        name: 'Hirondelle',
        line: 'A swallow in gold, its coverts in diamonds',
        text: 'Eighteen feathers, each filed to its own ridge. Diamonds lie where the wing is soft; the eye is a ruby you will find on the second look.',
        metals: ['yellow', 'rose'],
        stones: [
          ['diamond', 'round', 74, 1.3],
          ['ruby', 'round', 1, 1],
        ],
        top: true,
        background: 4,
      },
      {
        name: 'Martinet',
        line: 'A swift in polished white gold',
        text: 'The same wings in metal alone, each feather with a soft polish. Six small diamonds run down the back; the eyes are sapphires.',
        metals: ['white', 'silver'],
        kw: { style: 'polished', eye: 'sapphire' },
        stones: [
          ['diamond', 'round', 6, 0.8],
          ['sapphire', 'round', 2, 0.6],
        ],
        making: 17500,
        background: 8,
      },
    ],
  ),
  ...designs(
    {
      in: 'pendants',
      collection: 'Clouds',
      piece: 'cloudpendant',
      mm3: 480,
      making: 16800,
      sizes: 'chain',
      days: 12,
      gold: ['18 kt', '14 kt'],
      never: [],
    },
    [
      {
        name: 'Giboulée',
        line: 'A gold cloud with three drops of rain',
        text: 'A March shower: gold, a bright edge, and three pear-shaped diamonds that move when you do.',
        metals: ['yellow', 'rose'],
        stones: [
          ['diamond', 'round', 40, 1.5],
          ['diamond', 'pear', 3, 2.8],
        ],
        top: true,
        background: 4,
      },
      {
        name: 'Ondée',
        line: 'A silver cloud with aquamarine rain',
        text: 'Sterling silver, polished, three aquamarines below. The lightest piece of the Clouds, in price as well.',
        metals: ['silver'],
        kw: { dk: 'aquamarine', edge: 0 },
        stones: [['aquamarine', 'pear', 3, 2.8]],
        making: 13600,
        background: 4,
      },
    ],
  ),
]
