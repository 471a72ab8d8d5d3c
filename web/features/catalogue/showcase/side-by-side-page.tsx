import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { pictureOf, usePieces, useShowcase, type ShownCollection } from './showcase-data.ts'
import { ShowcaseNav } from './showcase-nav.tsx'
import styles from './side-by-side-page.module.css'

export { loader } from './showcase-data.ts'

/** A strip that scrolls sideways: the collection's name, then its pieces, cut close. */
const Strip = ({ collection, place }: { collection: ShownCollection; place: number }) => {
  const { items } = usePieces(collection.collection)
  const heading = `strip-${place}`
  return (
    <section className={styles.strip} aria-labelledby={heading}>
      <div className={`wrap ${styles.name}`}>
        <h2 id={heading}>{collection.title}</h2>
        <Link className={buttonClass({ look: 'text' })} to={collection.href}>
          {t('collections.all', { title: collection.title })}
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
                    sizes="(min-width: 768px) 42vw, 90vw"
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
        {collection.line && <p className={`on-house ${styles.last}`}>{collection.line}</p>}
      </div>
    </section>
  )
}

const PATH = paths.discoverCollection(3)

/** /discover-collection3: strips, read from side to side. */
export const Component = () => {
  const { title, lead, seo, jsonLd, collections, others } = useShowcase(PATH)
  return (
    <>
      <PageSeo title={title} path={PATH} description={lead} seo={seo} jsonLd={jsonLd} />
      <header className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </header>
      {collections.map((collection, place) => (
        <Strip key={collection.collection} collection={collection} place={place} />
      ))}
      <ShowcaseNav others={others} current={PATH} />
    </>
  )
}
