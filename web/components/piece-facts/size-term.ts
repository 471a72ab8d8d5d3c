import { t } from '#web/words/t.ts'

/** The name of a product's sizes: '45 cm' is a length; for other sizes it is `otherwise`. */
export const sizeTerm = (sizes: readonly string[], otherwise: string): string =>
  sizes.some((size) => size.endsWith('cm')) ? t('filters.length') : otherwise
