import { says } from '#web/lib/said.ts'
import { carats, type Fact } from '#web/components/piece-facts/piece-facts.ts'
import { t } from '#web/words/t.ts'
import type { PageProduct } from './product-data.ts'

type Told = Pick<PageProduct, 'metalType' | 'stones' | 'attributes'>

const fact = (term: string, detail: string | null | undefined): Fact[] => (detail ? [{ term, detail }] : [])

/** The stone of a piece that is nothing else: one that is sold loose. */
export const looseStone = ({ metalType, stones }: Pick<Told, 'metalType' | 'stones'>) =>
  metalType.length === 0 && stones.length === 1 && stones[0]?.count === 1 ? stones[0] : undefined

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

/** What shoppers of such a piece look for first: the grades of a loose stone, and what the house says leads. */
export const leadFacts = (product: Told): Fact[] => [
  ...gradesOf(product),
  ...product.attributes.flatMap(({ name, text, lead }) =>
    lead ? [{ term: says(name), detail: says(text) }] : [],
  ),
]
