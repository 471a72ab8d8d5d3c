import { t } from '#web/words/t.ts'

/** '45 cm' is a length: the name of a product's sizes, which for other pieces is `otherwise`. */
export const sizeTerm = (sizes: readonly string[], otherwise: string): string =>
  sizes.some((size) => size.endsWith('cm')) ? t('filters.length') : otherwise
