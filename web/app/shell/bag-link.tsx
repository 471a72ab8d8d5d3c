import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { graphql } from '#web/gql/app/gql.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import styles from './header.module.css'

/** Asked for after hydration only: a public page is the same bytes for everyone. */
const BagCountDocument = graphql(`
  query BagCount {
    bagCount
  }
`)

/** What a change of the bag names, so that the number beside the icon follows it. */
const context = { additionalTypenames: ['Bag'] }

/** Shown only when signed in (specification section 2). */
export const BagLink = ({ className }: { className?: string }) => {
  const [{ data }] = useQuery({ query: BagCountDocument, context })
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
