import { sql } from 'kysely'
import {
  DEFAULT_COUNTRY,
  DEFAULT_LIMIT,
  type Category,
  type Product,
  type ProductPage,
  type ProductQuery,
  type Sort,
} from '#contract/catalogue.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { findPage, isShort } from './find-page.ts'
import { TOTAL_CAP } from './list-query.ts'
import { readNarrowing } from './narrowing.ts'
import {
  ALWAYS,
  OPTIONAL,
  toCategory,
  toProduct,
  type CategoryRow,
  type OptionalColumn,
  type ProductRow,
} from './map.ts'
import type { CatalogueTables } from './tables.ts'

const DEFAULT_SORT: Sort = 'recommended'
/** Price lists there are; a country outside has none. */
const COUNTRIES = new Set([DEFAULT_COUNTRY, 'IN'])
const ALL_OPTIONAL = Object.values(OPTIONAL)

/** Refuses a country without a price list. */
export const checkCountry = (country: string | undefined): void => {
  if (country !== undefined && !COUNTRIES.has(country))
    throw new Refusal(400, 'VALIDATION', 'There is no price list for this country.', {
      country: 'There is no price list for this country.',
    })
}

const columnsFor = (
  fields: string | undefined,
): { columns: readonly OptionalColumn[]; withStock: boolean } => {
  if (fields === undefined) return { columns: ALL_OPTIONAL, withStock: true }
  const names = new Set(fields.split(',').map((name) => name.trim()))
  return {
    columns: Object.entries(OPTIONAL).flatMap(([name, column]) => (names.has(name) ? [column] : [])),
    withStock: names.has('stock'),
  }
}

type ListRow = ProductRow & { total: number; sort_key: number | Date }

/** One page of the list. `counted: false` leaves the total at 0 where it would have to be counted: nobody asked. */
export const listPage = async (
  db: Db,
  query: ProductQuery,
  { counted = true } = {},
): Promise<ProductPage> => {
  checkCountry(query.country)
  const sort = query.sortBy ?? DEFAULT_SORT
  const limit = query.limit ?? DEFAULT_LIMIT
  const page = query.page ?? 1
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, sort)
  const offset = cursor === undefined ? (page - 1) * limit : 0
  const narrowing = await readNarrowing(db, query)
  const { search } = narrowing
  const byRelevance =
    search !== undefined && query.sortBy === undefined && cursor === undefined && isShort(search)
  const asked = { narrowing, sort, cursor, ...columnsFor(query.fields), limit, offset, byRelevance, counted }
  const { rows, total } = await findPage<ListRow>(db, asked)
  const found = rows.filter((row) => row.id !== null)
  const backwards = cursor?.towards === 'previous'
  const shown = found.slice(0, limit)
  if (backwards) shown.reverse()
  const more = found.length > limit
  const at = (row: ListRow | undefined, towards: 'next' | 'previous') =>
    row && !byRelevance
      ? writeCursor({
          sort,
          towards,
          key: row.sort_key instanceof Date ? row.sort_key.toISOString() : row.sort_key,
          id: row.id,
        })
      : undefined
  return {
    products: shown.map(toProduct),
    total: Math.min(total, TOTAL_CAP),
    page,
    ...(total > TOTAL_CAP && { totalIsFloor: true }),
    next: backwards || more ? at(shown.at(-1), 'next') : undefined,
    previous: (backwards ? more : cursor !== undefined || page > 1) ? at(shown[0], 'previous') : undefined,
    ...(search && { search: search.reading }),
  }
}

const productColumns = sql.join([...ALWAYS, ...ALL_OPTIONAL].map((name) => sql`p.${sql.ref(name)}`))

/** One product by id or slug; a withdrawn one is not found. */
export const findProduct = async (db: Db, idOrSlug: string): Promise<Product | undefined> => {
  const { rows } = await sql<ProductRow>`select ${productColumns},
      (select sum(v.stock)::integer from product_variants v where v.product_id = p.id) as stock
    from products p where p.active and p.id = any (
      select id from products where id = ${idOrSlug} union all select id from products where slug = ${idOrSlug})
    order by p.id = ${idOrSlug} desc limit 1`.execute(db)
  return rows[0] && toProduct(rows[0])
}

/** Several products by id, in the order asked; unknown and withdrawn ones are left out. */
export const findProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> => {
  const { rows } = await sql<ProductRow>`select ${productColumns},
      (select sum(v.stock)::integer from product_variants v where v.product_id = p.id) as stock
    from products p where p.active and p.id = any (${[...new Set(ids)]})`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = found.get(id)
    return row ? [toProduct(row)] : []
  })
}

const categories = (db: Db) =>
  db
    .withTables<CatalogueTables>()
    .selectFrom('categories as c')
    .select(['c.id', 'c.slug', 'c.name', 'c.parent_id', 'c.collections', 'c.description', 'c.media'])
    .select(
      // From the roll-up: counted anew, this was half of what a page costs the backend.
      sql<number>`coalesce((select least(k.products, ${sql.lit(TOTAL_CAP)})::integer from key_counts k
        where k.scope = 'category:' || lower(c.id) and k.key = ''), 0)`.as('product_count'),
    )

/** Top-level categories, or the children of one (named by id or slug), in the house's order. */
export const listCategories = async (db: Db, parent: string | undefined): Promise<Category[]> => {
  const rows: CategoryRow[] = await categories(db)
    .where((eb) =>
      parent === undefined
        ? eb('c.parent_id', 'is', null)
        : eb('c.parent_id', 'in', (inner) =>
            inner
              .selectFrom('categories as p')
              .select('p.id')
              .where((or) => or.or([or('p.id', '=', parent), or('p.slug', '=', parent)])),
          ),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()
  return rows.map(toCategory)
}

/** One category by id or slug. */
export const findCategory = async (db: Db, idOrSlug: string): Promise<Category | undefined> => {
  const row = await categories(db)
    .where((eb) => eb.or([eb('c.id', '=', idOrSlug), eb('c.slug', '=', idOrSlug)]))
    .orderBy(sql`c.id = ${idOrSlug}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toCategory(row)
}

/** A product's categories and all above them: what it is found by. */
export const categoryPath = async (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`with recursive path as (
      select id, name, parent_id from categories where id = any (${ids}::text[])
      union select c.id, c.name, c.parent_id from categories c join path on c.id = path.parent_id)
    select id, name from path order by id`.execute(db)
  return rows
}
