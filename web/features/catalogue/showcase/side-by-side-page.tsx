import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { pictureOf, usePieces, type ShownCollection } from './showcase-data.ts'
import { ShowcaseFrame } from './showcase-frame.tsx'
import { langOf } from '#web/words/language.ts'
import styles from './side-by-side-page.module.css'

export { loader } from './showcase-data.ts'

/** A strip that scrolls sideways: the collection's name, then its pieces, cropped close. */
const Strip = ({ collection, place }: { collection: ShownCollection; place: number }) => {
  const { items } = usePieces(collection.collection)
  const heading = `strip-${place}`
  return (
    <section className={styles.strip} aria-labelledby={heading}>
      <div className={`wrap ${styles.name}`}>
        <h2 lang={langOf(collection.title)} id={heading}>
          {collection.title}
        </h2>
        <Link className={buttonClass({ look: 'text' })} to={collection.href}>
          {t('collections.all', { title: collection.title })}
        </Link>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.reel} tabIndex={0} role="group" aria-labelledby={heading}>
        {items.map((piece, index) => {
          const picture = pictureOf(piece)
          return (
            <Link key={piece.id} className={styles.piece} to={paths.product(piece.id)}>
              <span
                className={styles.picture}
                style={{ background: `var(--g${((collection.background + index * 3) % 8) + 1})` }}
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
                <span lang={langOf(piece.name)}>{piece.name}</span>
                {piece.subtitle && (
                  <span lang={langOf(piece.subtitle)} className="small muted">
                    {piece.subtitle}
                  </span>
                )}
              </span>
            </Link>
          )
        })}
        {collection.line && (
          <p lang={langOf(collection.line)} className={`on-house ${styles.last}`}>
            {collection.line}
          </p>
        )}
      </div>
    </section>
  )
}

const PATH = paths.discoverCollection(3)

/** /discover-collection3: strips that scroll sideways. */
export const Component = () => (
  <ShowcaseFrame path={PATH} className={styles.head}>
    {({ collections }) =>
      collections.map((collection, place) => (
        <Strip key={collection.collection} collection={collection} place={place} />
      ))
    }
  </ShowcaseFrame>
)
