import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { ListingChildren } from './listing-data.ts'
import { CHILDREN_FAILED } from './listing-words.ts'
import styles from './listing.module.css'

/**
 * The kinds within a category, as plain links under its name; `current` is a slug. A category without kinds shows
 * nothing.
 */
export const Children = ({ family, current }: { family: string; current: string | undefined }) => {
  const [{ data, error }] = useQuery({ query: ListingChildren, variables: { parentId: family } })
  if (error && !data) return <p className="small muted">{errorMessage(error, CHILDREN_FAILED)}</p>
  // A single link to the current page would be useless.
  if (!data || data.categories.every(({ slug }) => slug === current)) return null
  return (
    <nav className={`fades ${styles.children}`} aria-label={t('list.kinds')}>
      {data.categories.map(({ slug, name }) => (
        <Link key={slug} to={paths.category(slug)} aria-current={slug === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
