import type { BagPiece } from '#web/components/piece-line/piece-fragments.ts'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'

/** Why a line of the bag cannot be bought as it was chosen. */
export const problemOf = (line: BagPiece): string | undefined => {
  if (line.problem === 'OUT_OF_STOCK') return t('bag.line.soldOut')
  if (line.problem === 'NOT_SOLD') return t('bag.line.gone')
  if (line.problem === 'FEWER_LEFT')
    return line.available === 1 ? t('bag.line.oneLeft') : t('bag.line.left', { count: line.available })
  if (line.problem === 'PRICE_CHANGED' && line.previousPrice)
    return t('bag.line.wasIs', { was: formatPaise(line.previousPrice), now: formatPaise(line.price) })
  return undefined
}
