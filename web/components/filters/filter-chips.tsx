import { useEffect, useRef } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { appliedFilters, type Filters } from './filter-state.ts'
import styles from './filters.module.css'

interface FilterChipsProps {
  filters: Filters
  /** Those whose names the page knows. */
  categories?: readonly { readonly slug: string; readonly name: string }[]
  /** What else the list is filtered by, e.g. 'Women', and the address without it. */
  others?: readonly { readonly label: string; readonly href: string }[]
  /** Address of the same list with other filters. */
  hrefOf: (filters: Filters) => string
}

/** The applied filters; each chip is a link to the list without it, so it works without JavaScript. */
export const FilterChips = ({ filters, categories, others = [], hrefOf }: FilterChipsProps) => {
  const chips = [
    ...others,
    ...appliedFilters(filters, categories).map(({ label, without }) => ({ label, href: hrefOf(without) })),
  ]
  const row = useRef<HTMLUListElement>(null)
  const many = useRef(chips.length)
  useEffect(() => {
    const isFewer = chips.length < many.current
    many.current = chips.length
    // The pressed chip is gone, and the focus with it.
    if (isFewer && document.activeElement === document.body)
      (row.current?.querySelector('a') ?? document.getElementById('list'))?.focus({ preventScroll: true })
  }, [chips.length])
  if (chips.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={row} className={styles.chips} role="list" aria-label={t('filters.applied')}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link className={styles.chip} to={href} aria-label={t('filters.remove', { label })}>
            {label}
            <Icon name="cross" className={styles.cross} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
