import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { groundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import type { PageProduct } from './product-data.ts'
import styles from './together.module.css'

/** Why these pieces are shown: said, so that nobody need guess. */
export const reasonFor = ({ collections, name }: Pick<PageProduct, 'collections' | 'name'>): string =>
  collections[0]
    ? `You may also like these: with ${name} they belong to the ${collections[0]} collection, drawn to be worn together.`
    : `You may also like these pieces, similar to ${name}.`

/** Four pieces of its collection, which are worn together, else four of its kind. A failure here is silent: the page is about the piece. */
export const Together = ({ product }: { product: PageProduct }) => {
  const others = product.related
  if (others.length === 0) return null
  return (
    <section className={styles.together} aria-labelledby="together">
      <h2 id="together" className="wrap">
        {product.collections.length > 0 ? 'Worn together' : 'Its neighbours'}
      </h2>
      <p className={`wrap muted ${styles.reason}`}>{reasonFor(product)}</p>
      <ProductGrid>
        {others.map((other, place) => (
          <ProductCard
            key={other.id}
            product={other}
            ground={groundAt(product.ground + place)}
            heading="h3"
          />
        ))}
      </ProductGrid>
    </section>
  )
}
