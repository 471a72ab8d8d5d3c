import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  operatorBeginImport,
  operatorExport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import { MOST_TOLD } from '#contract/product-table.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { notifyProducts } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import { askSecondPerson, type UseApproval } from '#backend/lib/audit/four-eyes.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { implement, Refusal, type Db, type Deps } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { exportProducts, putCategory, readCategoryInput, readProductInput } from '../../catalogue/api.ts'
import { pricesOfImport } from './import-prices.ts'
import { importTables, openImport, sentenceOf } from './staged.ts'
import type { Mistake } from '../table/rows.ts'
import { restage } from '../table/staging.ts'
import { holdLines, keepStockOfLines, inSavepoint, writeLines } from './write-lines.ts'

const KEPT_MS = 86_400_000

interface Finished {
  readonly errors: { line: number; message: string }[]
  /** All of them, including those that are not listed one by one. */
  readonly mistakes: number
  readonly added: number
  readonly changed: number
  readonly written: boolean
}

/** Carries an answer out of a transaction that must be rolled back. */
class NotKept extends Error {
  readonly finished: Finished
  constructor(finished: Finished) {
    super('not kept')
    this.finished = finished
  }
}

/** Carries mistakes that a table has by now out of the transaction that found them. */
const notWritten = (mistakes: readonly Mistake[]): Finished => ({
  errors: mistakes.slice(0, MOST_TOLD).map(({ row, column, message }) => ({
    line: row,
    message: column === undefined ? message : `${column}: ${message}`,
  })),
  mistakes: mistakes.length,
  added: 0,
  changed: 0,
  written: false,
})

/**
 * Comparing a hundred thousand lines with the shop, or reading a table between two statements, takes longer than other
 * transactions may; and this much work is not given up because somebody buys one of the pieces.
 */
const unhurried = async (tx: Db): Promise<void> => {
  await sql`set local statement_timeout = '60s'`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
  await sql`set local lock_timeout = '15s'`.execute(tx)
}

interface Finishing {
  readonly importId: string
  readonly dryRun: boolean
  readonly keepStock: boolean
  readonly requestId: string
  /** Valid for the prices that were looked at before; others that were staged meanwhile need another look. */
  readonly digest: string | undefined
  readonly useApproval: UseApproval | undefined
}

const finish = (
  deps: Deps,
  { importId, dryRun, keepStock, requestId, digest, useApproval }: Finishing,
): Promise<Finished> =>
  deps.db
    .transaction()
    .execute(async (tx) => {
      await unhurried(tx)
      const { asked } = await openImport(tx, importId)
      const mistakes = asked ? await restage(tx, importId, asked, deps.clock.now()) : []
      if (mistakes.length > 0) return notWritten(mistakes)
      if (!dryRun && (await pricesOfImport(tx, importId))?.digest !== digest)
        throw new Refusal(409, 'CONFLICT', 'Prices of this import changed meanwhile. Please do this again.')
      await useApproval?.(tx)
      const { categories } = await openImport(tx, importId)
      const refused: { line: number; message: string }[] = []
      for (const category of categories ?? []) {
        const failed = await inSavepoint(tx, () => putCategory(tx, readCategoryInput(category)))
        if (failed !== undefined) refused.push({ line: 1, message: `Category ${category.name}: ${failed}` })
      }
      // What a table names has been locked since it was read again.
      if (!asked) await holdLines(tx, importId)
      if (keepStock) await keepStockOfLines(tx, importId)
      const { errors: wrong, count, ids } = await writeLines(tx, importId)
      const all = [...refused, ...wrong]
      const finished = {
        errors: all.slice(0, MOST_TOLD),
        mistakes: all.length,
        ...count,
        written: !dryRun && all.length === 0,
      }
      if (!finished.written) throw new NotKept(finished)
      await notifyProducts(tx, ids)
      await importTables(tx).deleteFrom('catalogue_imports').where('id', '=', importId).execute()
      await audit(tx, {
        event: 'catalogue.imported',
        actor: 'operator',
        subject: `import:${importId}`,
        details: count,
        requestId,
        now: deps.clock.now(),
      })
      return finished
    })
    .catch((error: unknown) => {
      if (error instanceof NotKept) return error.finished
      throw error
    })

/** The price changes of an import if it were written now, or what is wrong with its table by now. */
const pricesNow = async ({ db, clock }: Deps, importId: string) =>
  isUuid(importId)
    ? inTransaction(db, async (tx) => {
        await unhurried(tx)
        const { asked } = await openImport(tx, importId)
        const mistakes = asked ? await restage(tx, importId, asked, clock.now()) : []
        return { mistakes, prices: mistakes.length > 0 ? undefined : await pricesOfImport(tx, importId) }
      })
    : { mistakes: [], prices: undefined }

/** The catalogue out and in: staged by lines, written whole or not at all. */
export const transferRoutes = (deps: Deps) => {
  const { db, clock } = deps
  return [
    implement(operatorExport, async ({ query }) => {
      const { products, next, total } = await exportProducts(db, query.after ?? '', query.limit ?? 20)
      return { products, total, ...(next !== undefined && { next }) }
    }),

    implement(operatorBeginImport, async () => {
      const now = clock.now()
      await importTables(db)
        .deleteFrom('catalogue_imports')
        .where('created_at', '<', new Date(now - KEPT_MS))
        .execute()
      const importId = randomUUID()
      await importTables(db)
        .insertInto('catalogue_imports')
        .values({ id: importId, created_at: new Date(now) })
        .execute()
      return { importId }
    }),

    implement(operatorImportLines, ({ params: { importId }, body: { lines } }) =>
      db.transaction().execute(async (tx) => {
        if ((await openImport(tx, importId)).asked)
          throw new Refusal(409, 'CONFLICT', 'This import has a table already: begin another for lines.')
        const read = lines.map(({ line, product }) => {
          try {
            return { line, product: readProductInput(product), error: null }
          } catch (failure) {
            return { line, product: null, error: sentenceOf(failure) }
          }
        })
        // If a line appears twice, the last one counts.
        const staged = [...new Map(read.map((each) => [each.line, each])).values()]
        await sql`insert into catalogue_import_lines (import_id, line, product, error)
          select ${importId}::uuid, line, product, error
          from jsonb_to_recordset(${json(staged)}) l (line integer, product jsonb, error text)
          on conflict (import_id, line) do update set product = excluded.product, error = excluded.error`.execute(
          tx,
        )
        const errors = read.flatMap(({ line, error }) => (error === null ? [] : [{ line, message: error }]))
        return { errors }
      }),
    ),

    implement(operatorFinishImport, async ({ params, body, requestId, caller }) => {
      const dryRun = body.dryRun ?? false
      const { mistakes, prices } = dryRun
        ? { mistakes: [], prices: undefined }
        : await pricesNow(deps, params.importId)
      if (mistakes.length > 0) return notWritten(mistakes)
      const useApproval =
        prices &&
        (await askSecondPerson(deps, {
          kind: 'price',
          subject: `import of ${prices.count} new prices (${prices.digest})`,
          changes: prices.changes,
          paise: prices.paise,
          caller,
          requestId,
        }))
      return finish(deps, {
        importId: params.importId,
        dryRun,
        keepStock: body.keepStock ?? false,
        requestId,
        digest: prices?.digest,
        useApproval,
      })
    }),
  ]
}
