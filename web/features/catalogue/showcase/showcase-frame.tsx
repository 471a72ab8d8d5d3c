import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { t } from '#web/words/t.ts'
import { useShowcase } from './showcase-data.ts'
import { langOf } from '#web/words/language.ts'
import styles from './showcase-frame.module.css'

type Shown = ReturnType<typeof useShowcase>

interface ShowcaseFrameProps {
  path: string
  /** Class of the header with its title and lead. */
  className: string | undefined
  /** Class of the lead. */
  leadClassName?: string
  children: (shown: Pick<Shown, 'collections' | 'statement'>) => ReactNode
}

/** What the three showcases share: title and lead, and the links between them. */
export const ShowcaseFrame = ({ path, className, leadClassName = 'muted', children }: ShowcaseFrameProps) => {
  const { title, lead, seo, jsonLd, others, ...shown } = useShowcase(path)
  return (
    <>
      <PageSeo title={title} path={path} description={lead} seo={seo} jsonLd={jsonLd} />
      <header className={`wrap ${className}`}>
        <h1 lang={langOf(title)}>{title}</h1>
        {lead && (
          <p lang={langOf(lead)} className={leadClassName}>
            {lead}
          </p>
        )}
      </header>
      {children(shown)}
      {others.length > 1 && (
        <nav className={`wrap ${styles.nav}`} aria-label={t('collections.nav')}>
          {others.map((other) => (
            <Link
              key={other.path}
              to={other.path}
              lang={langOf(other.summary ?? other.title)}
              aria-current={other.path === path ? 'page' : undefined}
            >
              {other.summary ?? other.title}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
