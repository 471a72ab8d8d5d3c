import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { suggest } from '#contract/search.ts'
import type { Db } from '#backend/lib/implement.ts'
import { SECTION_3 } from './map.ts'
import type { ProductTexts } from './product-texts.ts'
import { readSearch } from './search-reading.ts'

/** What a suggestion is shown with, beside the members of section 3. */
const FIELDS = [...SECTION_3, 'media', 'subtitle', 'ground'].join()
const MOST_NAMES = 4

/** What is suggested; the products as texts. */
type Suggestions = Omit<AnswerOf<typeof suggest>, 'products'> & { readonly products: readonly Buffer[] }

interface Names {
  categories: { _id: string; slug: string; name: string; productCount: number }[] | null
  collections: string[] | null
}

/** Type-ahead: the best pieces, and the categories and collections that any of the words name. */
export const suggestionsFor = async (
  db: Db,
  products: ProductTexts,
  search: string,
  limit: number,
): Promise<Suggestions> => {
  const read = await readSearch(db, search)
  const { any, reading } = read
  const [page, names] = await Promise.all([
    products.page({ search, limit, fields: FIELDS }, { counted: false, read }),
    any === '' ? undefined : namesFor(db, any),
  ])
  return {
    products: page.products,
    categories: names?.categories ?? [],
    collections: names?.collections ?? [],
    search: reading,
  }
}

/** A list of names: a few dozen at most, so they are looked through one by one. */
const namesFor = async (db: Db, any: string): Promise<Names | undefined> => {
  const { rows } = await sql<Names>`with asked as (select to_tsquery('english', ${any}::text) as q)
    select (select json_agg(c) from (
        select c.id as "_id", c.slug, c.name, k.products as "productCount"
        from asked, categories c join key_counts k on k.scope = 'category:' || lower(c.id) and k.key = ''
        where k.products > 0 and to_tsvector('english', c.name) @@ asked.q
        order by ts_rank(to_tsvector('english', c.name), asked.q) desc, k.products desc, c.position limit ${MOST_NAMES}) c) as categories,
      (select json_agg(l.label) from (
        select l.label from asked, key_labels l join key_counts k on k.scope = l.key and k.key = ''
        where l.key like 'collection:%' and k.products > 0 and to_tsvector('english', l.label) @@ asked.q
        order by k.products desc limit ${MOST_NAMES}) l) as collections`.execute(db)
  return rows[0]
}
