import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Column } from '#contract/product-columns.ts'
import type { Reader } from './cells.ts'
import type { TableRow } from './rows.ts'

/** Columns that name one choice of a piece, and those that change something in which its choices differ. */
const NAMING: readonly Column[] = ['sku', 'metal', 'purity', 'size', 'stone', 'quality']
const OF_A_CHOICE: readonly Column[] = [
  'stock',
  'price',
  'making',
  'stones price',
  'weight',
  'gross weight',
  'making days',
]

/**
 * Whether a row is about a piece with several choices as a whole, because it names none of them. It may then change only
 * what belongs to the piece; what belongs to a choice is a mistake.
 */
export const isOfWholePiece = (product: ProductInput, { cells }: TableRow, read: Reader): boolean => {
  const columns = [...cells.keys()]
  const many = product.variants.length
  if (many < 2 || columns.some((column) => NAMING.includes(column) || column.startsWith('option:')))
    return false
  const column = columns.find((each) => OF_A_CHOICE.includes(each))
  if (column !== undefined)
    read.wrong(column, `‘${product.name}’ has ${many} choices: name one by its sku, or by its options.`)
  return true
}
