import { carats, grams, type Fact } from '#web/components/piece-facts/piece-facts.ts'
import type { PageProduct } from './product-data.ts'

const fact = (term: string, detail: string | null | undefined): Fact[] => (detail ? [{ term, detail }] : [])

/** What the workshop knows of the piece; a fact the backend does not give is left out. */
export const productFacts = (product: PageProduct): Fact[] => [
  ...fact('Metal', product.metalType[0] ?? product.material[0]),
  ...fact('Purity', product.purity[0]),
  ...fact('Weight', product.grossWeightMg ? grams(product.grossWeightMg) : null),
  ...fact('Diamonds', product.diamondCarats > 0 ? carats(product.diamondCarats) : null),
  ...fact('Band', product.bandType.join(', ')),
  ...fact(
    'Sizes',
    product.sizes.length > 1 ? `${product.sizes[0]} to ${product.sizes.at(-1)}` : product.sizes[0],
  ),
  ...fact('Resizable', product.resizable.join(', ')),
  ...fact('Made in', product.madeIn),
]
