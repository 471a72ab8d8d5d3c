import { decoration, facts, picture, type PageSeed } from '../page-seed.ts'

export const soulstone: PageSeed = {
  slug: 'soulstone',
  path: '/soulstone',
  title: 'Soulstone',
  lead: 'One small stone, set inside the band, where only the wearer knows of it.',
  group: 'service',
  position: 3,
  summary: 'A birth stone hidden inside the ring, against the skin.',
  picture: picture('corolle-0', 3),
  metaTitle: 'Soulstone',
  metaDescription:
    'A soulstone is a birth stone of 1.3 mm set flush inside a ring, against the skin. The twelve stones, what it takes and where it can be set.',
  metaKeywords: 'soulstone, birth stone, hidden stone, wedding band, personalised ring',
  blocks: [
    {
      kind: 'hero',
      tone: 'ground',
      title: 'Soulstone',
      text: 'One small stone, set inside the band, where only the wearer knows of it.',
      picture: picture('corolle-0', 3),
      action: { label: 'See the bands', href: '/jewellery/bands' },
    },
    {
      kind: 'statement',
      words:
        'A wedding band may carry the month of the wedding. A mother’s ring, the month of a child. It is nobody’s business, and so it lies inside.',
    },
    {
      kind: 'table',
      id: 'months',
      heading: 'Twelve months',
      caption: 'The birth stone of each month and how hard it is',
      columns: ['Month', 'Stone', 'Colour', 'Hardness'],
      rows: [
        ['January', 'Garnet', 'Deep red', '7'],
        ['February', 'Amethyst', 'Violet', '7'],
        ['March', 'Aquamarine', 'Pale blue', '7½'],
        ['April', 'Diamond', 'Colourless', '10'],
        ['May', 'Emerald', 'Green', '7½'],
        ['June', 'Moonstone', 'Milk white', '6'],
        ['July', 'Ruby', 'Red', '9'],
        ['August', 'Peridot', 'Leaf green', '6½'],
        ['September', 'Sapphire', 'Blue', '9'],
        ['October', 'Pink tourmaline', 'Rose', '7'],
        ['November', 'Citrine', 'Honey', '7'],
        ['December', 'Tanzanite', 'Blue violet', '6½'],
      ],
      note: 'Moonstone, peridot and tanzanite are softer; set inside and flush they are safe, but they like lukewarm water and no ultrasonic bath.',
    },
    facts('What it takes', {
      Stone: 'Round, 1.3 mm, about a hundredth of a carat, chosen by eye to match the band.',
      Setting: 'Flush with the inner face. You feel it for a day, and then not.',
      Time: 'Four working days, added to the making.',
      Where: 'Bands and rings from 1.8 mm wide and 1.5 mm thick.',
      Price: 'Shown beside the choice on the product page, tax included.',
      Returns:
        'A ring with a soulstone is made for one person and cannot be returned; its size can still be changed.',
    }),
    {
      kind: 'split',
      title: 'With words',
      paragraphs: [
        'A soulstone and an engraving share the inside of a ring well: the stone stands where a full stop would. Twelve characters then remain.',
      ],
      picture: decoration('fer-0', 4),
      flip: true,
      action: { label: 'Engraving', href: '/engraving' },
    },
  ],
}
