/** What other modules may use of personalisation: checking a request, and what it costs. */
import type { Personal } from './choose.ts'
import type { PriceList } from './store.ts'

export { choosePersonal, type Personal } from './choose.ts'
export { putBears, putOptions, readBears, readPriceList, type PriceList } from './store.ts'

type Chosen = Pick<Personal, 'engraving' | 'birthStone' | 'boxStamp'>

/** What it adds to one piece today, in paise and working days. Undefined if the house no longer offers it. */
export const addedBy = (
  { engraving, birthStone, boxStamp }: Chosen,
  prices: PriceList,
): { paise: number; days: number } | undefined => {
  const stone = prices.stones.find(({ name }) => name === birthStone)
  if (birthStone !== null && !stone) return undefined
  const parts = [
    ...(engraving === null ? [] : [prices.engraving]),
    ...(stone ? [stone] : []),
    ...(boxStamp === null ? [] : [prices.stamp]),
  ]
  return {
    paise: parts.reduce((sum, { paise }) => sum + paise, 0),
    days: parts.reduce((sum, { days }) => sum + days, 0),
  }
}

/**
 * Made for one person, so it cannot come back: words or a stone in the piece, or the whole of it. Initials on its box do
 * not count.
 */
export const isMadeForOne = ({
  engraving,
  birthStone,
  commissioned,
}: Pick<Personal, 'engraving' | 'birthStone'> & { readonly commissioned: boolean }): boolean =>
  commissioned || engraving !== null || birthStone !== null
