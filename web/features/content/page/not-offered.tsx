import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import styles from './not-offered.module.css'

/** A route whose words this backend does not have. */
export const NotOffered = () => (
  <div className={`wrap ${styles.page}`}>
    <PageSeo title="Not open yet" path={paths.home()} />
    <EmptyState
      as="h1"
      title="This service is not open yet."
      text="Telephone or write, and we will see to it."
      action={
        <Link className={buttonClass({ look: 'line' })} to={paths.contactUs()}>
          Contact
        </Link>
      }
    />
  </div>
)
