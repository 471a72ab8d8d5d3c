import type { ProductInput } from '#contract/catalogue-write.ts'
import type { OptionsSource, OptionValues } from '#contract/options.ts'
import { listed, same } from './cells.ts'
import type { Column, OwnColumn } from '#contract/product-columns.ts'
import { didYouMean, type Mistake, type TableRow } from './rows.ts'

const columnOfOption = (key: string): OwnColumn => `option:${key}`

/** The house's own option that a header means, by its key or its name. */
export const ownColumn = (head: string, options: OptionsSource): OwnColumn | undefined => {
  const word = head.trim().replaceAll('_', ' ')
  const found = options.find(({ key, name }) => same(name, word) || same(key.replaceAll('-', ' '), word))
  return found && columnOfOption(found.key)
}

/** How many choices a row names: the product of the numbers of values in its cells. */
export const countChoices = ({ cells }: TableRow, options: OptionsSource): number =>
  options.reduce(
    (count, { key }) => count * Math.max(1, listed(cells.get(columnOfOption(key)) ?? '').length),
    1,
  )

/** A row whose cell names several values is a row for each of them: '40 cm|45 cm'. */
export const perChoice = (row: TableRow, options: OptionsSource): readonly TableRow[] =>
  options.reduce<readonly TableRow[]>(
    (rows, { key }) => {
      const column = columnOfOption(key)
      return rows.flatMap((each) => {
        const values = listed(each.cells.get(column) ?? '')
        return values.length < 2
          ? [each]
          : values.map((value) => ({ ...each, cells: new Map([...each.cells, [column, value]]) }))
      })
    },
    [row],
  )

/** A mistake for each cell of an option that the house had when the table was sent, and has since removed. */
export const lostOptions = ({ row, cells }: TableRow, options: OptionsSource): readonly Mistake[] => {
  const known = new Set<Column>(options.map(({ key }) => columnOfOption(key)))
  return [...cells.keys()].flatMap((column) =>
    column.startsWith('option:') && !known.has(column)
      ? [{ row, column, message: 'The shop has no such option any more: add it, or send the table again.' }]
      : [],
  )
}

/**
 * A mistake for each value that the house has not listed for an option with listed values, because a typing mistake
 * would become another choice. Values that pieces already have may be named again.
 */
export const unknownValues = (
  { row, cells }: TableRow,
  options: OptionsSource,
  products: readonly ProductInput[],
): readonly Mistake[] =>
  options.flatMap(({ key, name, attribute, values = [] }) => {
    if (attribute || values.length === 0) return []
    const written = values.map(({ value }) => value)
    const isThere = (word: string) =>
      written.some((value) => same(value, word)) ||
      products.some(({ variants }) => variants.some((variant) => same(variant.options?.[key], word)))
    return listed(cells.get(columnOfOption(key)) ?? '')
      .filter((word) => !isThere(word))
      .map((word) => {
        const hint = didYouMean(word, written) || ` There are ${written.join(', ')}.`
        const message = `${name} has no value ‘${word}’.${hint} Add it to the option first, or choose that missing ones are created (on the command line: --create-missing).`
        return { row, column: name, message }
      })
  })

/** What a row says of the house's own options. */
export const ownValues = ({ cells }: TableRow, options: OptionsSource): OptionValues =>
  Object.fromEntries(
    options.flatMap(({ key, values = [] }) => {
      const cell = cells.get(columnOfOption(key))
      // Spelled as the house lists it, if it does.
      return cell === undefined ? [] : [[key, values.find(({ value }) => same(value, cell))?.value ?? cell]]
    }),
  )

/** Whether two sets of values agree on every key of the first. */
export const fits = (wanted: OptionValues, values: OptionValues = {}): boolean =>
  Object.entries(wanted).every(([key, value]) => same(values[key], value))

/** What these values add to the making charge and to the metal of a piece. */
export const addedByOptions = (chosen: OptionValues, options: OptionsSource) => {
  const all = options.flatMap(({ key, values = [] }) => values.filter(({ value }) => value === chosen[key]))
  return {
    paise: all.reduce((sum, { rupees = 0 }) => sum + rupees * 100, 0),
    milligrams: all.reduce((sum, { milligrams = 0 }) => sum + milligrams, 0),
  }
}
