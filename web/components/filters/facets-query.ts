import { graphql } from '#web/gql/components/gql.ts'
import type { FacetsQuery, FacetsQueryVariables } from '#web/gql/components/graphql.ts'
import { facetLabel, type FacetId } from './facet-labels.ts'
import { FACET_SECTIONS, type FacetChoice, type FacetSection } from './facet-sections.ts'
import type { Filters } from './filter-state.ts'

export const FacetsDocument = graphql(`
  query Facets($filter: ProductFilter!) {
    facets(filter: $filter) {
      name
      option {
        key
        name
      }
      values {
        value
        label
        count
        countIsFloor
        categoryId
        parentCategoryId
      }
    }
  }
`)

/** The variables of the query for a list's facets. */
export interface FacetScope {
  /** The list's filter if these are chosen. */
  readonly filterOf: (filters: Filters) => FacetsQueryVariables['filter']
  /** The category of the list: only its children are offered. */
  readonly within: string | undefined
  /** Facets that the list's own address has settled, e.g. the collection. */
  readonly settled: readonly FacetId[]
}

const NAMES: Readonly<Record<FacetId, FacetsQuery['facets'][number]['name']>> = {
  category: 'CATEGORY',
  metal: 'METAL',
  purity: 'PURITY',
  stone: 'STONE',
  carat: 'CARAT',
  shape: 'SHAPE',
  colour: 'COLOUR',
  clarity: 'CLARITY',
  origin: 'ORIGIN',
  size: 'SIZE',
  option: 'OPTION',
  gender: 'GENDER',
  collections: 'COLLECTION',
}

export interface OfferedSection extends FacetSection {
  readonly choices: readonly FacetChoice[]
}

/**
 * The sections of every shop, and one for each option of the house: after the category if the list asks for it before
 * metals, otherwise last.
 */
const sectionsOf = (facets: FacetsQuery['facets'] = []): readonly FacetSection[] => {
  const metal = facets.findIndex(({ name }) => name === 'METAL')
  const own = (early: boolean) =>
    facets.flatMap(({ option }, place): FacetSection[] =>
      option && place < metal === early
        ? [{ id: `option-${option.key}`, facet: 'option', option: option.key, title: option.name }]
        : [],
    )
  const [category, ...others] = FACET_SECTIONS
  return [...(category ? [category] : []), ...own(true), ...others, ...own(false)]
}

/**
 * Sections with something to choose. A single choice that all pieces share is left out, unless it is already applied.
 */
export const offeredSections = (
  facets: FacetsQuery['facets'] | undefined,
  { within, settled }: FacetScope,
  filters: Filters,
): OfferedSection[] =>
  sectionsOf(facets).flatMap((section) => {
    const { facet, option, holds } = section
    if (settled.includes(facet)) return []
    const chosen = filters.facets?.[facet] ?? []
    const found = facets?.find((one) => one.name === NAMES[facet] && one.option?.key === option)
    const choices = (found?.values ?? [])
      .filter(({ value }) => !holds || holds(value))
      .filter(
        ({ value, parentCategoryId }) =>
          facet !== 'category' || (parentCategoryId ?? undefined) === within || chosen.includes(value),
      )
      .map((choice) => ({ ...choice, label: facetLabel(facet, choice.value, choice.label) }))
    const isChosen = choices.some(({ value }) => chosen.includes(value))
    return choices.length > 1 || isChosen ? [{ ...section, choices }] : []
  })
