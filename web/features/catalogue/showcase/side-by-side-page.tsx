import { Link } from 'react-router-dom'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { collectionWords, type CollectionWords } from './collections.ts'
import { pictureOf, usePieces } from './showcase-data.ts'
import { ShowcaseNav } from './showcase-nav.tsx'
import styles from './side-by-side-page.module.css'

export { loader } from './showcase-data.ts'

/** A strip that scrolls sideways: the collection's name, then its pieces, cut close. */
const Strip = ({ collection, place }: { collection: CollectionWords; place: number }) => {
  const { items } = usePieces(collection.name)
  const heading = `strip-${place}`
  return (
    <section className={styles.strip} aria-labelledby={heading}>
      <div className={`wrap ${styles.name}`}>
        <h2 id={heading}>{collection.name}</h2>
        <Link className={buttonClass({ look: 'text' })} to={paths.collection(collection.name)}>
          See all of {collection.name}
        </Link>
      </div>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.reel} tabIndex={0} role="group" aria-labelledby={heading}>
        {items.map((piece, index) => {
          const picture = pictureOf(piece)
          return (
            <Link key={piece.id} className={styles.piece} to={paths.product(piece.id)}>
              <span
                className={styles.picture}
                style={{ background: `var(--g${((collection.ground + index * 3) % 8) + 1})` }}
              >
                {picture && (
                  <Picture
                    media={picture}
                    alt=""
                    sizes="(min-width: 768px) 34vw, 72vw"
                    ratio="1"
                    priority={place === 0 && index === 0 ? 'first' : undefined}
                  />
                )}
              </span>
              <span className={styles.caption}>
                {piece.name}
                {piece.subtitle && <span className="small muted">{piece.subtitle}</span>}
              </span>
            </Link>
          )
        })}
        <p className={`on-green ${styles.last}`}>{collection.line}</p>
      </div>
    </section>
  )
}

/** /discover-collection3: four strips, read from side to side. */
export const Component = () => (
  <>
    <PageSeo
      title="Side by side"
      path={paths.discoverCollection(3)}
      description="The Flower, Butterfly, Clouds and Birds collections, laid side by side."
      keywords="collections, lookbook, Flower, Butterfly, Clouds, Birds"
    />
    <header className={`wrap ${styles.head}`}>
      <h1>Side by side</h1>
      <p className="muted">
        Lay them next to each other, as we do on the bench, and see which one you keep looking at.
      </p>
    </header>
    {collectionWords.map((collection, place) => (
      <Strip key={collection.name} collection={collection} place={place} />
    ))}
    <ShowcaseNav current={3} />
  </>
)
