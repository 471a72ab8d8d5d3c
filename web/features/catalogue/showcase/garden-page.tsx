import { Link } from 'react-router-dom'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { collectionWords, type CollectionWords } from './collections.ts'
import styles from './garden-page.module.css'
import { pictureOf, usePieces } from './showcase-data.ts'
import { ShowcaseNav } from './showcase-nav.tsx'

export { loader } from './showcase-data.ts'

const Plot = ({ collection, place }: { collection: CollectionWords; place: number }) => {
  const { items, total } = usePieces(collection.name)
  const picture = pictureOf(items[0])
  return (
    <li className={styles[`plot${place + 1}`]}>
      <Link to={paths.collection(collection.name)} className={styles.plot}>
        <span className={styles.picture} style={{ background: `var(--g${collection.ground})` }}>
          {picture && (
            <Picture
              media={picture}
              alt=""
              sizes="(min-width: 992px) 58vw, 100vw"
              ratio="1"
              priority={place === 0 ? 'first' : undefined}
            />
          )}
        </span>
        <span className={styles.caption}>
          <b>{collection.name}</b>
          <span className="muted">
            {collection.line}
            {total > 0 && ` ${total} ${total === 1 ? 'piece' : 'pieces'}.`}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** /discover-collection: the four collections as a broken grid. */
export const Component = () => (
  <>
    <PageSeo
      title="The collections"
      path={paths.discoverCollection(1)}
      description="Flower, Butterfly, Clouds and Birds: four collections, each made by hand in small number."
      keywords="collections, Flower, Butterfly, Clouds, Birds, fine jewellery"
    />
    <header className={`wrap ${styles.head}`}>
      <h1>Four things that never hold still</h1>
      <p className="lead muted">
        A flower, a butterfly, a cloud, a bird. We made them of the one material that does.
      </p>
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
    <ul className={styles.garden} role="list">
      {collectionWords.map((collection, place) => (
        <Plot key={collection.name} collection={collection} place={place} />
      ))}
    </ul>
    <section className={`wrap ${styles.say}`}>
      <p>Every piece is drawn once, cut by one person, and signed inside.</p>
      <Link className={buttonClass({ look: 'text' })} to={paths.discoverAll()}>
        Discover the Collection
      </Link>
    </section>
    <ShowcaseNav current={1} />
  </>
)
