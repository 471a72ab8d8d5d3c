import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import styles from './not-offered.module.css'

/** For a route whose content this backend does not have. */
export const NotOffered = () => (
  <div className={`wrap ${styles.page}`}>
    <PageSeo title={t('content.notOpen')} path={paths.home()} />
    <EmptyState
      as="h1"
      title={t('content.notOpenLine')}
      text={t('content.notOpenText')}
      action={
        <Link className={buttonClass({ look: 'line' })} to={paths.contactUs()}>
          {t('content.contact')}
        </Link>
      }
    />
  </div>
)
