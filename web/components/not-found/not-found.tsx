import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { Ring } from './ring.tsx'
import styles from './not-found.module.css'

/** The not-found screen (specification section 2). The loader gives the status 404. */
export const NotFound = () => (
  <div className={styles.screen}>
    <PageSeo title={t('app.notFound.seo')} path="/not-found" description={t('app.notFound.text')} />
    <p className={styles.number} aria-hidden="true">
      <span>4</span>
      <Ring />
      <span>4</span>
    </p>
    <h1 className={styles.title}>{t('app.notFound.title')}</h1>
    <p className="muted">{t('app.notFound.text')}</p>
    <Link className={`${buttonClass()} ${styles.back}`} to={paths.home()}>
      {t('app.home')}
    </Link>
  </div>
)
