import { t } from '#web/words/t.ts'
/** ', 2 of 3'; nothing where there is one. */
export const pieceName = (place: number, of: number): string =>
  of > 1 ? t('order.ofMany', { piece: place + 1, count: of }) : ''
