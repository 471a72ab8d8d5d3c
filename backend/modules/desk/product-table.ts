import { COLUMNS } from '#contract/product-columns.ts'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { operatorProductTable } from '#contract/product-table.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { atOneMoment } from '#backend/lib/store/transaction.ts'
import { listCategoryNames, productsOf } from '../catalogue/api.ts'
import { categoryNames, rowsOfProduct } from '../merchandising/api.ts'
import { chosenOf, readOptions } from '../options/api.ts'
import { matchingProducts } from './products.ts'
import { totalOf } from './search.ts'

/**
 * A page is cut after so many combinations: some products have hundreds, each of them a row, and the embedded store
 * answers nobody else while it reads a page.
 */
const MOST_ROWS = 500

/** What one page of the table is made of. */
const readPage = async (
  db: Db,
  { after = '', limit = 100, ...wish }: QueryOf<typeof operatorProductTable>,
) => {
  const found = await matchingProducts(db, wish)
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
  const next = found.length > fitting.length ? ids.at(-1) : undefined
  return {
    ids,
    products: await productsOf(db, ids),
    options: chosenOf(await readOptions(db)),
    categories: categoryNames(await listCategoryNames(db)),
    total: await totalOf(matchingProducts(db, wish)),
    ...(next !== undefined && { next }),
  }
}

/** One page of the products as a table (`table/written.ts`). */
export const readProductTable = async (
  db: Db,
  query: QueryOf<typeof operatorProductTable>,
): Promise<AnswerOf<typeof operatorProductTable>> => {
  const { ids, products, options, categories, ...page } = await atOneMoment(db, (at) => readPage(at, query))
  const byId = new Map(products.map((product) => [product._id, product]))
  const columns = [...COLUMNS, ...options.map(({ key }) => `option:${key}` as const)]
  return {
    ...page,
    columns: [...COLUMNS, ...options.map(({ name }) => name)],
    rows: ids
      .flatMap((id) => byId.get(id) ?? [])
      .flatMap((product) => rowsOfProduct(product, options, categories))
      .map((cells) => columns.map((column) => cells.get(column) ?? '')),
    products: ids.length,
  }
}
