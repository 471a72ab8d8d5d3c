import { t } from '#web/words/t.ts'

/** '45 cm' is a length: what it is called where the sizes of other pieces are called `otherwise`. */
export const sizeTerm = (sizes: readonly string[], otherwise: string): string =>
  sizes.some((size) => size.endsWith('cm')) ? t('filters.length') : otherwise
