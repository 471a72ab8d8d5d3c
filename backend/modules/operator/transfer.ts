import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductInput } from '#contract/catalogue-write.ts'
import {
  operatorBeginImport,
  operatorExport,
  operatorFinishImport,
  operatorImportLines,
} from '#contract/catalogue-transfer.ts'
import { audit } from '#backend/lib/audit.ts'
import { json } from '#backend/lib/db.ts'
import { askSecondPerson, type UseApproval } from '#backend/lib/four-eyes.ts'
import { implement, Refusal, type Db, type Deps } from '#backend/lib/implement.ts'
import {
  exportProducts,
  putCategory,
  putProduct,
  readCategoryInput,
  readProductInput,
  type CatalogueTables,
} from '../catalogue/api.ts'
import { pricesOfImport } from './import-prices.ts'

type TransferTables = {
  catalogue_imports: { id: string; created_at: Date; categories?: unknown }
  catalogue_import_lines: { import_id: string; line: number; product: unknown; error: string | null }
}
const tables = (db: Db) => db.withTables<TransferTables>()

const STAGED_AT_ONCE = 500
const KEPT_MS = 86_400_000
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

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

const sentenceOf = (error: unknown): string => {
  if (error instanceof Refusal) {
    const fields = Object.entries(error.fields ?? {}).map(([field, words]) => `${field}: ${words}`)
    return [error.message, ...fields].join(' ')
  }
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === '23505') return 'Its address, or one of its variants, belongs to another product.'
  if (code === '23503') return 'A variant that was sold, or is kept for an order, cannot be left out.'
  throw error
}

/** Keeps an import for this transaction. Throws 404 where there is none of this id. */
export const openImport = async (db: Db, importId: string) => {
  const found =
    UUID.test(importId) &&
    (await tables(db)
      .selectFrom('catalogue_imports')
      .select(['id', 'categories'])
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirst())
  if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such import.')
  return found
}

/** Adds lines that were read and found right. */
export const stageLines = async (
  tx: Db,
  importId: string,
  lines: readonly { readonly line: number; readonly product: ProductInput }[],
): Promise<void> => {
  for (let at = 0; at < lines.length; at += STAGED_AT_ONCE)
    await sql`insert into catalogue_import_lines (import_id, line, product)
      select ${importId}::uuid, l.line, l.product
      from jsonb_to_recordset(${json(lines.slice(at, at + STAGED_AT_ONCE))}) as l(line integer, product jsonb)`.execute(
      tx,
    )
}

const write = async (tx: Db, product: unknown): Promise<'added' | 'changed'> => {
  const input = readProductInput(product)
  const before = await tx
    .withTables<CatalogueTables>()
    .selectFrom('products')
    .select('id')
    .where('id', '=', input._id)
    .executeTakeFirst()
  await putProduct(tx, input)
  return before ? 'changed' : 'added'
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
      const { categories } = await openImport(tx, importId)
      if (!dryRun && (await pricesOfImport(tx, importId))?.digest !== digest)
        throw new Refusal(409, 'CONFLICT', 'Prices of this import changed meanwhile. Please do this again.')
      await useApproval?.(tx)
      const lines = await tables(tx)
        .selectFrom('catalogue_import_lines')
        .selectAll()
        .where('import_id', '=', importId)
        .orderBy('line')
        .execute()
      const errors: { line: number; message: string }[] = []
      const count = { added: 0, changed: 0 }
      for (const category of Array.isArray(categories) ? categories : [])
        await putCategory(tx, readCategoryInput(category))
      for (const { line, product, error } of lines) {
        if (error !== null) {
          errors.push({ line, message: error })
          continue
        }
        // An error of the store spoils this line only, so that every line gets its word.
        await sql`savepoint line`.execute(tx)
        try {
          count[await write(tx, product)]++
          await sql`release savepoint line`.execute(tx)
        } catch (failure) {
          errors.push({ line, message: sentenceOf(failure) })
          await sql`rollback to savepoint line`.execute(tx)
        }
      }
      const finished = { errors, ...count, written: !dryRun && errors.length === 0 }
      if (!finished.written) throw new NotKept(finished)
      await tables(tx).deleteFrom('catalogue_imports').where('id', '=', importId).execute()
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
      await tables(db)
        .deleteFrom('catalogue_imports')
        .where('created_at', '<', new Date(now - KEPT_MS))
        .execute()
      const importId = randomUUID()
      await tables(db)
        .insertInto('catalogue_imports')
        .values({ id: importId, created_at: new Date(now) })
        .execute()
      return { importId }
    }),

    implement(operatorImportLines, ({ params: { importId }, body: { lines } }) =>
      db.transaction().execute(async (tx) => {
        await openImport(tx, importId)
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
          await tables(tx)
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
      const prices =
        !dryRun && UUID.test(params.importId) ? await pricesOfImport(db, params.importId) : undefined
      const useApproval =
        prices &&
        (await askSecondPerson(deps, {
          kind: 'price',
          subject: `import of ${prices.count} new prices (${prices.digest})`,
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
