import { stoneFact, type Fact } from '#web/components/piece-facts/piece-facts.ts'
import { t } from '#web/words/t.ts'
import { productFacts } from './product-facts.ts'
import type { PageProduct, ProductNotes } from './product-data.ts'

/** The section of delivery and returns. */
export const SHIPPING = 'Free Shipping & Returns'

/** The section of the piece's stones. */
export const DIAMONDS = 'Our Diamonds'

/** The four sections of the accordion (specification section 2). */
export const ACCORDION_SECTIONS = ['Product Details', DIAMONDS, SHIPPING, 'Craftsmanship & Warranty'] as const

export interface SectionText {
  readonly facts: readonly Fact[]
  readonly paragraphs: readonly string[]
}

/** Specification section 8: the text of a section without information. */
const NO_INFORMATION = t('product.noInformation')

/** Whether one of its stones is a diamond. */
export const holdsDiamond = ({ stones }: Pick<PageProduct, 'stones'>): boolean =>
  stones.some(({ kind }) => /diamond/i.test(kind))

/** The piece's own text for each section. */
const facts: Readonly<Record<string, (product: PageProduct) => readonly Fact[]>> = {
  'Product Details': productFacts,
  [DIAMONDS]: ({ stones }) => stones.map(stoneFact),
}

/** The facts of the piece and the words of the shop (`shop.productNotes`). */
export const sectionText = (section: string, product: PageProduct, notes: ProductNotes): SectionText => {
  const own = Object.hasOwn(facts, section) ? (facts[section]?.(product) ?? []) : []
  // What the house says about its diamonds is shown only for pieces with diamonds.
  const silent = section === DIAMONDS && !holdsDiamond(product)
  const paragraphs = silent
    ? []
    : notes.filter((note) => note.section === section).flatMap((note) => note.paragraphs)
  return { facts: own, paragraphs: own.length + paragraphs.length > 0 ? paragraphs : [NO_INFORMATION] }
}
