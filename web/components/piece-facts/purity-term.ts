import { t } from '#web/words/t.ts'

/** Gold has a purity, steel a grade. */
export const purityTerm = (metals: readonly (string | null | undefined)[]): string =>
  metals.length > 0 && metals.every((metal) => /steel|titanium/i.test(metal ?? ''))
    ? t('filters.grade')
    : t('filters.purity')
