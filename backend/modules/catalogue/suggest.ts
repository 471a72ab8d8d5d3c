import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { suggest } from '#contract/search.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { SearchIndex } from '../search/api.ts'
import { key } from './keys.ts'
import { SECTION_3 } from './map.ts'
import { EVERYTHING } from './narrowing.ts'
import type { ProductTexts } from './product-texts.ts'

/** The members shown in a suggestion, besides those of section 3. */
const FIELDS = [...SECTION_3, 'media', 'media.sources', 'subtitle', 'background'].join()
const MOST_NAMES = 4

/** What is suggested; the products as texts. */
type Suggestions = Omit<AnswerOf<typeof suggest>, 'products'> & { readonly products: readonly Buffer[] }

/** Type-ahead: the best pieces, and the categories and collections that any of the words name. */
export const suggestionsFor = async (
  db: Db,
  index: SearchIndex,
  products: ProductTexts,
  search: string,
  limit: number,
): Promise<Suggestions> => {
  const { page, words } = await products.page({ search, limit, fields: FIELDS })
  const named = words.length === 0 ? [] : await namedBy(db, words)
  const { counts } = named.length === 0 ? { counts: undefined } : await index.count(EVERYTHING)
  const full = named.flatMap((one) => {
    const productCount = counts?.get(one.key) ?? 0
    return productCount > 0 ? [{ ...one, productCount }] : []
  })
  const most = full.toSorted(
    (a, b) => b.rank - a.rank || b.productCount - a.productCount || a.position - b.position,
  )
  return {
    products: page.products,
    categories: most
      .flatMap(({ id, slug, name, productCount }) =>
        id === null || slug === null ? [] : [{ _id: id, slug, name, productCount }],
      )
      .slice(0, MOST_NAMES),
    collections: full
      .filter(({ id }) => id === null)
      .toSorted((a, b) => b.productCount - a.productCount)
      .map(({ name }) => name)
      .slice(0, MOST_NAMES),
    search: page.search ?? { meant: [] },
  }
}

interface Named {
  key: string
  name: string
  rank: number
  position: number
  /** The id of a category; null for a collection. */
  id: string | null
  slug: string | null
}

/** Categories and collections with any of these words in their names: a few dozen at most, so each is compared. */
const namedBy = async (db: Db, words: readonly string[]): Promise<Named[]> => {
  const { rows } = await sql<Named>`with asked as (
      select string_agg('(' || phrase::text || ')', ' | ')::tsquery as q
      from (select phraseto_tsquery('english', word) as phrase from unnest(${[...words]}::text[]) word) phrases
      where numnode(phrase) > 0)
    select '' as key, c.id, c.slug, c.name, c.position, ts_rank(to_tsvector('english', c.name), q) as rank
      from asked, categories c where to_tsvector('english', c.name) @@ q
    union all select l.key, null, null, l.label, 0, 0
      from asked, key_labels l where l.key like 'collection:%' and to_tsvector('english', l.label) @@ q`.execute(
    db,
  )
  return rows.map((row) => (row.id === null ? row : { ...row, key: key('category', row.id) }))
}
