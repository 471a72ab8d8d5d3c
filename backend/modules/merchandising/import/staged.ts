import { sql } from 'kysely'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { member } from '#program/member.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'

type ImportTables = Pick<Tables, 'catalogue_imports' | 'catalogue_import_lines'>

const STAGED_AT_ONCE = 500

export const importTables = (db: Db) => db.withTables<ImportTables>()

/** Locks an import for this transaction. Throws 404 if there is none with this id. */
export const openImport = async (db: Db, importId: string) => {
  const found =
    isUuid(importId) &&
    (await importTables(db)
      .selectFrom('catalogue_imports')
      .select(['id', 'categories', 'asked'])
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirst())
  if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such import.')
  return found
}

/** Replaces the lines of an import; all of them were read and found right. */
export const stageLines = async (
  tx: Db,
  importId: string,
  lines: readonly { readonly line: number; readonly product: ProductInput }[],
): Promise<void> => {
  await importTables(tx).deleteFrom('catalogue_import_lines').where('import_id', '=', importId).execute()
  for (let at = 0; at < lines.length; at += STAGED_AT_ONCE)
    await sql`insert into catalogue_import_lines (import_id, line, product)
      select ${importId}::uuid, l.line, l.product
      from jsonb_to_recordset(${json(lines.slice(at, at + STAGED_AT_ONCE))}) as l(line integer, product jsonb)`.execute(
      tx,
    )
}

/** The reason of the catalogue or the store why a line cannot be written. Other errors are rethrown. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof Refusal) {
    const fields = Object.entries(error.fields ?? {}).map(([field, words]) => `${field}: ${words}`)
    return [error.message, ...fields].join(' ')
  }
  const code = member(error, 'code')
  // The second is a statement that names one variant twice.
  if (code === '23505' || code === '21000')
    return 'Its address, or one of its variants, belongs to another product or category.'
  if (code === '23503') return 'A variant that was sold, or is kept for an order, cannot be left out.'
  throw error
}
