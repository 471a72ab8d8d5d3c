import { sql } from 'kysely'
import { MOST_TOLD, operatorImportTable } from '#contract/product-table.ts'
import { houseDay } from '#backend/lib/days.ts'
import { json } from '#backend/lib/db.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/implement.ts'
import { paiseFromRupees } from '#backend/lib/money.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { listCategoryNames, namedProducts, readCategoryInput, readProductInput } from '../../catalogue/api.ts'
import { picturesByName } from '../../pictures/api.ts'
import { currentRates } from '../../pricing/api.ts'
import { openImport, stageLines } from '../transfer.ts'
import { slugOf } from './cells.ts'
import { readPieces, type Known, type Pieces } from './pieces.ts'
import { readTable, UnreadableTable, type Mistake, type Table, type TableRow } from './read-table.ts'

const opened = async (file: string, content: string): Promise<Table> => {
  try {
    return await readTable(file, Buffer.from(content, 'base64'))
  } catch (error) {
    if (error instanceof UnreadableTable)
      throw new Refusal(422, 'VALIDATION', error.message, { content: error.message })
    throw error
  }
}

/** What the rows may name of the shop. */
const knownTo = async (
  db: Db,
  rows: readonly TableRow[],
  asked: Pick<Known, 'day' | 'createMissing' | 'coming'>,
): Promise<Known> => {
  const words = rows.flatMap(({ cells }) => {
    const name = cells.get('name')
    return [
      cells.get('sku') ?? '',
      cells.get('product') ?? '',
      name === undefined ? '' : slugOf(name),
    ].filter(Boolean)
  })
  const files = rows.flatMap(({ cells }) => (cells.get('pictures') ?? '').split('|'))
  const [products, categories, rates, pictures] = [
    await namedProducts(db, [...new Set(words)]),
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
    rates: new Map(
      rates.map(({ metal, purity, perGram }) => [
        `${metal}/${purity}`.toLowerCase(),
        { metal, purity, paise: paiseFromRupees(perGram) },
      ]),
    ),
    pictures,
    ...asked,
  }
}

/** What the catalogue itself would refuse of a product, where a table cannot say it better. */
const refusals = ({ products, categories }: Pieces): Mistake[] => {
  const check = (row: number, work: () => unknown): Mistake[] => {
    try {
      work()
      return []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const fields = Object.entries(error.fields ?? {}).map(([field, words]) => `${field}: ${words}`)
      return [{ row, message: [error.message, ...fields].join(' ') }]
    }
  }
  return [
    ...products.flatMap(({ row, product }) => check(row, () => readProductInput(product))),
    ...categories.flatMap((category) => check(1, () => readCategoryInput(category))),
  ]
}

/** Products as a table: one row a piece or a variant of it, and only what is to change. */
export const tableRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorImportTable, async ({ params: { importId }, body }) => {
    const table = await opened(body.file, body.content)
    const known = await knownTo(db, table.rows, {
      day: houseDay(clock.now()),
      createMissing: body.createMissing ?? false,
      coming: new Set(body.dryRun ? body.coming?.map((name) => name.toLowerCase()) : []),
    })
    const pieces = readPieces(table.rows, known)
    const mistakes = [...table.mistakes, ...pieces.mistakes]
    const all = (mistakes.length > 0 ? mistakes : refusals(pieces)).toSorted((a, b) => a.row - b.row)
    await inTransaction(db, async (tx) => {
      await openImport(tx, importId)
      await sql`delete from catalogue_import_lines where import_id = ${importId}`.execute(tx)
      const staged = all.length === 0 && !body.dryRun
      const made = staged ? pieces.categories : []
      await sql`update catalogue_imports set categories = ${json(made)} where id = ${importId}`.execute(tx)
      if (staged)
        await stageLines(
          tx,
          importId,
          pieces.products.map(({ row, product }) => ({ line: row, product })),
        )
    })
    return {
      products: pieces.products.length,
      added: pieces.added,
      errors: all.slice(0, MOST_TOLD).map((each) => ({ ...each })),
      mistakes: all.length,
      changes: pieces.changes.slice(0, MOST_TOLD).map((each) => ({ ...each })),
      categories: pieces.categories.map(({ name }) => name),
    }
  }),
]
