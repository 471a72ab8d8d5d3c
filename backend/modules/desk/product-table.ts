import { COLUMNS } from '#contract/product-columns.ts'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { operatorProductTable } from '#contract/product-table.ts'
import type { Db } from '#backend/lib/implement.ts'
import { listCategoryNames, namedProducts } from '../catalogue/api.ts'
import { categoryNames, rowsOfProduct } from '../operator/api.ts'
import { chosenOf, readOptions } from '../options/api.ts'
import { finding } from './products.ts'
import { totalOf } from './search.ts'

/** A page is cut after so many combinations: some products have hundreds, each of them a row. */
const MOST_ROWS = 2_000

/** One page of the products as a table (`table/written.ts`). */
export const readProductTable = async (
  db: Db,
  { after = '', limit = 100, ...wish }: QueryOf<typeof operatorProductTable>,
): Promise<AnswerOf<typeof operatorProductTable>> => {
  const found = await finding(db, wish)
    .where('products.id', '>', after)
    .select('products.id')
    .select((eb) =>
      eb
        .selectFrom('product_variants')
        .whereRef('product_variants.product_id', '=', 'products.id')
        .select(eb.fn.countAll<string | number>().as('rows'))
        .as('variants'),
    )
    .orderBy('products.id')
    .limit(limit + 1)
    .execute()
  let rows = 0
  const fitting = found.slice(0, limit).filter(({ variants }, at) => {
    rows += Number(variants)
    return at === 0 || rows <= MOST_ROWS
  })
  const ids = fitting.map(({ id }) => id)
  const products = new Map((await namedProducts(db, ids)).map((product) => [product._id, product]))
  const options = chosenOf(await readOptions(db))
  const categories = categoryNames(await listCategoryNames(db))
  const columns = [...COLUMNS, ...options.map(({ key }) => `option:${key}` as const)]
  const next = found.length > fitting.length ? ids.at(-1) : undefined
  return {
    columns: [...COLUMNS, ...options.map(({ name }) => name)],
    rows: ids
      .flatMap((id) => products.get(id) ?? [])
      .flatMap((product) => rowsOfProduct(product, options, categories))
      .map((cells) => columns.map((column) => cells.get(column) ?? '')),
    products: ids.length,
    total: await totalOf(finding(db, wish)),
    ...(next !== undefined && { next }),
  }
}
