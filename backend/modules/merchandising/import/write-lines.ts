import { sql } from 'kysely'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { BULK, writeInBulk } from '#backend/lib/changes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { holdProducts, readProductInput, writeProducts, type CatalogueTables } from '../../catalogue/api.ts'
import { importTables, sentenceOf } from './staged.ts'

/**
 * Does a part of a transaction in a savepoint: what the catalogue or the store refuses undoes only that part, and its
 * reason is returned.
 */
export const inSavepoint = async <T>(tx: Db, work: () => Promise<T>): Promise<T | string> => {
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

interface Line {
  readonly line: number
  readonly product: ProductInput
}

/** Each batch is written with a few statements, however many lines it has. */
const [PRODUCTS_AT_ONCE, VARIANTS_AT_ONCE] = [500, 2_000]

/** Lines that can be written together: no product twice, and no more than the store can write within its time limit. */
const together = (lines: readonly Line[]): Line[][] => {
  const chunks: Line[][] = []
  let [ids, variants] = [new Set<string>(), Infinity]
  for (const each of lines) {
    const { _id, variants: own } = each.product
    if (ids.has(_id) || variants + own.length > VARIANTS_AT_ONCE) {
      chunks.push([])
      ;[ids, variants] = [new Set(), 0]
    }
    chunks.at(-1)?.push(each)
    ids.add(_id)
    variants += own.length
  }
  return chunks
}

/** Lines as they were staged, in their order: one page after another. */
async function* stagedLines(tx: Db, importId: string) {
  for (let after = 0; ;) {
    const rows = await importTables(tx)
      .selectFrom('catalogue_import_lines')
      .select(['line', 'product', 'error'])
      .where('import_id', '=', importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(PRODUCTS_AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < PRODUCTS_AT_ONCE) return
    after = rows.at(-1)?.line ?? after
  }
}

/** Which of these products exist already. */
const known = async (tx: Db, lines: readonly Line[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .withTables<CatalogueTables>()
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any (${lines.map(({ product }) => product._id)}::text[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Locks what is staged while it is written, in the order of sales, because the lines can be in any order. */
export const holdLines = async (tx: Db, importId: string): Promise<void> => {
  const { rows } = await sql<{
    id: string
  }>`select distinct product ->> '_id' as id from catalogue_import_lines
    where import_id = ${importId} and product ->> '_id' is not null`.execute(tx)
  if (rows.length > 0)
    await holdProducts(
      tx,
      rows.map(({ id }) => id),
    )
}

/** Gives each staged variant that exists already its present stock. The products are locked. */
export const keepStockOfLines = async (tx: Db, importId: string): Promise<void> => {
  await sql`update catalogue_import_lines line
    set product = jsonb_set(product, '{variants}', (
      select jsonb_agg(case when known.id is null then each else each || jsonb_build_object('stock', known.stock) end order by place)
      from jsonb_array_elements(line.product -> 'variants') with ordinality as variants(each, place)
      left join product_variants known on known.id = each ->> '_id'))
    where import_id = ${importId} and error is null and jsonb_array_length(line.product -> 'variants') > 0`.execute(
    tx,
  )
}

/** Writes what is staged, and finds what cannot be written. Returns which products it wrote. */
export const writeLines = async (tx: Db, importId: string) => {
  const errors: { line: number; message: string }[] = []
  const ids = new Set<string>()
  const count = { added: 0, changed: 0 }
  const writeChunk = async (chunk: readonly Line[]) => {
    const before = await known(tx, chunk)
    const failed = await inSavepoint(tx, () =>
      writeProducts(
        tx,
        chunk.map(({ product }) => product),
      ),
    )
    if (typeof failed !== 'string') {
      count.changed += before.size
      count.added += chunk.length - before.size
      for (const { product } of chunk) ids.add(product._id)
    } else if (chunk.length > 1) for (const each of chunk) await writeChunk([each])
    else errors.push({ line: chunk[0]?.line ?? 0, message: failed })
  }
  for await (const rows of stagedLines(tx, importId)) {
    const lines = rows.flatMap(({ line, product, error }): Line[] => {
      try {
        if (error === null) return [{ line, product: readProductInput(product) }]
        errors.push({ line, message: error })
      } catch (failure) {
        errors.push({ line, message: sentenceOf(failure) })
      }
      return []
    })
    if (ids.size >= BULK) await writeInBulk(tx)
    for (const chunk of together(lines)) await writeChunk(chunk)
  }
  return { errors: errors.toSorted((a, b) => a.line - b.line), count, ids: [...ids] }
}
