import { says } from '#web/lib/said.ts'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { carats, type Fact } from '#web/components/piece-facts/piece-facts.ts'
import { t } from '#web/words/t.ts'
import type { PageProduct } from './product-data.ts'

type Told = Pick<PageProduct, 'metalType' | 'stones' | 'attributes'>

/** A fact, or none if the piece does not have it. */
export const fact = (term: string, detail: string | null | undefined): Fact[] =>
  detail ? [{ term, detail }] : []

/** The grades of a loose stone. */
export const gradesOf = (product: Told): Fact[] => {
  const stone = looseStone(product)
  return stone
    ? [
        ...fact(t('product.fact.carat'), carats(stone.caratsTotal)),
        ...fact(t('compare.row.colour'), stone.colour),
        ...fact(t('compare.row.clarity'), stone.clarity),
      ]
    : []
}

/**
 * The facts that shoppers look for first: the grades of a loose stone, and the attributes that the house marks with
 * `lead`.
 */
export const leadFacts = (product: Told): Fact[] => [
  ...gradesOf(product),
  ...product.attributes.flatMap(({ name, text, lead }) =>
    lead ? [{ term: says(name), detail: says(text) }] : [],
  ),
]
