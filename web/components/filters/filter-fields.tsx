import { memo } from 'react'
import { formatCount } from '#web/lib/money.ts'
import { Offered } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import type { OfferedSection } from './facets-query.ts'
import { FILTER_PARAMS, withChoice, type Filters } from './filter-state.ts'
import { finerBuckets, priceBuckets } from './price-choices.ts'
import { SORTS, type SortId } from './sorts.ts'
import styles from './filters.module.css'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

interface FieldsProps {
  filters: Filters
  /** Where the next step of the price begins; paise. */
  priceSteps?: readonly number[]
  /** How the list is sorted if nobody chooses; undefined for a search, which is sorted by what fits best. */
  usual?: SortId | undefined
  /** Left out in the plain form, where the browser keeps what is chosen. */
  onChange?: Change | undefined
}

/** Changes what is chosen. */
export type Change = (change: (filters: Filters) => Filters) => void

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  note?: string
  /** Indented under another choice, which it narrows. */
  within?: boolean
  chosen: boolean
  onChange: Change | undefined
  /** What a press makes of the filters; always the same for one name and value. */
  choose: (filters: Filters, chosen: boolean) => Filters
}

/** A radio button or checkbox on its own row; `note` is at the right. */
const Choice = memo(
  ({ type, name, value, label, note, within, chosen, onChange, choose }: ChoiceProps) => (
    <label className={within ? `${styles.choice} ${styles.within}` : styles.choice}>
      <input
        type={type}
        name={name}
        value={value}
        {...(onChange
          ? {
              checked: chosen,
              onChange: ({ currentTarget: { checked } }) => onChange((filters) => choose(filters, checked)),
            }
          : { defaultChecked: chosen })}
      />
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </label>
  ),
  // A press renders the choices that it changes, not some sixty others.
  (before, after) =>
    before.chosen === after.chosen &&
    before.note === after.note &&
    before.value === after.value &&
    before.onChange === after.onChange,
)

/** 'Sort By': one of five (specification section 9). */
const SortFields = ({ filters, usual, onChange }: FieldsProps) =>
  SORTS.map(({ id, label }) => (
    <Choice
      key={id}
      type="radio"
      name={FILTER_PARAMS.sort}
      value={id}
      label={label}
      chosen={(filters.sort ?? usual) === id}
      onChange={onChange}
      choose={(all) => ({ ...all, sort: id === usual ? undefined : id })}
    />
  ))

/** 'Price': one of the house's steps. Finer steps are under the last one, for larger budgets. */
const PriceFields = ({ filters, onChange, priceSteps = [] }: FieldsProps) => {
  const steps = priceBuckets(priceSteps)
  return [...steps, ...finerBuckets(priceSteps)].map(({ id, label }, place) => (
    <Choice
      key={id}
      type="radio"
      name={FILTER_PARAMS.price}
      value={id}
      label={label}
      within={place >= steps.length}
      chosen={filters.price === id}
      onChange={onChange}
      choose={(all) => ({ ...all, price: id })}
    />
  ))
}

/** 'Top Collection': on or off. */
const TopFields = ({ filters, onChange }: FieldsProps) => (
  <Choice
    type="checkbox"
    name={FILTER_PARAMS.top}
    value="1"
    label={t('filters.top.only')}
    chosen={filters.top ?? false}
    onChange={onChange}
    choose={(all, chosen) => ({ ...all, top: chosen ? true : undefined })}
  />
)

/** Where a facet of diamonds is explained with drawings. */
const EXPLAINED = {
  carat: t('filters.guide.carat'),
  colour: t('filters.guide.colour'),
  clarity: t('filters.guide.clarity'),
} as const
const isExplained = (facet: string): facet is keyof typeof EXPLAINED => Object.hasOwn(EXPLAINED, facet)

/** One facet: its choices, each with the number of pieces that it leaves. */
export const FacetFields = ({
  section: { facet, choices },
  filters,
  onChange,
}: FieldsProps & { section: OfferedSection }) => (
  <>
    {choices.map(({ value, label, count, countIsFloor }) => (
      <Choice
        key={value}
        type="checkbox"
        name={facet}
        value={value}
        label={label}
        note={`${formatCount(count)}${countIsFloor ? '+' : ''}`}
        chosen={filters.facets?.[facet]?.includes(value) ?? false}
        onChange={onChange}
        choose={(all, chosen) => withChoice(all, facet, value, chosen)}
      />
    ))}
    {isExplained(facet) ? (
      // Opens in a new tab, so that choices that are not applied yet are kept.
      <Offered feature="content">
        <p className={styles.explained}>
          <a className="tlink" href={inLanguage(paths.fourCs(facet))} target="_blank" rel="noreferrer">
            {EXPLAINED[facet]}
            <span className="sr"> {t('common.newTab')}</span>
          </a>
        </p>
      </Offered>
    ) : null}
  </>
)

/** The three sections of the drawer (specification section 2). */
const SECTIONS = [
  { id: 'sort', title: t('filters.sort'), Fields: SortFields },
  { id: 'price', title: t('filters.price'), Fields: PriceFields },
  { id: 'top', title: t('filters.top.title'), Fields: TopFields },
] as const

/** Sorting only if the backend can sort, prices only if there are steps of them. */
export const sectionsFor = (canSort: boolean, priceSteps: readonly number[]) =>
  SECTIONS.filter(({ id }) => (id !== 'sort' || canSort) && (id !== 'price' || priceSteps.length > 0))
