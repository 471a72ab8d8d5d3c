import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'

interface ImportPrices {
  /** How many prices the import changes of pieces that the house has already. */
  readonly count: number
  /** The dearest of them before or after, in paise. */
  readonly paise: number
  /** The same for the same changes, so that a confirmation is of these and no others. */
  readonly digest: string
}

/** What an import that is staged whole would do to prices; undefined where it changes none, or cannot be written. */
export const pricesOfImport = async (db: Db, importId: string): Promise<ImportPrices | undefined> => {
  const { rows } = await sql<{ wrong: boolean; count: number; paise: number | null; digest: string | null }>`
    with changed as (
      select each._id as id, coalesce(old.price_paise, 0) as was, (each.amount * 100)::bigint as becomes
      from catalogue_import_lines line
      join products p on p.id = line.product->>'_id'
      cross join lateral jsonb_to_recordset(line.product->'variants') as each(_id text, amount numeric)
      left join product_variants old on old.id = each._id
      where line.import_id = ${importId} and old.price_paise is distinct from (each.amount * 100)::bigint
    )
    select exists (select 1 from catalogue_import_lines where import_id = ${importId} and error is not null) as wrong,
      count(*)::int as count, max(greatest(was, becomes))::float8 as paise,
      left(encode(sha256(convert_to(string_agg(id || ' ' || was || ' ' || becomes, ',' order by id), 'UTF8')), 'hex'), 12) as digest
    from changed`.execute(db)
  const [found] = rows
  if (!found || found.wrong || found.paise === null || found.digest === null) return undefined
  return { count: found.count, paise: found.paise, digest: found.digest }
}
