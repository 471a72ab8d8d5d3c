import { sql } from 'kysely'
import { DEFAULT_COUNTRY, type Category, type Product } from '#contract/catalogue.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { STOCK, TOTAL_CAP } from './list-query.ts'
import { toCategory, toProduct, WHOLE, type CategoryRow, type WholeRow } from './map.ts'
import type { CatalogueTables } from './tables.ts'

/** Price lists there are; a country outside has none. */
const COUNTRIES = new Set([DEFAULT_COUNTRY, 'IN'])

/** Refuses a country without a price list. */
export const checkCountry = (country: string | undefined): void => {
  if (country !== undefined && !COUNTRIES.has(country))
    throw new Refusal(400, 'VALIDATION', 'There is no price list for this country.', {
      country: 'There is no price list for this country.',
    })
}

const productColumns = sql.join(WHOLE.columns.map((name) => sql`p.${sql.ref(name)}`))

/** The product with this id, or else with this slug. */
export const NAMED = (idOrSlug: string) => sql`p.active and p.id = any (
      select id from products where id = ${idOrSlug} union all select id from products where slug = ${idOrSlug})
    order by p.id = ${idOrSlug} desc limit 1`

/** One product by id or slug; a withdrawn one is not found. */
export const findProduct = async (db: Db, idOrSlug: string): Promise<Product | undefined> => {
  const { rows } = await sql<WholeRow>`select ${productColumns}, ${STOCK}
    from products p where ${NAMED(idOrSlug)}`.execute(db)
  return rows[0] && toProduct(rows[0])
}

/** Several products by id, in the order asked; unknown and withdrawn ones are left out. */
export const findProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> => {
  const { rows } = await sql<WholeRow>`select ${productColumns}, ${STOCK}
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
