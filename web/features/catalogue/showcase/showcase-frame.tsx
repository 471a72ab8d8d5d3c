import { Link } from '#web/components/link/link.tsx'
import { t } from '#web/words/t.ts'
import styles from './showcase-nav.module.css'

interface Showcase {
  readonly path: string
  readonly title: string
  readonly summary?: string | null
}

/** The way between the showcases. */
export const ShowcaseNav = ({ others, current }: { others: readonly Showcase[]; current: string }) =>
  others.length > 1 && (
    <nav className={`wrap ${styles.nav}`} aria-label={t('collections.nav')}>
      {others.map(({ path, title, summary }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {summary ?? title}
        </Link>
      ))}
    </nav>
  )
