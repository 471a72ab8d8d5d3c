import { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { safeCell, textOfCell } from '#contract/table-cell.ts'
import { member } from '#program/member.ts'
import { readCsv, writeCsv } from './csv.ts'

/** A product of a file, and its line (CSV) or place (JSON). */
export interface FileLine {
  readonly line: number
  readonly product: unknown
}

/** The members read of a schema. */
interface Shape {
  readonly type?: string
  readonly items?: { readonly type?: string }
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}
interface Column {
  readonly name: string
  readonly kind: 'text' | 'list' | 'json'
  readonly required: boolean
}

const columnsOf = (shapes: readonly Shape[]): Column[] =>
  shapes.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, { type, items }]) => ({
      name,
      kind: type === 'string' ? 'text' : type === 'array' && items?.type === 'string' ? 'list' : 'json',
      required: required.includes(name),
    })),
  )
const PRODUCT = columnsOf(ProductInput.allOf)
  .filter(({ name }) => name !== 'variants')
  .sort((a, b) => Number(b.name === '_id') - Number(a.name === '_id'))
const VARIANT = columnsOf([VariantInput])
const OF_VARIANT = 'variant.'

const cellOf = ({ kind }: Column, value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (kind === 'text') return safeCell(String(value))
  const plain = Array.isArray(value) && value.every((each) => typeof each === 'string' && !/[|[]/.test(each))
  return kind === 'list' && plain ? safeCell(value.join('|')) : JSON.stringify(value)
}

const valueOf = ({ kind, required }: Column, cell: string): unknown => {
  if (cell === '') return kind === 'list' && required ? [] : undefined
  if (kind === 'text') return textOfCell(cell)
  if (kind === 'list' && !cell.startsWith('[')) return textOfCell(cell).split('|')
  try {
    const read: unknown = JSON.parse(cell)
    return read
  } catch {
    // Not what it should be: the backend says so, with the member's name.
    return cell
  }
}

type Members = Readonly<Record<string, unknown>>

/** One row for each variant; a product's own members are in its first row. Lists are joined by `|`. */
export const toCsv = (products: readonly ProductInput[]): string =>
  writeCsv([
    [...PRODUCT.map(({ name }) => name), ...VARIANT.map(({ name }) => OF_VARIANT + name)],
    ...products.flatMap((product) =>
      product.variants.map((variant, n) => [
        ...PRODUCT.map((column) =>
          n === 0 || column.name === '_id' ? cellOf(column, member(product, column.name)) : '',
        ),
        ...VARIANT.map((column) => cellOf(column, member(variant, column.name))),
      ]),
    ),
  ])

const membersOf = (columns: readonly Column[], prefix: string, cells: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = valueOf(column, cells.get(prefix + column.name) ?? '')
      return value === undefined ? [] : [[column.name, value]]
    }),
  )

/** Products of a CSV file. Throws one sentence if its first line names an unknown column. */
export const fromCsv = (text: string): FileLine[] => {
  const [head, ...rows] = readCsv(text)
  if (!head) return []
  const known = new Set([...PRODUCT.map(({ name }) => name), ...VARIANT.map(({ name }) => OF_VARIANT + name)])
  const strange = head.cells.filter((name) => !known.has(name.trim()))
  if (strange.length > 0) throw new Error(`There is no column ${strange.join(', ')}.`)
  const found: { line: number; product: Members & { variants: Members[] } }[] = []
  for (const { line, cells } of rows) {
    const byName = new Map(head.cells.map((name, n) => [name.trim(), cells[n] ?? '']))
    const variant = membersOf(VARIANT, OF_VARIANT, byName)
    const last = found.at(-1)
    if (last && last.product['_id'] === byName.get('_id')) last.product.variants.push(variant)
    else found.push({ line, product: { ...membersOf(PRODUCT, '', byName), variants: [variant] } })
  }
  return found
}

/** The products of a JSON file, which holds a list of them. Throws one sentence otherwise. */
export const fromJson = (text: string): FileLine[] => {
  const read = ((): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`This is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`, {
        cause: error,
      })
    }
  })()
  if (!Array.isArray(read)) throw new Error('The file must hold a list of products.')
  return read.map((product: unknown, n) => ({ line: n + 1, product }))
}
