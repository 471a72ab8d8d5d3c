import { Link } from '#web/components/link/link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import type { OfferedSection } from './facets-query.ts'
import { FacetFields, sectionsFor } from './filter-fields.tsx'
import type { Filters } from './filter-state.ts'
import type { SortId } from './sorts.ts'
import styles from './filters.module.css'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

interface FilterFormProps {
  filters: Filters
  canSort: boolean
  /** How the list is sorted if nobody chooses. */
  usual?: SortId | undefined
  /** Where the next step of the price begins; paise. */
  priceSteps: readonly number[]
  /** Facets with something to choose. */
  sections: readonly OfferedSection[]
  /** Path of the list; the form's fields become its search part. */
  action: string
  /** Members of the address that the drawer does not choose, e.g. the collection. */
  scope: Readonly<Record<string, string | undefined>>
  clearHref: string
}

/** The filters for browsers without JavaScript: a plain form that loads the list again. */
export const FilterForm = ({
  filters,
  canSort,
  usual,
  priceSteps,
  sections,
  action,
  scope,
  clearHref,
}: FilterFormProps) => (
  <form className={styles.form} method="get" action={inLanguage(action)}>
    <h2>{t('filters.title')}</h2>
    {Object.entries(scope).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <div className={styles.sections}>
      {sectionsFor(canSort, priceSteps).map(({ id, title, Fields }) => (
        <fieldset key={id} className={styles.group}>
          <legend>{title}</legend>
          <Fields filters={filters} usual={usual} priceSteps={priceSteps} />
        </fieldset>
      ))}
      {sections.map((section) => (
        <fieldset key={section.id} className={styles.group}>
          <legend>{section.title}</legend>
          <FacetFields section={section} filters={filters} />
        </fieldset>
      ))}
    </div>
    <div className={styles.actions}>
      <Button type="submit">{t('filters.show')}</Button>
      <Link className="tlink" to={clearHref}>
        {t('filters.clear')}
      </Link>
    </div>
  </form>
)
