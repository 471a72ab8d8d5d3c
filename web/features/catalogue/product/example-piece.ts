import type { PageProduct, ProductNotes } from './product-data.ts'

/** A piece with every field, for tests. */
export const examplePiece: PageProduct = {
  id: 'p1',
  name: 'Cèdre',
  subtitle: 'A ruby between two diamonds',
  description: 'Three stones, four claws each.',
  price: 18_640_900,
  images: ['/media/cedre.webp'],
  background: 4,
  material: ['18 kt yellow gold', 'Ruby', 'Diamond'],
  metalType: ['Yellow gold', 'Rose gold'],
  bandType: ['Tapered'],
  purity: ['18 kt', '14 kt'],
  sizes: ['10', '11', '12'],
  resizable: ['Two sizes up or down'],
  madeIn: 'Jaipur, India',
  diamondCarats: 0.7,
  isTopCollection: true,
  collections: [],
  grossWeightMg: 3610,
  stock: 3,
  makingDays: 9,
  media: [
    {
      url: '/media/cedre.webp',
      alt: 'Ring',
      width: 960,
      height: 960,
      avif: null,
      webp: null,
      metal: null,
      view: 'front',
    },
  ],
  stones: [
    { kind: 'ruby', cut: 'round', count: 1, caratsTotal: 0.92, colour: null, clarity: null, labGrown: false },
    {
      kind: 'diamond',
      cut: 'round',
      count: 2,
      caratsTotal: 0.7,
      colour: 'F',
      clarity: 'VS1',
      labGrown: false,
    },
  ],
  certificate: { lab: 'GIA', number: '2231' },
  attributes: [],
  measures: null,
  setting: null,
  innerSizes: [],
  spin: null,
  categories: [],
  configuration: null,
  personalisation: null,
  breakUp: null,
  related: [],
  seenAt: [],
}

/** What the shop says in the accordion, for tests. */
export const exampleNotes: ProductNotes = [
  { section: 'Product Details', paragraphs: ['Covered by our quality warranty.'] },
  { section: 'Free Shipping & Returns', paragraphs: ['Free shipping and returns on all orders.'] },
]
