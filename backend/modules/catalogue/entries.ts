import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import {
  fold,
  plainIndex,
  printOf,
  type EntryReader,
  type IsSoldAs,
  type SearchIndex,
  type TellFault,
} from '../search/api.ts'
import { TRANSLATED_NAME } from './name-translations.ts'
import { PRICE_BUCKETS, TOP } from './narrowing.ts'

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
  print: string
}

const BUCKET = sql`case ${sql.join(
  PRICE_BUCKETS.filter(({ to }) => to < Infinity).map(
    ({ key, to }) => sql`when price_paise < ${(to + 1) * 100} then ${sql.lit(key)}`,
  ),
  sql` `,
)} else ${sql.lit(PRICE_BUCKETS[5].key)} end`
const KEYS = sql`(keys || (${BUCKET})::text || case when is_top_collection then array[${sql.lit(TOP)}]::text[] else '{}' end)`
/** What decides a product's place in lists. */
const PLACE = sql`id, price_paise, rank, sales_count, created_at,
  concat_ws(' ', type, stones #>> '{0,kind}', stones #>> '{0,cut}', metal_type[1]) as chief`
/** A piece is found by its name in every language of the house. */
const NAME = sql`concat_ws(' ', search_name, ${TRANSLATED_NAME})`
const PRINT = printOf(KEYS, [NAME, sql`search_facts`, sql`search_text`])

/** On sale, of these. */
const amongst = (ids: readonly string[]) => sql`from products where active and id = any (${ids}::text[])`

const placeOf = (row: Omit<Row, 'keys' | `search_${string}` | 'print'>) => ({
  id: row.id,
  chief: fold(row.chief),
  pricePaise: row.price_paise,
  rank: row.rank,
  sales: row.sales_count,
  added: row.created_at.toISOString(),
})

/** What products are found by. */
const reader: EntryReader = {
  entries: async (tx, ids) => {
    const { rows } =
      await sql<Row>`select ${PLACE}, ${KEYS} as keys, ${NAME} as search_name, search_facts, search_text ${amongst(ids)}`.execute(
        tx,
      )
    return rows.map((row) => ({
      ...placeOf(row),
      keys: row.keys,
      name: row.search_name,
      facts: row.search_facts,
      body: row.search_text,
    }))
  },
  places: async (tx, ids) => {
    const { rows } = await sql<Row>`select ${PLACE}, ${PRINT} as print ${amongst(ids)}`.execute(tx)
    return rows.map((row) => ({ ...placeOf(row), print: row.print }))
  },
}

/** Products without variants are sold as they are listed. */
const isSoldAs: IsSoldAs = (keys, from, to) => sql`(exists (select from product_variants v
    where v.active and v.product_id = search_entries.id and v.price_paise between ${from * 100}::bigint
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
  plainIndex(db, reader, isSoldAs, tell)

/** Takes in all waiting changes of products, for callers that wrote many and read right after. */
export const indexProducts = async (db: Db): Promise<void> => {
  const index = productIndex(db)
  while ((await index.takeIn()) > 0);
}
