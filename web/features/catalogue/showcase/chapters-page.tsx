import { Link } from '#web/components/link/link.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import styles from './chapters-page.module.css'
import { usePieces, type ShownCollection } from './showcase-data.ts'
import { ShowcaseFrame } from './showcase-frame.tsx'

export { loader } from './showcase-data.ts'

const Chapter = ({ collection, place }: { collection: ShownCollection; place: number }) => {
  const { items } = usePieces(collection.collection)
  return (
    <section className={styles.chapter} aria-labelledby={`chapter-${place}`}>
      <div className={styles.words} style={{ background: `var(--g${collection.background})` }}>
        <div className={`sticks ${styles.sticky}`}>
          <h2 lang={langOf(collection.title)} id={`chapter-${place}`}>
            {collection.title}
          </h2>
          {collection.line && (
            <p lang={langOf(collection.line)} className={styles.line}>
              {collection.line}
            </p>
          )}
          {collection.text && <p lang={langOf(collection.text)}>{collection.text}</p>}
          <Link className={buttonClass({ look: 'text' })} to={collection.href}>
            {t('collections.all', { title: collection.title })}
          </Link>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.pieces} role="list">
        {items.map((piece, index) => (
          <ProductCard
            key={piece.id}
            product={piece}
            background={backgroundAt(collection.background + place + index)}
            heading="h3"
            sizes="(min-width: 992px) 29vw, (min-width: 768px) 50vw, 44vw"
            priority={place === 0 && index === 0 ? 'first' : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

const PATH = paths.discoverCollection(2)

/** /discover-collection2: one chapter per collection, whose words stay in place while its pieces scroll past. */
export const Component = () => (
  <ShowcaseFrame path={PATH} className={styles.head}>
    {({ collections }) => (
      <>
        {collections.map((collection, place) => (
          <Chapter key={collection.collection} collection={collection} place={place} />
        ))}
        <div className={styles.end} />
      </>
    )}
  </ShowcaseFrame>
)
