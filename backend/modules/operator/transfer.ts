import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  operatorBeginImport,
  operatorExport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import { MOST_TOLD } from '#contract/product-table.ts'
import { audit } from '#backend/lib/audit.ts'
import { houseDay } from '#backend/lib/days.ts'
import { json } from '#backend/lib/db.ts'
import { askSecondPerson, type UseApproval } from '#backend/lib/four-eyes.ts'
import { isUuid } from '#backend/lib/ids.ts'
import { implement, Refusal, type Db, type Deps } from '#backend/lib/implement.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import {
  exportProducts,
  putCategory,
  putProduct,
  readCategoryInput,
  readProductInput,
  type CatalogueTables,
} from '../catalogue/api.ts'
import { pricesOfImport } from './import-prices.ts'
import { importTables, openImport, sentenceOf } from './staged.ts'
import type { Mistake } from './table/read-table.ts'
import { restage } from './table/staging.ts'

const KEPT_MS = 86_400_000

interface Finished {
  readonly errors: { line: number; message: string }[]
  readonly added: number
  readonly changed: number
  readonly written: boolean
}

/** Carries an answer out of a transaction that must not be kept. */
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
  added: 0,
  changed: 0,
  written: false,
})

/** Does one thing of an import; an error of the store spoils it alone, so that every line gets its word. */
const trying = async <T>(tx: Db, work: () => Promise<T>): Promise<T | string> => {
  await sql`savepoint line`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint line`.execute(tx)
    return done
  } catch (failure) {
    const sentence = sentenceOf(failure)
    await sql`rollback to savepoint line`.execute(tx)
    return sentence
  }
}

const write = async (tx: Db, product: unknown): Promise<{ readonly how: 'added' | 'changed' }> => {
  const input = readProductInput(product)
  const before = await tx
    .withTables<CatalogueTables>()
    .selectFrom('products')
    .select('id')
    .where('id', '=', input._id)
    .executeTakeFirst()
  await putProduct(tx, input)
  return { how: before ? 'changed' : 'added' }
}

interface Finishing {
  readonly importId: string
  readonly dryRun: boolean
  readonly requestId: string
  /** Of the prices that were looked at before; others that were staged meanwhile need a look of their own. */
  readonly digest: string | undefined
  readonly useApproval: UseApproval | undefined
}

const finish = (
  deps: Deps,
  { importId, dryRun, requestId, digest, useApproval }: Finishing,
): Promise<Finished> =>
  deps.db
    .transaction()
    .execute(async (tx) => {
      const { asked } = await openImport(tx, importId)
      const mistakes = asked ? await restage(tx, importId, asked, houseDay(deps.clock.now())) : []
      if (mistakes.length > 0) return notWritten(mistakes)
      if (!dryRun && (await pricesOfImport(tx, importId))?.digest !== digest)
        throw new Refusal(409, 'CONFLICT', 'Prices of this import changed meanwhile. Please do this again.')
      await useApproval?.(tx)
      const { categories } = await openImport(tx, importId)
      const lines = await importTables(tx)
        .selectFrom('catalogue_import_lines')
        .selectAll()
        .where('import_id', '=', importId)
        .orderBy('line')
        .execute()
      const errors: { line: number; message: string }[] = []
      const count = { added: 0, changed: 0 }
      for (const category of categories ?? []) {
        const failed = await trying(tx, () => putCategory(tx, readCategoryInput(category)))
        if (failed !== undefined) errors.push({ line: 1, message: `Category ${category.name}: ${failed}` })
      }
      for (const { line, product, error } of lines) {
        if (error !== null) {
          errors.push({ line, message: error })
          continue
        }
        const done = await trying(tx, () => write(tx, product))
        if (typeof done === 'string') errors.push({ line, message: done })
        else count[done.how]++
      }
      const finished = { errors, ...count, written: !dryRun && errors.length === 0 }
      if (!finished.written) throw new NotKept(finished)
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

/** New prices of an import as they would be written now, or what is wrong with its table by now. */
const pricesNow = async ({ db, clock }: Deps, importId: string) =>
  isUuid(importId)
    ? inTransaction(db, async (tx) => {
        const { asked } = await openImport(tx, importId)
        const mistakes = asked ? await restage(tx, importId, asked, houseDay(clock.now())) : []
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
        const errors: { line: number; message: string }[] = []
        for (const { line, product } of lines) {
          const error = (() => {
            try {
              readProductInput(product)
              return null
            } catch (failure) {
              return sentenceOf(failure)
            }
          })()
          if (error !== null) errors.push({ line, message: error })
          const row = { product: error === null ? json(product) : null, error }
          await importTables(tx)
            .insertInto('catalogue_import_lines')
            .values({ import_id: importId, line, ...row })
            .onConflict((conflict) => conflict.columns(['import_id', 'line']).doUpdateSet(row))
            .execute()
        }
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
        requestId,
        digest: prices?.digest,
        useApproval,
      })
    }),
  ]
}
