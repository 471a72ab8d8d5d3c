import { sql } from 'kysely'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { fold } from '../search/api.ts'

/**
 * The name of a product in the house's other languages, as a column of a row of products; null if there is none.
 */
export const TRANSLATED_NAME = sql`(select string_agg(t.said, ' ' order by t.said) from name_translations t
  where t.name = products.name)`

/** No name of a piece is longer than this. */
const LONGEST_NAME = 200

/** Writes names in other languages; the index reads again the products whose names changed. */
export const putNameTranslations = async (
  tx: Db,
  translations: readonly { readonly text: string; readonly says: string }[],
): Promise<void> => {
  const names = translations.flatMap(({ text, says }) =>
    text.length > LONGEST_NAME ? [] : [{ name: text, said: fold(says) }],
  )
  const given = sql`select distinct name, said from jsonb_to_recordset(${json(names)}) g (name text, said text)`
  await sql`insert into search_changes (product_id) select id from products where name in (
    select name from ((${given} except table name_translations) union (table name_translations except (${given}))) other)`.execute(
    tx,
  )
  await sql`delete from name_translations`.execute(tx)
  await sql`insert into name_translations (name, said) ${given}`.execute(tx)
}
