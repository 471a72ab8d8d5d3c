import { withoutGroups } from '#contract/grouped-number.ts'
import type { Column } from '#contract/product-columns.ts'
import type { Mistake, TableRow } from './rows.ts'

/** The same words, whatever their case. */
export const same = (one: string | undefined, other: string | undefined) =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase()

/** A list in one cell. */
export const listed = (cell: string): string[] =>
  cell
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)

/** Reads cells of one row, and reports what is wrong with them. */
export const reader = ({ row, cells }: TableRow, mistakes: Mistake[]) => {
  const wrong = (column: Column, message: string): undefined => {
    mistakes.push({ row, column, message })
    return undefined
  }
  const number = (
    column: Column,
    { least, most, decimals, unit, example }: NumberShape,
  ): number | undefined => {
    const cell = cells.get(column)
    if (cell === undefined) return undefined
    const bare = withoutGroups(cell.replace(/^₹/, '').replace(unit, '').trim())
    const value = Number(bare)
    if (!/^\d+(?:\.\d+)?$/.test(bare) || (bare.split('.')[1]?.length ?? 0) > decimals)
      return wrong(
        column,
        `‘${cell}’ is not a ${decimals > 0 ? 'number' : 'whole number'}. Write, for example, ${example}.`,
      )
    if (value < least || value > most)
      return wrong(column, `${cell} is ${value < least ? 'too little' : 'too much'}: ${least} to ${most}.`)
    return value
  }
  const yes = (column: Column): boolean | undefined => {
    const cell = cells.get(column)?.toLowerCase()
    if (cell === undefined) return undefined
    if (['yes', 'y', 'true', '1'].includes(cell)) return true
    if (['no', 'n', 'false', '0'].includes(cell)) return false
    return wrong(column, `‘${cell}’ is neither yes nor no.`)
  }
  return { wrong, number, yes, cell: (column: Column) => cells.get(column) }
}
export type Reader = ReturnType<typeof reader>

interface NumberShape {
  readonly least: number
  readonly most: number
  readonly decimals: number
  readonly unit: RegExp
  readonly example: string
}
const NOTHING = /^$/
export const RUPEES: NumberShape = {
  least: 0,
  most: 1e9,
  decimals: 2,
  unit: /\s*(?:rs|inr)\.?$/i,
  example: '12500',
}
export const WHOLE_RUPEES: NumberShape = { ...RUPEES, least: 1, decimals: 0 }
export const GRAMS: NumberShape = {
  least: 0.001,
  most: 100_000,
  decimals: 3,
  unit: /\s*g(?:ms?|rams?)?$/i,
  example: '4.25',
}
export const PIECES: NumberShape = { least: 0, most: 1e6, decimals: 0, unit: NOTHING, example: '3' }
export const DAYS: NumberShape = { least: 0, most: 365, decimals: 0, unit: /\s*days?$/i, example: '12' }

export const milligrams = (grams: number | undefined) =>
  grams === undefined ? undefined : Math.round(grams * 1000)
export const paiseOf = (rupees: number) => Math.round(rupees * 100)
