import { PART_GROUP } from '#contract/content.ts'
import { picture, prose, type PageSeed } from '../page-seed.ts'

/** What stands on other pages: the line above the header, the accordion of a product page, the house's carousel. */
const part = (key: string, title: string, position: number, blocks: PageSeed['blocks']): PageSeed => ({
  slug: `part-${key}`,
  path: `/part-${key}`,
  title,
  group: PART_GROUP,
  position,
  blocks,
})

export const parts: readonly PageSeed[] = [
  part('notice', 'The line above the header', 1, [
    { kind: 'statement', words: 'Free shipping and returns on every order' },
  ]),
  part('product', 'The accordion of a product page', 2, [
    prose('details', 'Product Details', 'Covered by our quality warranty.'),
    prose(
      'diamonds',
      'Our Diamonds',
      'Every diamond is graded for cut, colour and clarity before it is set.',
      'We know where each one began. A lab-grown stone is called one here, on its report and on the invoice.',
    ),
    prose(
      'shipping',
      'Free Shipping & Returns',
      'Free shipping and returns on all orders.',
      'Every parcel travels insured until it is in your hands, and back. An engraved piece cannot be returned.',
    ),
    prose(
      'craftsmanship',
      'Craftsmanship & Warranty',
      'Made by hand: cast or forged, set under the microscope, polished by the person who began it.',
      'Gold of two grams and more bears the BIS hallmark and a HUID of its own: see [Certification](/craftsman). Both weights, as ordered and as delivered, are in the passport of your piece.',
      'Our quality warranty covers faults of making. Claws and settings are checked free of charge whenever you bring the piece in. What we give for a piece that comes back is [a published rule](/fandq/materials).',
    ),
  ]),
  part('pictures', 'The carousel of the house', 3, [
    {
      kind: 'gallery',
      pictures: Array.from({ length: 11 }, (_, index) => picture(`carousel-${index + 1}`, (index % 8) + 1)),
    },
  ]),
]
