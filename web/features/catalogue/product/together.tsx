import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { t } from '#web/words/t.ts'
import type { PageProduct } from './product-data.ts'
import styles from './together.module.css'

/** The sentence that says why these pieces are shown. */
const reasonFor = ({
  collections: [collection],
  categories: [kind],
  name,
}: Pick<PageProduct, 'collections' | 'categories' | 'name'>): string | undefined =>
  collection ? t('together.withCollection', { name, collection }) : kind && t('together.similar')

/**
 * Four pieces of its collection, which are worn together, otherwise four of its kind. If they could not be loaded
 * the page leaves this out: it is about the piece.
 */
export const Together = ({ product }: { product: PageProduct }) => {
  const reason = reasonFor(product)
  return (
    <section className={styles.together} aria-labelledby="together">
      <h2 id="together" className="wrap">
        {product.collections.length > 0 ? t('together.worn') : t('together.neighbours')}
      </h2>
      {reason ? <p className={`wrap muted ${styles.reason}`}>{reason}</p> : null}
      <ProductGrid>
        {product.related.map((other, place) => (
          <ProductCard
            key={other.id}
            product={other}
            background={backgroundAt(product.background + place)}
            heading="h3"
          />
        ))}
      </ProductGrid>
    </section>
  )
}
