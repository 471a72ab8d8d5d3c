import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { piecesInWords } from '#web/lib/number-words.ts'
import { paths } from '#web/lib/paths.ts'
import type { HomeCategory } from './home-query.ts'
import styles from './category-index.module.css'
import { langOf } from '#web/words/language.ts'

/** The number of rows that fit next to one picture. */
const ROWS = 8

const isHigh = ({ role }: Pick<HomeCategory, 'role'>): boolean => role === 'HIGH_JEWELLERY'

/**
 * High jewellery and categories of the role `apart` are always here; the largest of the others fill the remaining rows.
 * All are in their own order.
 */
const rowsOf = (categories: readonly HomeCategory[]): HomeCategory[] => {
  const named = categories.filter(({ role, productCount }) => role !== 'BESPOKE' && productCount !== 0)
  const always = (category: HomeCategory) => isHigh(category) || category.role === 'APART'
  const fullest = named
    .filter((category) => !always(category))
    .toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
    .slice(0, ROWS - named.filter(always).length)
  return named
    .filter((category) => always(category) || fullest.includes(category))
    .toSorted((a, b) => Number(isHigh(b)) - Number(isHigh(a)))
}

/** The categories by name; the picture at the left follows the word under pointer or focus, by CSS alone. */
export const CategoryIndex = ({
  title,
  categories,
}: {
  title: string
  categories: readonly HomeCategory[]
}) => {
  const rows = rowsOf(categories)
  if (rows.length === 0) return null
  return (
    <section className={styles.index} aria-labelledby="index-title" lang={langOf(rows)}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.pictures} aria-hidden="true">
          {rows.map(({ id, media }) =>
            media ? <Picture key={id} media={media} alt="" sizes="34rem" ratio="1" /> : <span key={id} />,
          )}
        </div>
        <div>
          <h2 id="index-title" className={styles.title}>
            {title}
          </h2>
          <ul className={styles.list}>
            {rows.map(({ id, slug, name, role, productCount, media }) => (
              <li key={id}>
                <Link to={isHigh({ role }) ? paths.highJewellery() : paths.category(slug)}>
                  <span className={styles.thumb}>
                    {media ? <Picture media={media} alt="" sizes="64px" ratio="1" /> : null}
                  </span>
                  <b>{name}</b>
                  {typeof productCount === 'number' ? <i>{piecesInWords(productCount)}</i> : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
