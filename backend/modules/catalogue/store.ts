import { sql } from 'kysely'
import { DEFAULT_COUNTRY, type Product } from '#contract/catalogue.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { toProduct, WHOLE, type CategoryRow, type WholeRow } from './map.ts'
import type { CatalogueTables } from './tables.ts'

/** The countries with a price list. */
const COUNTRIES = new Set([DEFAULT_COUNTRY, 'IN'])

/** Refuses a country without a price list. */
export const checkCountry = (country: string | undefined): void => {
  if (country !== undefined && !COUNTRIES.has(country))
    throw new Refusal(400, 'VALIDATION', 'There is no price list for this country.', {
      fields: {
        country: 'There is no price list for this country.',
      },
    })
}

/** Pieces of a product that can be sold now. */
export const STOCK = sql`(select sum(v.stock)::integer from product_variants v where v.active and v.product_id = p.id) as stock`

const productColumns = sql.join(WHOLE.columns.map((name) => sql`p.${sql.ref(name)}`))

/** The product with this id, or else with this slug. */
export const NAMED = (idOrSlug: string, alsoRetired = false) =>
  sql`(p.active or ${alsoRetired}) and (p.id = ${idOrSlug} or p.slug = ${idOrSlug}) order by p.id = ${idOrSlug} desc limit 1`

/** One product by id or slug; a withdrawn one is not found. */
export const findProduct = async (db: Db, idOrSlug: string): Promise<Product | undefined> => {
  const { rows } = await sql<WholeRow>`select ${productColumns}, ${STOCK}
    from products p where ${NAMED(idOrSlug)}`.execute(db)
  return rows[0] && toProduct(rows[0])
}

/** The same, on sale or not: what a preview shows. */
export const anyProduct = async (db: Db, id: string): Promise<Product | undefined> => {
  const { rows } = await sql<WholeRow>`select ${productColumns}, ${STOCK}
    from products p where ${NAMED(id, true)}`.execute(db)
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

interface CategoryNames extends Pick<CategoryRow, 'id' | 'slug' | 'name' | 'role'> {
  readonly parentId: string | null
  readonly collection: string[]
}

/** Every category by its names, in their order: what a menu is made of. */
export const listCategoryNames = async (db: Db): Promise<CategoryNames[]> =>
  db
    .withTables<CatalogueTables>()
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'parent_id as parentId', 'collections as collection', 'role'])
    .orderBy('position')
    .orderBy('id')
    .execute()
