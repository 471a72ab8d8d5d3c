import { isGrade } from '#web/components/piece-facts/purity-term.ts'
import { t } from '#web/words/t.ts'
import { isLength, isRingSize, type FacetId } from './facet-labels.ts'

/** One choice in the form that the schema gives. */
export interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly countIsFloor: boolean
}

export interface FacetSection {
  readonly id: string
  readonly facet: FacetId
  readonly title: string
  /** The house's option that it is. */
  readonly option?: string
  /** The values that belong here, if one facet fills several sections. */
  readonly holds?: (value: string) => boolean
}

/** The sections in order, below Sort By, Price and Top Collection: facts that must fit come before matters of taste. */
export const FACET_SECTIONS: readonly FacetSection[] = [
  { id: 'category', facet: 'category', title: t('filters.category') },
  { id: 'metal', facet: 'metal', title: t('filters.metal') },
  { id: 'ring-size', facet: 'size', title: t('filters.ringSize'), holds: isRingSize },
  { id: 'length', facet: 'size', title: t('filters.length'), holds: isLength },
  {
    id: 'other-size',
    facet: 'size',
    title: t('filters.otherSizes'),
    holds: (value) => !isRingSize(value) && !isLength(value),
  },
  { id: 'purity', facet: 'purity', title: t('filters.purity'), holds: (value) => !isGrade(value) },
  { id: 'grade', facet: 'purity', title: t('filters.grade'), holds: isGrade },
  { id: 'stone', facet: 'stone', title: t('filters.stone') },
  { id: 'carat', facet: 'carat', title: t('filters.diamond.weight') },
  { id: 'shape', facet: 'shape', title: t('filters.diamond.shape') },
  { id: 'colour', facet: 'colour', title: t('filters.diamond.colour') },
  { id: 'clarity', facet: 'clarity', title: t('filters.diamond.clarity') },
  { id: 'origin', facet: 'origin', title: t('filters.diamond.origin') },
  { id: 'gender', facet: 'gender', title: t('filters.for') },
  { id: 'collection', facet: 'collections', title: t('filters.collection') },
]
