import { Link } from 'react-router-dom'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { groundAt } from '#web/components/product-grid/mosaic.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import styles from './chapters-page.module.css'
import { collectionWords, type CollectionWords } from './collections.ts'
import { usePieces } from './showcase-data.ts'
import { ShowcaseNav } from './showcase-nav.tsx'

export { loader } from './showcase-data.ts'

const Chapter = ({ collection, place }: { collection: CollectionWords; place: number }) => {
  const { items } = usePieces(collection.name)
  return (
    <section className={styles.chapter} aria-labelledby={`chapter-${place}`}>
      <div className={styles.words} style={{ background: `var(--g${collection.ground})` }}>
        <div className={styles.sticky}>
          <h2 id={`chapter-${place}`}>{collection.name}</h2>
          <p className={styles.line}>{collection.line}</p>
          <p>{collection.text}</p>
          <Link className={buttonClass({ look: 'text' })} to={paths.collection(collection.name)}>
            See all of {collection.name}
          </Link>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.pieces} role="list">
        {items.map((piece, index) => (
          <ProductCard
            key={piece.id}
            product={piece}
            ground={groundAt(collection.ground + place + index)}
            heading="h3"
            priority={place === 0 && index === 0 ? 'first' : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

/** /discover-collection2: a chapter each, its words standing still while its pieces pass. */
export const Component = () => (
  <>
    <PageSeo
      title="Four chapters"
      path={paths.discoverCollection(2)}
      description="How the Flower, Butterfly, Clouds and Birds collections are made, chapter by chapter."
      keywords="collections, craftsmanship, Flower, Butterfly, Clouds, Birds"
    />
    <header className={`wrap ${styles.head}`}>
      <h1>Four chapters</h1>
      <p className="muted">How each collection is made, and the pieces it begins with.</p>
    </header>
    {collectionWords.map((collection, place) => (
      <Chapter key={collection.name} collection={collection} place={place} />
    ))}
    <div className={styles.end} />
    <ShowcaseNav current={2} />
  </>
)
