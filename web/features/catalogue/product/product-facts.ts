import type { PageProduct } from './product-data.ts'

export interface Fact {
  readonly term: string
  readonly detail: string
}

type Stone = PageProduct['stones'][number]

const MG_PER_G = 1000

const grams = (milligrams: number) => `${(milligrams / MG_PER_G).toFixed(2)} g`
const carats = (amount: number) => `${amount.toFixed(2)} ct`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const fact = (term: string, detail: string | null | undefined): Fact[] => (detail ? [{ term, detail }] : [])

/** 'Ruby, oval' and '0.92 ct, F, VS1'. */
export const stoneFact = ({ kind, cut, count, caratsTotal, colour, clarity, labGrown }: Stone): Fact => ({
  term: `${count > 1 ? `${count} × ` : ''}${capital(kind)}`,
  detail: [`${cut} cut`, carats(caratsTotal), colour, clarity, labGrown && 'lab-grown']
    .filter(Boolean)
    .join(', '),
})

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
