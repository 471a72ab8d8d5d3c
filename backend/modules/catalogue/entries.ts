import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import {
  fold,
  plainIndex,
  type IsSoldAs,
  type SearchEntry,
  type SearchIndex,
  type TellFault,
} from '../search/api.ts'
import { bucketOf, TOP } from './narrowing.ts'

interface Row {
  id: string
  keys: string[]
  search_name: string
  search_facts: string
  search_text: string
  chief: string
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
      created_at, is_top_collection, concat_ws(' ', type, stones #>> '{0,kind}', stones #>> '{0,cut}', metal_type[1]) as chief from products where active and id = any (${ids}::text[])`.execute(
      tx,
    )
  return rows.map((row) => ({
    id: row.id,
    keys: [...row.keys, bucketOf(row.price_paise), ...(row.is_top_collection ? [TOP] : [])],
    name: row.search_name,
    facts: row.search_facts,
    body: row.search_text,
    chief: fold(row.chief),
    pricePaise: row.price_paise,
    rank: row.rank,
    sales: row.sales_count,
    added: row.created_at.toISOString(),
  }))
}

/** Products without variants are sold as they are listed. */
const isSoldAs: IsSoldAs = (keys, from, to) => sql`(exists (select from product_variants v
    where v.product_id = search_entries.id and v.price_paise between ${from * 100}::bigint
      and ${Math.min(to * 100 + 99, Number.MAX_SAFE_INTEGER)}::bigint
      and ${sql.join(
        keys.map(
          (named) => sql`('metal:' || lower(v.metal) = any (${[...named]}::text[])
          or 'purity:' || lower(v.purity) = any (${[...named]}::text[]))`,
        ),
        sql` and `,
      )}) or not exists (select from product_variants v where v.product_id = search_entries.id))`

/** Where no shopper waits for an answer, a fault is one. */
const throwOn: TellFault = (error) => {
  throw error
}

/** The index that products are found by. Another one that holds to the port is put in here (docs/recipes/search-server.md). */
export const productIndex = (db: Db, tell: TellFault = throwOn): SearchIndex =>
  plainIndex(db, readEntries, isSoldAs, tell)

/** Takes in all changes of products there are: for whoever wrote many and is asked right after. */
export const indexProducts = async (db: Db): Promise<void> => {
  const index = productIndex(db)
  while ((await index.takeIn()) > 0);
}
