import type { AskedTable } from '#backend/lib/rows/json-columns.ts'
import { inTurns } from '#backend/lib/running/in-turns.ts'
import { json } from '#backend/lib/store/db.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { paiseFromRupees } from '#backend/lib/trade/money.ts'
import { categoryNames, withoutRepeated } from './written.ts'
import {
  listCategoryNames,
  lockProducts,
  namedProducts,
  readCategoryInput,
  readProductInput,
} from '../../catalogue/api.ts'
import { chosenOf, readOptions } from '../../options/api.ts'
import { picturesByName } from '../../pictures/api.ts'
import { currentRates } from '../../pricing/api.ts'
import { importTables, sentenceOf, stageLines } from '../import/staged.ts'
import { isColumn } from '#contract/product-columns.ts'
import { groupRows, wordsOf } from './group-rows.ts'
import { readPieces, type Known, type Pieces } from './pieces.ts'
import { publishDrafts } from './publish-drafts.ts'
import type { Mistake, TableRow } from './rows.ts'

interface Asked extends Pick<Known, 'createMissing' | 'coming'> {
  readonly now: number
}

/** What the rows may refer to in the shop; `locked` until the transaction ends. */
const knownTo = async (
  db: Db,
  rows: readonly TableRow[],
  { now, ...asked }: Asked,
  locked: boolean,
): Promise<Known> => {
  const words = [...new Set(await inTurns(rows, wordsOf))]
  const files = rows.flatMap(({ cells }) => (cells.get('pictures') ?? '').split('|'))
  const [products, categories, rates, pictures] = [
    await (locked ? lockProducts(db, words) : namedProducts(db, words)),
    await listCategoryNames(db),
    await currentRates(db),
    await picturesByName(
      db,
      [...new Set(files.map((name) => name.trim().split('/').at(-1) ?? ''))].filter(Boolean),
    ),
  ]
  return {
    products,
    categories,
    options: chosenOf(await readOptions(db)),
    rates: new Map(
      rates.map(({ metal, purity, perGram }) => [
        `${metal}/${purity}`.toLowerCase(),
        { metal, purity, paise: paiseFromRupees(perGram) },
      ]),
    ),
    pictures,
    day: houseDay(now),
    ...asked,
  }
}

/** What the catalogue itself would refuse in a product, if the table has no better sentence for it. */
const refusals = async ({ products, categories }: Pieces): Promise<Mistake[]> => {
  const check = (row: number, work: () => unknown): Mistake[] => {
    try {
      work()
      return []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [{ row, message: sentenceOf(error) }]
    }
  }
  return [
    ...(await inTurns(products, ({ row, product }) => check(row, () => readProductInput(product)))),
    ...categories.flatMap((category) => check(1, () => readCategoryInput(category))),
  ]
}

/**
 * Reads rows, comparing them with what the shop has now. Reports every mistake, in the order of the rows; never throws
 * for one. Also returns the rows without what they only repeat: when the import is finished, they change nothing else.
 */
export const readRows = async (
  db: Db,
  rows: readonly TableRow[],
  asked: Asked,
  locked = false,
): Promise<Pieces & { readonly rows: readonly TableRow[] }> => {
  const known = await knownTo(db, rows, asked, locked)
  const bare = await withoutRepeated(
    groupRows(rows, known.products),
    known.options,
    categoryNames(known.categories),
  )
  const pieces = await publishDrafts(db, await readPieces(bare, known), known.products, asked.now)
  const mistakes = pieces.mistakes.length > 0 ? pieces.mistakes : await refusals(pieces)
  return {
    ...pieces,
    rows: [...bare.groups.values()].flat(),
    mistakes: mistakes.toSorted((a, b) => a.row - b.row),
  }
}

/** What an import was asked to write, as it is stored with it. */
export const askedOf = (rows: readonly TableRow[], createMissing: boolean): AskedTable => ({
  createMissing,
  rows: rows.map(({ row, cells }) => ({ row, cells: Object.fromEntries(cells) })),
})

/** Turns what was read into the lines of an import, and stores what was asked for. */
export const stageTable = async (
  tx: Db,
  importId: string,
  { products, categories }: Pick<Pieces, 'products' | 'categories'>,
  asked: AskedTable | null,
): Promise<void> => {
  await importTables(tx)
    .updateTable('catalogue_imports')
    .set({ categories: json([...categories]), asked: asked && json(asked) })
    .where('id', '=', importId)
    .execute()
  await stageLines(
    tx,
    importId,
    products.map(({ row, product }) => ({ line: row, product })),
  )
}

/**
 * Reads the table of an import again, comparing it with what the shop has by now, and stages the result: what no row
 * names (stock sold meanwhile, a price that followed its rate) stays as it is. Its products are locked until the
 * transaction ends. Returns what is wrong with it by now; in that case the lines stay as they were.
 */
export const restage = async (
  tx: Db,
  importId: string,
  asked: AskedTable,
  now: number,
): Promise<readonly Mistake[]> => {
  const rows = asked.rows.map(({ row, cells }): TableRow => ({
    row,
    cells: new Map(Object.entries(cells).flatMap(([name, cell]) => (isColumn(name) ? [[name, cell]] : []))),
  }))
  const { createMissing } = asked
  const pieces = await readRows(tx, rows, { now, createMissing, coming: new Set() }, true)
  if (pieces.mistakes.length === 0) await stageTable(tx, importId, pieces, asked)
  return pieces.mistakes
}
