import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import styles from './garden-page.module.css'
import { pictureOf, usePieces, type ShownCollection } from './showcase-data.ts'
import { ShowcaseFrame } from './showcase-frame.tsx'

export { loader } from './showcase-data.ts'

const Plot = ({ collection, place }: { collection: ShownCollection; place: number }) => {
  const { items, total } = usePieces(collection.collection)
  const picture = pictureOf(items[0])
  return (
    <li className={styles[`plot${(place % 4) + 1}`]}>
      <Link to={collection.href} className={styles.plot}>
        <span className={styles.picture} style={{ background: `var(--g${collection.background})` }}>
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
          <b lang={langOf(collection.title)}>{collection.title}</b>
          <span className="muted">
            <span lang={langOf(collection.line)}>{collection.line}</span>
            {total > 0 && ` ${t('collections.count', { count: total })}`}
          </span>
        </span>
      </Link>
    </li>
  )
}

const PATH = paths.discoverCollection(1)

/** /discover-collection: the collections as a broken grid. */
export const Component = () => (
  <ShowcaseFrame path={PATH} className={styles.head} leadClassName="lead muted">
    {({ collections, statement }) => (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul className={styles.garden} role="list">
          {collections.map((collection, place) => (
            <Plot key={collection.collection} collection={collection} place={place} />
          ))}
        </ul>
        {statement && (
          <section className={`wrap ${styles.say}`}>
            <p lang={langOf(statement.words)}>{statement.words}</p>
            {statement.action && (
              <Link
                className={buttonClass({ look: 'text' })}
                to={statement.action.href}
                lang={langOf(statement.action.label)}
              >
                {statement.action.label}
              </Link>
            )}
          </section>
        )}
      </>
    )}
  </ShowcaseFrame>
)
