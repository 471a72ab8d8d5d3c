import { gstInside, mulDivRound } from '#backend/lib/trade/gst.ts'
import type { Selectable } from 'kysely'
import type { InvoiceLine } from '#backend/lib/rows/invoice-shape.ts'
import { chargedOf } from '../returns/shares.ts'
import type { OrdersTables } from '../tables.ts'
import { detailOf } from './pieces-in-words.ts'

/** A part of an order line: a number of pieces, and what was charged for them, TCS included. */
export interface InvoicedPart {
  readonly line: Selectable<OrdersTables['order_lines']>
  readonly quantity: number
  readonly charged: number
}

/** What is taxed of a part of a line: half the GST, what it is charged on, and the income tax collected with it. */
export interface Taxed {
  readonly net: number
  readonly taxable: number
  readonly half: number
  readonly tcs: number
}

const isOf = ({ line }: InvoicedPart, noted: InvoiceLine): boolean =>
  noted.name === line.name &&
  noted.detail === detailOf(line) &&
  noted.hsn === line.hsn &&
  noted.basisPoints === line.gst_basis_points &&
  noted.gross === line.unit_paise * noted.quantity

const sum = (lines: readonly InvoiceLine[], of: 'net' | 'taxable' | 'tcs') =>
  lines.reduce((total, line) => total + (line[of] ?? 0), 0)

/**
 * The taxes of a part of a line after what earlier credit notes have of it: those of both together, less theirs. Each
 * rounded by itself, the notes of pieces that come back one by one would not add up to their invoice.
 */
export const taxedAfter = (credited: readonly InvoiceLine[], part: InvoicedPart): Taxed => {
  const { line, charged } = part
  const all = credited.filter((noted) => isOf(part, noted))
  // Notes of a release before this one do not say how much of it was TCS.
  const before = line.tcs_paise > 0 && all.some(({ tcs }) => tcs === undefined) ? [] : all
  const [net, taxable, tcs] = [sum(before, 'net'), sum(before, 'taxable'), sum(before, 'tcs')]
  const tcsNow =
    line.tcs_paise === 0 ? 0 : mulDivRound(net + tcs + charged, line.tcs_paise, chargedOf(line)) - tcs
  const netNow = charged - tcsNow
  const both = gstInside(net + netNow, line.gst_basis_points)
  const taxableNow = both.taxable - taxable
  return { net: netNow, taxable: taxableNow, half: (netNow - taxableNow) / 2, tcs: tcsNow }
}
