import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import { plainIndex, type SearchEntry, type SearchIndex } from '../search/api.ts'
import { bucketOf, TOP } from './narrowing.ts'

interface Row {
  id: string
  keys: string[]
  search_name: string
  search_facts: string
  search_text: string
  price_paise: number
  rank: number
  sales_count: number
  created_at: Date
  is_top_collection: boolean
}

/** What these products are found by; those that are not on sale are left out. */
const readEntries = async (tx: Db, ids: readonly string[]): Promise<SearchEntry[]> => {
  const { rows } =
    await sql<Row>`select id, keys, search_name, search_facts, search_text, price_paise, rank, sales_count,
      created_at, is_top_collection from products where active and id = any (${ids}::text[])`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    keys: [...row.keys, bucketOf(row.price_paise), ...(row.is_top_collection ? [TOP] : [])],
    name: row.search_name,
    facts: row.search_facts,
    body: row.search_text,
    pricePaise: row.price_paise,
    rank: row.rank,
    sales: row.sales_count,
    added: row.created_at.toISOString(),
  }))
}

/** The index that products are found by. Another one that holds to the port is put in here (docs/recipes/search-server.md). */
export const productIndex = (db: Db): SearchIndex => plainIndex(db, readEntries)

/** Takes in all changes of products there are: for whoever wrote many and is asked right after. */
export const indexProducts = async (db: Db): Promise<void> => {
  const index = productIndex(db)
  while ((await index.takeIn()) > 0);
}
