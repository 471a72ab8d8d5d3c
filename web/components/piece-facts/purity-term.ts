import { t } from '#web/words/t.ts'

/** '316L', a grade of steel. */
export const isGrade = (purity: string | null | undefined): boolean => /^\d+L$/.test(purity ?? '')

/** Gold has a purity; steel has a grade, 316L. One name for these values. */
export const purityTerm = (purities: readonly (string | null | undefined)[]): string =>
  purities.length > 0 && purities.every(isGrade) ? t('filters.grade') : t('filters.purity')
