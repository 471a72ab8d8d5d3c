import { sql } from 'kysely'
import type { Deps } from '#backend/lib/http/implement.ts'
import {
  fold,
  fingerprintOf,
  plainIndex,
  SearchAway,
  type ProductSource,
  type SearchIndex,
  type SearchVariant,
  type TellFault,
} from '../search/api.ts'
import { key, optionKind, type KeyKind } from './keys.ts'
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
  fingerprint: string
}

const BUCKET = sql`case ${sql.join(
  PRICE_BUCKETS.filter(({ to }) => to < Infinity).map(
    ({ key, to }) => sql`when price_paise < ${(to + 1) * 100} then ${sql.lit(key)}`,
  ),
  sql` `,
)} else ${sql.lit(PRICE_BUCKETS.at(-1)?.key)} end`
const KEYS = sql`(keys || (${BUCKET})::text || case when is_top_collection then array[${sql.lit(TOP)}]::text[] else '{}' end)`
/** What decides a product's place in lists. */
const PLACE = sql`id, price_paise, rank, sales_count, created_at,
  concat_ws(' ', type, stones #>> '{0,kind}', stones #>> '{0,cut}', metal_type[1]) as chief`
/** A piece is found by its name in every language of the house. */
const NAME = sql`concat_ws(' ', search_name, ${TRANSLATED_NAME})`
const FINGERPRINT = fingerprintOf(KEYS, [NAME, sql`search_facts`, sql`search_text`])

/** Which of these are on sale. */
const amongst = (ids: readonly string[]) => sql`from products where active and id = any (${ids}::text[])`

const placeOf = (row: Omit<Row, 'keys' | `search_${string}` | 'fingerprint'>) => ({
  id: row.id,
  chief: fold(row.chief),
  pricePaise: row.price_paise,
  rank: row.rank,
  sales: row.sales_count,
  added: row.created_at.toISOString(),
})

/** What a search can name of a combination: its metal and its purity, with the keys that lists are filtered by. */
const SOLD_AS = ['metal', 'purity'] as const satisfies readonly KeyKind[]

interface VariantRow extends Readonly<Record<(typeof SOLD_AS)[number], string | null>> {
  readonly product_id: string
  readonly price_paise: number
}

/** Where the index gets its products from. */
export const source: ProductSource = {
  ids: sql`select id from products`,
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
    const { rows } = await sql<Row>`select ${PLACE}, ${FINGERPRINT} as fingerprint ${amongst(ids)}`.execute(
      tx,
    )
    return rows.map((row) => ({ ...placeOf(row), fingerprint: row.fingerprint }))
  },
  named: {
    byLastWord: SOLD_AS.slice(0, 1),
    byAllWords: SOLD_AS.slice(1),
    weight: 'carat',
    measures: optionKind(''),
  },
  variants: async (tx, ids) => {
    const { rows } = await sql<
      VariantRow & { active: boolean }
    >`select product_id, price_paise, metal, purity, active
      from product_variants where product_id = any (${ids}::text[])`.execute(tx)
    const each = (row: VariantRow): SearchVariant => ({
      keys: SOLD_AS.flatMap((kind) => (row[kind] === null ? [] : [key(kind, row[kind])])),
      pricePaise: row.price_paise,
    })
    return new Map(
      [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, own]) => [
        id,
        own.filter(({ active }) => active).map(each),
      ]),
    )
  },
  // A product without variants is sold as it is listed.
  isSoldAs: (id, keys, from, to) => sql`(exists (select from product_variants v
    where v.active and v.product_id = ${id} and v.price_paise between ${from}::bigint and ${to}::bigint
      and ${sql.join(
        keys.map(
          (named) =>
            sql`(${sql.join(
              SOLD_AS.map(
                (kind) =>
                  sql`${sql.lit(`${kind}:`)} || lower(${sql.ref(`v.${kind}`)}) = any (${[...named]}::text[])`,
              ),
              sql` or `,
            )})`,
        ),
        sql` and `,
      )}) or not exists (select from product_variants v where v.product_id = ${id}))`,
}

/** If no shopper waits for an answer, a fault is thrown. */
const throwOn: TellFault = (error) => {
  throw error
}

/** What an index needs; one outside the database finds its server in the settings. */
export type IndexDeps = Pick<Deps, 'db' | 'config'>

/**
 * The index by which products are found. Another one that implements the port is put in here
 * (docs/recipes/search-server.md).
 */
export const productIndex = ({ db }: IndexDeps, tell: TellFault = throwOn): SearchIndex =>
  plainIndex(db, source, tell)

/**
 * Takes in all waiting changes of products, for callers that wrote many and read them right afterwards. While a search
 * server is away they are left to the job: a shop starts without it.
 */
export const indexProducts = async (
  deps: IndexDeps & Pick<Deps, 'log'>,
  index = productIndex(deps),
): Promise<void> => {
  try {
    while ((await index.takeIn()) > 0);
  } catch (error) {
    if (!(error instanceof SearchAway)) throw error
    deps.log.warn({ err: error }, 'the products are not in the search index yet')
  }
}
