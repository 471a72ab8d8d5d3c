import { t } from '#web/words/t.ts'

/** Gold has a purity; steel has a grade, 316L. One name for these values. */
export const purityTerm = (purities: readonly (string | null | undefined)[]): string =>
  purities.length > 0 && purities.every((purity) => /^\d+L$/.test(purity ?? ''))
    ? t('filters.grade')
    : t('filters.purity')
