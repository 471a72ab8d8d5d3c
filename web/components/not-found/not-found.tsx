import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Ring } from './ring.tsx'
import styles from './not-found.module.css'

/** The not-found screen (specification section 2). The loader gives the status 404. */
export const NotFound = () => (
  <div className={styles.screen}>
    <PageSeo
      title="Page not found"
      path="/not-found"
      description="It may have been sold, renamed, or never made."
    />
    <p className={styles.number} aria-hidden="true">
      <span>4</span>
      <Ring />
      <span>4</span>
    </p>
    <h1 className={styles.title}>PAGE NOT FOUND :(</h1>
    <p className="muted">It may have been sold, renamed, or never made.</p>
    <Link className={`${buttonClass()} ${styles.back}`} to={paths.home()}>
      Back to Home
    </Link>
  </div>
)
