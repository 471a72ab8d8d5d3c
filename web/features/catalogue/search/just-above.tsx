import { useQuery } from 'urql'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import type { SearchReading } from '#web/components/search-reading/search-reading-fragment.ts'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { JustAboveQueryVariables } from '#web/gql/catalogue/graphql.ts'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import styles from './search.module.css'

type Budget = NonNullable<SearchReading['budget']>

export const JustAboveDocument = graphql(`
  query JustAbove($filter: ProductFilter!) {
    products(filter: $filter, sort: PRICE_ASC, limit: 4) {
      items {
        id
        price
        ...ProductCard_product
      }
    }
  }
`)

/** A piece of up to this many times the sum is 'just above' it. */
const SHARE = 1.5
const RUPEE = 100

/** The same words, from the next rupee to half as much again. */
export const aboveVariables = ({ words, most }: Budget): JustAboveQueryVariables => ({
  filter: { search: words, priceMin: most + RUPEE, priceMax: Math.floor(most * SHARE) },
})

/** Up to four pieces that cost a little more than the sum, separate from those that do not; each says how much more. */
export const JustAbove = ({ budget }: { budget: Budget }) => {
  const [{ data }] = useQuery({ query: JustAboveDocument, variables: aboveVariables(budget) })
  const pieces = data?.products.items ?? []
  if (pieces.length === 0) return null
  return (
    <section className={styles.above} aria-labelledby="just-above">
      <h2 id="just-above" className="wrap">
        {t('search.above')}
      </h2>
      <ProductGrid>
        {pieces.map((piece, place) => (
          <ProductCard
            key={piece.id}
            product={piece}
            background={backgroundAt(place + 4)}
            heading="h3"
            note={t('search.more', { sum: formatPaise(piece.price - budget.most) })}
          />
        ))}
      </ProductGrid>
    </section>
  )
}
