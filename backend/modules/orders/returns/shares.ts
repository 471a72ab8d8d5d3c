/** What was charged for a line: the pieces, and the tax collected at source with them. */
export const chargedOf = (line: { readonly net_paise: number; readonly tcs_paise: number }): number =>
  line.net_paise + line.tcs_paise

/** A line of an order, as refunds see it. */
export interface Shared {
  readonly quantity: number
  /** What the line was charged at. */
  readonly net: number
  /** What points paid of it, in paise. */
  readonly discount: number
  /** What one point of the order is worth, in paise. */
  readonly pointPaise: number
}

/** What was returned of a line before. */
export interface Before {
  readonly quantity: number
  readonly paise: number
  readonly points: number
}

/**
 * The value of further pieces of a line: the share of all pieces returned by then, less what was refunded before.
 * However a line is split, it refunds exactly what it cost.
 */
export const shareOf = (
  line: Shared,
  before: Before,
  quantity: number,
): { paise: number; points: number } => {
  const back = before.quantity + quantity
  if (!Number.isInteger(quantity) || quantity < 1 || back > line.quantity)
    throw new RangeError(
      `${quantity} more of ${line.quantity} pieces cannot come back after ${before.quantity}`,
    )
  const part = (whole: number) => Number((BigInt(whole) * BigInt(back)) / BigInt(line.quantity))
  return {
    paise: Math.max(part(line.net) - before.paise, 0),
    points: Math.max(Math.floor(part(line.discount) / line.pointPaise) - before.points, 0),
  }
}
