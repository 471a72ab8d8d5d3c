import { stoneFact, type Fact } from '#web/components/piece-facts/piece-facts.ts'
import { productFacts } from './product-facts.ts'
import type { PageProduct } from './product-data.ts'

/** The four sections of the accordion (specification section 2). */
export const ACCORDION_SECTIONS = [
  'Product Details',
  'Our Diamonds',
  'Free Shipping & Returns',
  'Craftsmanship & Warranty',
] as const

export interface SectionText {
  readonly facts: readonly Fact[]
  readonly paragraphs: readonly string[]
}

/** Specification section 8: an accordion section that nobody knows. */
export const NO_INFORMATION = 'No information available.'

const diamonds = (product: PageProduct): SectionText => {
  const { stones } = product
  const graded = 'Every diamond is graded for cut, colour and clarity before it is set.'
  return {
    facts: stones.map(stoneFact),
    paragraphs: stones.some(({ kind }) => /diamond/i.test(kind))
      ? [
          graded,
          'We know where each one began. A lab-grown stone is called one here, on its report and on the invoice.',
        ]
      : [`This piece carries no diamond. ${graded}`],
  }
}

const texts: Readonly<Record<string, (product: PageProduct) => SectionText>> = {
  'Product Details': (product) => ({
    facts: productFacts(product),
    paragraphs: ['Covered by our quality warranty.'],
  }),
  'Our Diamonds': diamonds,
  'Free Shipping & Returns': () => ({
    facts: [],
    paragraphs: [
      'Free shipping and returns on all orders.',
      'Every parcel travels insured until it is in your hands, and back. An engraved piece cannot be returned.',
    ],
  }),
  'Craftsmanship & Warranty': ({ madeIn }) => ({
    facts: [],
    paragraphs: [
      `Made by hand in ${madeIn}: cast or forged, set under the microscope, polished by the person who began it.`,
      'Our quality warranty covers faults of making. Claws and settings are checked free of charge whenever you bring the piece in.',
    ],
  }),
}

export const sectionText = (section: string, product: PageProduct): SectionText =>
  Object.hasOwn(texts, section) && texts[section]
    ? texts[section](product)
    : { facts: [], paragraphs: [NO_INFORMATION] }
