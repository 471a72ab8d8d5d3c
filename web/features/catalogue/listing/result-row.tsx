import { useQuery } from 'urql'
import { FilterChips } from '#web/components/filters/filter-chips.tsx'
import type { Filters } from '#web/components/filters/filter-state.ts'
import { setPicturesPaused, usePicturesPaused } from '#web/components/product-card/paused-pictures.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { ListingChildren } from './listing-data.ts'
import type { ListedCategory } from './listing-target.ts'
import { countLine } from './listing-words.ts'
import styles from './listing.module.css'

interface ResultRowProps {
  list: { readonly total: number; readonly totalIsFloor: boolean } | undefined
  title: string
  /** Its pictures do not move. */
  still: boolean
  filters: Filters
  categories: readonly ListedCategory[]
  /** The category whose kinds the page has. */
  family: string | undefined
  others: readonly { readonly label: string; readonly href: string }[]
  /** What the address requests and this backend cannot do, in plain words. */
  refusals: readonly string[]
  hrefOf: (filters: Filters) => string
}

/** Above the grid: the count, the applied filters, and the button that stops the pictures. */
export const ResultRow = ({
  list,
  title,
  still,
  filters,
  categories,
  family,
  others,
  refusals,
  hrefOf,
}: ResultRowProps) => {
  const paused = usePicturesPaused()
  const [kinds] = useQuery({
    query: ListingChildren,
    variables: { parentId: family ?? '' },
    pause: !family || !filters.facets?.category,
  })
  return (
    <div className={styles.results}>
      <p className="num" role="status">
        {list && countLine(list.total, list.totalIsFloor, title)}
      </p>
      <FilterChips
        filters={filters}
        categories={[...categories, ...(kinds.data?.categories ?? [])]}
        others={others}
        hrefOf={hrefOf}
      />
      {still || list?.total === 0 ? null : (
        <button
          type="button"
          className={`needs-script ${styles.pause}`}
          aria-pressed={paused}
          onClick={() => setPicturesPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="small">{t('search.pause')}</span>
        </button>
      )}
      {refusals.map((text) => (
        <p key={text} className={`small muted ${styles.refusal}`}>
          {text}
        </p>
      ))}
    </div>
  )
}
