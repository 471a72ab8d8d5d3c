import type { NewCombination } from '#contract/new-products.ts'
import type { Column } from '#contract/product-columns.ts'
import { Refusal } from '#backend/lib/http/implement.ts'
import { namesOf } from '#program/names.ts'
import type { Mistake, TableRow } from './table/rows.ts'

/** The column of a table that says the same as a member of a form: one set of rules reads both. */
const COLUMN_OF = {
  name: 'name',
  categoryId: 'category',
  hsn: 'hsn',
  sku: 'sku',
  metal: 'metal',
  purity: 'purity',
  size: 'size',
  stone: 'stone',
  stoneQuality: 'quality',
  metalWeightMg: 'weight',
  weightMg: 'gross weight',
  making: 'making',
  stonesPrice: 'stones price',
  amount: 'price',
  stock: 'stock',
  makingDays: 'making days',
} as const satisfies Readonly<Record<string, Column>>

const grams = (milligrams: number) => (milligrams / 1000).toFixed(3)

/** A combination as a row of a table of products. */
export const rowOf = (
  {
    options = {},
    stock = 0,
    ...typed
  }: NewCombination & { name?: string; categoryId?: string; hsn?: string },
  productId: string,
): TableRow => {
  const cells = new Map<Column, string>([
    ['product', productId],
    ['stock', String(stock)],
  ])
  for (const [member, column] of Object.entries(COLUMN_OF)) {
    const value = Object.entries(typed).find(([name]) => name === member)?.[1]
    if (value === undefined) continue
    const text = member.endsWith('Mg') ? grams(Number(value)) : String(value).trim()
    if (text !== '') cells.set(column, text)
  }
  for (const [key, value] of Object.entries(options)) cells.set(`option:${key}`, value)
  return { row: 1, cells }
}

/** The member of a form that a column is for. */
const memberOf = (column: string): string =>
  namesOf(COLUMN_OF).find((member) => COLUMN_OF[member] === column) ?? column

/** Mistakes of a row, each at the member of the form that it is about. */
export const refusalOf = (mistakes: readonly Mistake[]): Refusal => {
  const [first] = mistakes
  const message = first?.message ?? 'This product is not right.'
  return new Refusal(422, 'VALIDATION', message, {
    fields: Object.fromEntries(
      mistakes.flatMap(({ column, message: words }) =>
        column === undefined ? [] : [[memberOf(column), words]],
      ),
    ),
  })
}
