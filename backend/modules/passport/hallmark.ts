/** Gold lighter than this needs no hallmark. */
const LEAST_MG = 2000

interface Hallmarked {
  readonly metal: string | null
  readonly hsn: string
  /** The piece's gross weight; undefined if it is not known. */
  readonly grossMg: number | undefined
}

/** Coins and bars: the order leaves bullion out. */
export const isBullion = (hsn: string): boolean => /^71(?:06|08|10|18)/.test(hsn)

export const isLooseStone = (hsn: string): boolean => /^710[1-4]/.test(hsn)

export const isWatch = (hsn: string): boolean => /^910[12]/.test(hsn)

/** Only gold and silver are hallmarked in India. */
export const mayBearHuid = ({ metal, hsn }: Omit<Hallmarked, 'grossMg'>): boolean =>
  metal !== null && /gold|silver/i.test(metal) && !isWatch(hsn)

/**
 * Whether a piece must have a HUID. Source: Hallmarking of Gold Jewellery and Gold Artefacts Order, 2020 (S.O. 205(E)
 * of 15 January 2020): gold jewellery, except articles of less than two grams, watches, fountain pens, and bullion as a
 * bar or coin. Silver is hallmarked if the maker wishes.
 */
export const mustBearHuid = ({ metal, hsn, grossMg }: Hallmarked): boolean =>
  metal !== null &&
  /gold/i.test(metal) &&
  !isWatch(hsn) &&
  !isBullion(hsn) &&
  (grossMg === undefined || grossMg >= LEAST_MG)
