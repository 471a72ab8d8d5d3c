import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClient } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import type { ListingProductsQueryVariables } from '#web/gql/catalogue/graphql.ts'
import { formatCount } from '#web/lib/money.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { announce } from '#web/ui/announcer.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { withPage, writeAddress, type ListingAddress } from './listing-address.ts'
import { productsOf } from './listing-data.ts'
import { moreLine } from './listing-words.ts'
import styles from './listing.module.css'

interface PagerProps {
  /** Its pieces are rows instead of cards. */
  stones: boolean
  address: ListingAddress
  path: string
  list: {
    readonly total: number
    readonly totalIsFloor: boolean
    readonly limit: number
  }
  /** How many pieces the page at the end of the screen has. */
  listed: number
  variables: (page: number) => ListingProductsQueryVariables
  /** Where the cards are: the first new one gets the focus. */
  grid: RefObject<HTMLElement | null>
}

/** A card, or a row. */
const PIECE = 'li, tbody tr'

/**
 * '12 of 48' and 'Show twelve more'. The link leads to the next page on its own; with JavaScript the next page is added
 * below and the address includes both, so that Back and a shared address show the same list.
 */
export const Pager = ({ stones, address, path, list, listed, variables, grid }: PagerProps) => {
  const client = useClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    if (firstNew.current === undefined) return
    const card = grid.current?.querySelectorAll(PIECE)[firstNew.current]
    card?.querySelector('a')?.focus({ preventScroll: true })
    // All of it: it may begin at the end of the window, or the browser may have kept the footer in its place.
    card?.scrollIntoView({ block: 'nearest' })
    firstNew.current = undefined
  }, [address.page, grid])
  const { page, from } = address
  const last = (page - 1) * list.limit + listed
  const shown = last - (from - 1) * list.limit
  const isLast = last >= list.total && !list.totalIsFloor
  const next = page + 1

  const more = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setBusy(true)
    const { data } = await loadQuery(client, productsOf({ stones }), variables(next))
    setBusy(false)
    firstNew.current = grid.current?.querySelectorAll(PIECE).length
    await navigate(`${path}${writeAddress({ ...address, page: next, from, form: false })}`, {
      replace: true,
      state: { keepScroll: true },
    })
    if (data)
      announce(
        t('list.shown', {
          shown: formatCount(shown + data.products.items.length),
          total: formatCount(list.total),
        }),
      )
  }

  return (
    <nav className={`wrap ${styles.pager}`} aria-label={t('list.pages')}>
      <p className="muted num">
        {t('list.shownRange', {
          from: from > 1 ? formatCount((from - 1) * list.limit + 1) : 'none',
          shown: formatCount(from > 1 ? last : shown),
          total: formatCount(list.total) + (list.totalIsFloor ? '+' : ''),
        })}
      </p>
      {!isLast && (
        <Link
          className={buttonClass({ look: 'line' })}
          to={`${path}${withPage(address, next)}`}
          aria-busy={busy}
          onClick={(event) => void more(event)}
        >
          {moreLine(list.totalIsFloor ? list.limit : list.total - last, list.limit)}
        </Link>
      )}
      {from > 1 && (
        <Link className="tlink" to={`${path}${withPage(address, from - 1)}`}>
          {t('list.previous')}
        </Link>
      )}
    </nav>
  )
}
