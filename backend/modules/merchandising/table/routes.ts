import { MOST_TOLD, operatorImportTable } from '#contract/product-table.ts'
import {
  implement,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { chosenOf, readOptions } from '../../options/api.ts'
import { openImport } from '../import/staged.ts'
import { readTableAside } from './read-aside.ts'
import { UnreadableTable, type Table } from './unreadable-table.ts'
import { askedOf, readRows, stageTable } from './staging.ts'

const opened = async (db: Db, file: string, content: string): Promise<Table> => {
  try {
    const options = chosenOf(await readOptions(db))
    return await readTableAside({ file, bytes: Buffer.from(content, 'base64'), options })
  } catch (error) {
    if (error instanceof UnreadableTable) throw wrongField('content', error.message)
    throw error
  }
}

/** Products as a table: one row a piece or a variant of it, and only what is to change. */
export const tableRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorImportTable, async ({ params: { importId }, body }) => {
    const table = await opened(db, body.file, body.content)
    const createMissing = body.createMissing ?? false
    const pieces = await readRows(db, table.rows, {
      now: clock.now(),
      createMissing,
      coming: new Set(body.dryRun ? body.coming?.map((name) => name.toLowerCase()) : []),
    })
    const all = [...table.mistakes, ...pieces.mistakes]
    await inTransaction(db, async (tx) => {
      await openImport(tx, importId)
      if (all.length === 0 && !body.dryRun)
        await stageTable(tx, importId, pieces, askedOf(pieces.rows, createMissing))
      else await stageTable(tx, importId, { products: [], categories: [] }, null)
    })
    return {
      products: pieces.named,
      added: pieces.added,
      errors: all.slice(0, MOST_TOLD).map((each) => ({ ...each })),
      mistakes: all.length,
      changes: pieces.changes.slice(0, MOST_TOLD).map((each) => ({ ...each })),
      changed: new Set(pieces.changes.map(({ product }) => product)).size,
      cells: pieces.changes.length,
      categories: pieces.categories.map(({ name }) => name),
    }
  }),
]
