import { Link } from '#web/components/link/link.tsx'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import styles from './breadcrumb.module.css'

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The path to the page; the last step is the page itself. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className={styles.crumbs} aria-label={t('common.breadcrumb')}>
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
    <ol role="list">
      {crumbs.map(({ name, path }, place) => (
        <li key={path} lang={langOf(name)}>
          {place === crumbs.length - 1 ? (
            <span aria-current="page">{name}</span>
          ) : (
            <Link to={path}>{name}</Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)

/** The same for search engines (schema.org BreadcrumbList). */
export const breadcrumbJson = (origin: string, crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
})
