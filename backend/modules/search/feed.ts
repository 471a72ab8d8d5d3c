import { sql, type RawBuilder } from 'kysely'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { fingerprintOf, type ProductSource, type SearchEntry, type SearchPlace } from './port.ts'
import { noteAll, takeChanges, type Change, type Which } from './queue.ts'

interface Known {
  id: string
  fingerprint: string
  /** False if the entry was written before entries had `chief`, or has none. */
  has_chief: boolean
}

/** Whether the words or keys of the product have changed. */
const isOther = (was: Known | undefined, place: SearchPlace) =>
  was === undefined || (!was.has_chief && place.chief !== '') || was.fingerprint !== place.fingerprint

const FINGERPRINT = fingerprintOf(sql`keys`, [sql`name`, sql`facts`, sql`body`])

/**
 * Adds the words of these products to the counts (1) or removes them (-1); the counts help to read a search and to
 * correct a mistyped word.
 */
const countWords = async (tx: Db, which: RawBuilder<unknown>, by: 1 | -1) => {
  await sql`insert into search_words as w (word, lexeme, products, named)
    select word, coalesce((ts_lexize('english_stem', word))[1], word), ${by}::integer * count(*),
      ${by}::integer * count(*) filter (where is_named) from (
        select id, word, bool_or(is_named) as is_named from (
          select id, word, true as is_named from search_entries, words_of(name || ' ' || facts) word where ${which}
          union all select id, word, false from search_entries, words_of(body) word where ${which}) each
        group by id, word) every
      group by word order by word collate "C"
    on conflict (word) do update set products = w.products + excluded.products, named = w.named + excluded.named`.execute(
    tx,
  )
}

/**
 * Adds the keys of these products to the counts (1) or removes them (-1); a list without filters is counted from these.
 */
const countKeys = async (tx: Db, which: RawBuilder<unknown>, by: 1 | -1) => {
  await sql`insert into search_key_counts as c (key, products)
    select key, ${by}::integer * count(*) from search_entries, unnest(keys) key where ${which}
      group by key order by key collate "C"
    on conflict (key) do update set products = c.products + excluded.products`.execute(tx)
}

/** Adds these products to the counts (1) or removes them (-1). */
const count = async (tx: Db, ids: readonly string[], by: 1 | -1) => {
  if (ids.length === 0) return
  const which = sql`id = any (${ids}::text[])`
  await countWords(tx, which, by)
  await countKeys(tx, which, by)
}

/** The entries as rows of a statement. */
const rowsOf = (
  entries: readonly SearchEntry[],
) => sql`select id, array(select jsonb_array_elements_text(keys)) as keys,
    name, facts, body, price as price_paise, rank, sales, added, chief
  from jsonb_to_recordset(${json(
    entries.map(({ pricePaise, ...entry }) => ({ ...entry, price: pricePaise })),
  )}) e (id text, keys jsonb, name text, facts text, body text, price bigint, rank integer, sales integer, added timestamptz, chief text)`

/** Only what decides their place in lists, as rows of a statement. */
const placesOf = (places: readonly SearchPlace[]) => sql`select id, price as price_paise, rank, sales, added
  from jsonb_to_recordset(${json(
    places.map(({ id, pricePaise, rank, sales, added }) => ({ id, price: pricePaise, rank, sales, added })),
  )}) e (id text, price bigint, rank integer, sales integer, added timestamptz)`

/** Updates the rows of these products to what they are found by now. */
const apply = async (tx: Db, changes: readonly Change[], source: ProductSource) => {
  const ids = [...new Set(changes.map(({ product_id }) => product_id))]
  const { rows } =
    await sql<Known>`select id, ${FINGERPRINT} as fingerprint, chief <> '' as has_chief from search_entries
    where id = any (${ids}::text[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  const places = await source.places(tx, ids)
  const found = new Set(places.map(({ id }) => id))
  const gone = rows.flatMap(({ id }) => (found.has(id) ? [] : [id]))
  const [others, moved]: [SearchPlace[], SearchPlace[]] = [[], []]
  for (const place of places) (isOther(known.get(place.id), place) ? others : moved).push(place)
  // A product that is taken off sale at this moment is noted again.
  const other =
    others.length === 0
      ? []
      : await source.entries(
          tx,
          others.map(({ id }) => id),
        )
  const written = other.map(({ id }) => id)
  // A new product has no earlier counts to remove.
  await count(tx, [...gone, ...written.filter((id) => known.has(id))], -1)
  if (gone.length > 0) await sql`delete from search_entries where id = any (${gone}::text[])`.execute(tx)
  if (other.length > 0)
    await sql`insert into search_entries (id, keys, name, facts, body, price_paise, rank, sales, added, chief)
      select id, keys, name, facts, body, price_paise, rank, sales, added, to_tsvector('english', chief) from (${rowsOf(other)}) n
      on conflict (id) do update set keys = excluded.keys, name = excluded.name, facts = excluded.facts, body = excluded.body,
        price_paise = excluded.price_paise, rank = excluded.rank, sales = excluded.sales, added = excluded.added, chief = excluded.chief`.execute(
      tx,
    )
  await count(tx, written, 1)
  // What finds it has not changed, so its words are not read again.
  if (moved.length > 0)
    await sql`update search_entries e set price_paise = n.price_paise, rank = n.rank, sales = n.sales, added = n.added
      from (${placesOf(moved)}) n where n.id = e.id
        and (e.price_paise, e.rank, e.sales, e.added) is distinct from (n.price_paise, n.rank, n.sales, n.added::timestamptz(3))`.execute(
      tx,
    )
  const counted = gone.length > 0 || other.length > 0
  const [prompt, inBulk] = [changes.some(({ in_bulk }) => !in_bulk), changes.some(({ in_bulk }) => in_bulk)]
  // Also if no entry was written: a product's variants are read from its rows, and those were written.
  await sql`update search_state set moves = moves + 1, version = version + ${counted ? 1 : 0}::integer,
    awaited = awaited + ${prompt ? 1 : 0}::integer,
    bulk_taken_at = case when ${inBulk} then clock_timestamp() else bulk_taken_at end,
    products = products + ${written.filter((id) => !known.has(id)).length - gone.length}::integer`.execute(tx)
}

/**
 * Counts keys, words and entries again from the index, and notes every product as changed. Returns how many wait now.
 * Meanwhile changes are not taken in, but reads continue.
 */
export const rebuild = (db: Db, source: ProductSource): Promise<number> =>
  db.transaction().execute(async (tx) => {
    // Counting a million products takes a minute, longer than any other statement may take.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local lock_timeout = '30s'`.execute(tx)
    await sql`select from search_state for update`.execute(tx)
    await sql`update search_key_counts set products = 0`.execute(tx)
    await sql`update search_words set products = 0, named = 0`.execute(tx)
    await countKeys(tx, sql`true`, 1)
    await countWords(tx, sql`true`, 1)
    await sql`update search_state set version = version + 1, moves = moves + 1, awaited = awaited + 1,
      products = (select count(*) from search_entries)`.execute(tx)
    return noteAll(tx, source, sql`select id from search_entries`)
  })

/** Takes in the next changes; returns how many there were. */
export const takeIn = (db: Db, source: ProductSource, most: number, which: Which): Promise<number> =>
  takeChanges(db, most, which, (tx, changes) => apply(tx, changes, source))
