import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { says } from '#web/lib/said.ts'
import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import { withFilters, type ListingAddress } from './listing-address.ts'
import type { StoneKey, StoneOrder } from './stone-order.ts'
import { orderAfter } from './stone-ranks.ts'
import styles from './stone-table.module.css'

type Way = 'ascending' | 'descending'

interface HeadProps {
  /** Where a press leads; without it the header is plain text. */
  href?: string | undefined
  /** How the list is sorted by this column now. */
  way?: Way | undefined
  className?: string | undefined
  children: ReactNode
}

const Head = ({ href, way, className, children }: HeadProps) => (
  <th scope="col" aria-sort={way} className={className}>
    {href ? (
      <Link to={href} state={{ keepScroll: true }}>
        {children}
      </Link>
    ) : (
      children
    )}
  </th>
)

/** The largest stone comes first, and so does the best letter: carats descend, letters ascend. */
const wayOf = (by: StoneOrder): Way => (by === 'carat' || /^-c[^a]/.test(by) ? 'descending' : 'ascending')

interface StoneHeadsProps {
  columns: readonly string[]
  address: ListingAddress
  path: string
  /** True if all stones of the list are in the table: then it can be sorted by what only the table knows. */
  whole: boolean
  canSort: boolean
}

/** The headers of a table of stones; a press on carat, colour, clarity or price sorts by it. */
export const StoneHeads = ({ columns, address, path, whole, canSort }: StoneHeadsProps) => {
  const { by, filters } = address
  const graded = (key: StoneKey, word: string) => (
    <Head
      href={whole ? path + withFilters({ ...address, by: orderAfter(key, by) }, filters) : undefined}
      way={whole && by?.endsWith(key) ? wayOf(by) : undefined}
    >
      {word}
    </Head>
  )
  const { sort } = filters
  return (
    <thead>
      <tr>
        <Head className={styles.picture}>
          <span className="sr">{t('list.picture')}</span>
        </Head>
        <Head>{t('list.stone')}</Head>
        <Head>{t('product.fact.shape')}</Head>
        {graded('carat', t('product.fact.carat'))}
        {graded('colour', t('compare.row.colour'))}
        {graded('clarity', t('compare.row.clarity'))}
        {columns.map((name) => (
          <th key={name} scope="col" className={styles.wide} lang={langOf(says(name))}>
            {says(name)}
          </th>
        ))}
        <Head className={styles.wide}>{t('compare.row.certificate')}</Head>
        <Head
          className={styles.price}
          way={
            (by && whole) || !sort?.startsWith('price')
              ? undefined
              : sort === 'price-asc'
                ? 'ascending'
                : 'descending'
          }
          href={
            canSort
              ? path +
                withFilters(
                  { ...address, by: undefined },
                  { ...filters, sort: sort === 'price-asc' ? 'price-desc' : 'price-asc' },
                )
              : undefined
          }
        >
          {t('list.price')}
        </Head>
      </tr>
    </thead>
  )
}
