import { useQuery } from 'urql'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { t } from '#web/words/t.ts'
import { SeenLatelyDocument } from './seen-query.ts'
import styles from './seen-lately.module.css'

/**
 * Up to four pieces that were opened on this device before. Left out if they cannot be read, because the page is about
 * another piece.
 */
export const SeenLately = ({ ids }: { ids: readonly string[] }) => {
  const [{ data }] = useQuery({ query: SeenLatelyDocument, variables: { ids: [...ids] } })
  const pieces = data?.productsById ?? []
  if (pieces.length === 0) return null
  return (
    <section className={styles.seen} aria-labelledby="seen-lately">
      <h2 id="seen-lately" className="wrap">
        {t('seen.title')}
      </h2>
      <ProductGrid>
        {pieces.map((piece, place) => (
          <ProductCard key={piece.id} product={piece} background={backgroundAt(place + 4)} heading="h3" />
        ))}
      </ProductGrid>
    </section>
  )
}
