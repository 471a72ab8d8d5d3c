import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { Action } from './action.tsx'
import type { Part } from '#web/features/content/page/content-query.ts'
import { langOf } from '#web/words/language.ts'
import styles from './product-strip.module.css'

/** A row of pieces; nothing if the catalogue has none. */
export const ProductStrip = ({ block }: { block: Part<'ProductStripBlock'> }) => {
  const { title, action, products } = block
  if (products.length === 0) return null
  return (
    <section>
      <div className={`wrap ${styles.head}`}>
        <h2 lang={langOf(title)}>{title}</h2>
        <Action action={action} />
      </div>
      <ProductGrid label={title}>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} background={backgroundAt(index)} heading="h3" />
        ))}
      </ProductGrid>
    </section>
  )
}
