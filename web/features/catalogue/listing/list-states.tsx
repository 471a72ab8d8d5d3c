import type { CombinedError } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { narrows } from '#web/components/filters/filter-state.ts'
import { Link } from '#web/components/link/link.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import { withPage, writeAddress, type ListingAddress } from './listing-address.ts'
import type { ListingTarget } from './listing-target.ts'
import { emptyLine, LIST_FAILED } from './listing-words.ts'
import styles from './listing.module.css'

/** No answer: the server's sentence, otherwise that of specification section 8, and a button to try again. */
export const ListFailed = ({ error, onRetry }: { error: CombinedError; onRetry: () => void }) => (
  <FailedPage title={t('list.failed')} text={errorMessage(error, LIST_FAILED)} onRetry={onRetry} />
)

interface ListEmptyProps {
  /** The address names a collection that the house does not have. */
  unknownCollection: string | undefined
  address: ListingAddress
  target: ListingTarget
  total: number
}

/** Nothing to show, because of the filters or because the page number is past the end. */
export const ListEmpty = ({ address, target, total, unknownCollection }: ListEmptyProps) => {
  const past = total > 0
  const way = past
    ? { to: withPage(address, 1), words: t('list.first') }
    : narrows(address.filters)
      ? { to: writeAddress({ scope: address.scope }), words: t('list.clear') }
      : { to: '', words: t('list.whole') }
  return (
    <div className={`wrap ${styles.state}`}>
      <EmptyState
        title={t('list.none')}
        text={
          past
            ? t('list.pastEnd')
            : unknownCollection
              ? t('list.noCollection', { name: unknownCollection })
              : emptyLine(address.filters, target.title)
        }
        action={
          <Link className={buttonClass({ look: 'line' })} to={target.path + way.to}>
            {way.words}
          </Link>
        }
      />
    </div>
  )
}
