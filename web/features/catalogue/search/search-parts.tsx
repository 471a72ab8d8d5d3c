import { Link } from '#web/components/link/link.tsx'
import { meaningOf } from '#web/components/search-reading/meaning.ts'
import type { SearchReading as Found } from '#web/components/search-reading/search-reading-fragment.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import type { ListedCategory } from '../listing/listing-target.ts'
import styles from './search.module.css'
import { inLanguage } from '#web/words/language.ts'
import { rich, t } from '#web/words/t.ts'

/** A plain form that loads the page again: it needs no script. */
export const SearchForm = ({ search }: { search: string }) => (
  <form role="search" action={inLanguage(paths.search())} className={styles.form}>
    <label htmlFor="search-words">{t('search.page.label')}</label>
    <div>
      <input
        id="search-words"
        name="search"
        type="search"
        defaultValue={search}
        // Somebody who pressed the search button before the scripts arrived is about to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={search === ''}
        maxLength={64}
        required
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" look="line">
        {t('list.search')}
      </Button>
    </div>
  </form>
)

export type Reading = Found | null | undefined

/** How the search was understood, if not literally: with a corrected spelling, or as a word of the trade. */
export const SearchReading = ({ search, reading }: { search: string; reading: Reading }) => {
  if (!reading || (!reading.corrected && reading.meant.length === 0)) return null
  return (
    <div className={`small muted ${styles.reading}`}>
      {reading.corrected && (
        <p>
          {rich('search.corrected', {
            term: search,
            link: (words) => <Link to={paths.search({ search: reading.corrected })}>{words}</Link>,
            corrected: reading.corrected,
          })}
        </p>
      )}
      {reading.meant.map((meant) => {
        const words = meaningOf(meant, (means) => t('search.means', { term: meant.term, means }))
        return words && <p key={meant.term}>{words}</p>
      })}
      {reading.budget && (
        <p>
          <Link className="tlink" to={paths.search({ search: `"${search}"` })}>
            {t('search.wordsOnly')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Pages that answer what was asked, before any piece. */
export const PagesThatAnswer = ({ reading }: { reading: Reading }) =>
  reading && reading.pages.length > 0 ? (
    <section className={styles.pages} aria-labelledby="pages-that-answer">
      <h2 id="pages-that-answer">{t('search.pages')}</h2>
      <ul>
        {reading.pages.map(({ path, title, line }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {line && <p className="small muted">{line}</p>}
          </li>
        ))}
      </ul>
    </section>
  ) : null

/** The categories, for shoppers who have no word for what they want. */
export const WaysIn = ({ categories }: { categories: readonly ListedCategory[] }) => (
  <nav className={styles.ways} aria-label={t('search.ways')}>
    {categories.map(({ id, slug, name }) => (
      <Link key={id} to={paths.category(slug)}>
        {name}
      </Link>
    ))}
    <Link to={paths.contactUs()}>{t('search.ask')}</Link>
  </nav>
)

/** Nothing was found: why, and where to go on. */
export const NothingFound = ({
  search,
  categories,
  answered,
}: {
  search: string
  categories: readonly ListedCategory[]
  /** True if pages answer the search. */
  answered: boolean
}) => (
  <div className={`wrap ${styles.nothing}`}>
    <EmptyState
      title={t('list.none')}
      text={answered ? t('search.onlyPages', { term: search }) : t('search.nothing', { term: search })}
      action={<WaysIn categories={categories} />}
    />
  </div>
)
