import { useEffect, useRef, useState } from 'react'
import { FilterControl, type FilterControlProps } from '#web/components/filters/filter-control.tsx'
import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { onPassed } from '#web/ui/on-passed.ts'
import { t } from '#web/words/t.ts'
import { hasButton, type ListedCategory } from './listing-target.ts'
import styles from './listing.module.css'

interface ListingBarProps {
  title: string
  categories: readonly ListedCategory[]
  /** Id of the category shown. */
  current: string | undefined
  filters: FilterControlProps
}

/**
 * The sticky header (specification section 2): category buttons and the filter control; the collection's name joins
 * once the large title has scrolled away.
 */
export const ListingBar = ({ title, categories, current, filters }: ListingBarProps) => {
  const edge = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const element = edge.current
    if (!element) return undefined
    return onPassed(element, setPassed)
  }, [])
  return (
    <>
      <div ref={edge} aria-hidden="true" />
      <div className={`sticks ${styles.bar}`}>
        <div className={`wrap ${styles.barRow}`}>
          <span className={passed ? `${styles.barName} ${styles.passed}` : styles.barName} aria-hidden="true">
            {title}
          </span>
          <nav className={styles.categories} aria-label={t('list.categories')}>
            {categories.filter(hasButton).map(({ id, slug, name }) => (
              <Link key={id} to={paths.category(slug)} aria-current={id === current ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
          <div id="filters" tabIndex={-1} className={styles.filters}>
            <FilterControl {...filters} />
          </div>
        </div>
      </div>
    </>
  )
}
