import { says } from '#web/lib/said.ts'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { carats, grams, type Fact } from '#web/components/piece-facts/piece-facts.ts'
import { purityTerm } from '#web/components/piece-facts/purity-term.ts'
import { sizeTerm } from '#web/components/piece-facts/size-term.ts'
import { t } from '#web/words/t.ts'
import { fact, gradesOf } from './lead-facts.ts'
import type { PageProduct } from './product-data.ts'

const saidOf = ([first]: readonly string[]) => first && says(first)

/** What the workshop knows about the piece; a fact that the backend does not give is left out. */
export const productFacts = (product: PageProduct): Fact[] => [
  ...fact(t('filters.metal'), saidOf(product.metalType)),
  ...fact(purityTerm(product.purity), saidOf(product.purity)),
  ...fact(t('product.fact.weight'), product.grossWeightMg ? grams(product.grossWeightMg) : null),
  ...(looseStone(product)
    ? [...fact(t('product.fact.shape'), saidOf(product.stones.map(({ cut }) => cut))), ...gradesOf(product)]
    : fact(t('product.fact.diamonds'), product.diamondCarats > 0 ? carats(product.diamondCarats) : null)),
  ...product.attributes.map(({ name, text }) => ({ term: says(name), detail: says(text) })),
  ...fact(t('product.fact.band'), product.bandType.map(says).join(', ')),
  ...fact(
    sizeTerm(product.sizes, t('product.fact.sizes')),
    product.sizes.length > 1
      ? t('product.fact.range', { from: product.sizes[0] ?? '', to: product.sizes.at(-1) ?? '' })
      : product.sizes[0],
  ),
  ...fact(t('product.fact.resizable'), product.resizable.map(says).join(', ')),
  ...fact(t('product.fact.made'), says(product.madeIn)),
]
