import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { BagCountDocument, bagContext } from './bag-count.ts'
import styles from './header.module.css'

/** Shown only when signed in (specification section 2). */
export const BagLink = ({ className }: { className?: string }) => {
  const [{ data }] = useQuery({ query: BagCountDocument, context: bagContext })
  const pieces = data?.bagCount ?? 0
  const label = t('shell.bag', { count: pieces })
  return (
    <Link className={className} to={paths.shoppingBag()} aria-label={label}>
      <Icon name="bag" />
      {pieces > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {pieces}
        </span>
      ) : null}
    </Link>
  )
}
