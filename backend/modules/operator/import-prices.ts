import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'

interface ImportPrices {
  /** How many prices of existing products the import changes. */
  readonly count: number
  /** The highest of these prices, before or after, in paise. */
  readonly paise: number
  /** The same for the same changes, so that a confirmation covers exactly these. */
  readonly digest: string
  /** What the second person reads: the highest prices first, and how many more changes there are. */
  readonly changes: readonly string[]
}

/** This many changes are listed one by one. */
const TOLD = 100

const inWords = (paise: number | null): string => (paise === null ? 'none' : `₹${rupeesFromPaise(paise)}`)

/**
 * What a completely staged import would do to prices; undefined if it changes none, or cannot be written. For an
 * existing product, an added or removed variant also counts: a cheap variant next to an expensive one would be the same
 * piece for less.
 */
export const pricesOfImport = async (db: Db, importId: string): Promise<ImportPrices | undefined> => {
  const { rows } = await sql<{
    wrong: boolean
    count: number
    paise: number | null
    digest: string | null
    told: { id: string; was: number | null; becomes: number | null }[] | null
  }>`
    with staged as (
      select p.id as product_id, each._id as id, (each.amount * 100)::bigint as becomes
      from catalogue_import_lines line
      join products p on p.id = line.product->>'_id'
      cross join lateral jsonb_to_recordset(line.product->'variants') as each(_id text, amount numeric)
      where line.import_id = ${importId}
    ), known as (
      select id, product_id, price_paise as was from product_variants
      where product_id in (select product_id from staged) or id in (select id from staged)
    ), dearest as (
      select product_id, max(was) as paise from known group by product_id
    ), changed as (
      select id, was, becomes, greatest(was, becomes, case when was is null then dearest.paise end) as counts
      from staged full join known using (id)
      left join dearest on dearest.product_id = staged.product_id
      where was is distinct from becomes
    )
    select exists (select 1 from catalogue_import_lines where import_id = ${importId} and error is not null) as wrong,
      count(*)::int as count, max(counts)::float8 as paise,
      encode(sha256(convert_to(string_agg(concat_ws(' ', id, coalesce(was::text, 'none'), coalesce(becomes::text, 'none')), ',' order by id), 'UTF8')), 'hex') as digest,
      (select json_agg(json_build_object('id', id, 'was', was, 'becomes', becomes))
        from (select * from changed order by counts desc, id limit ${TOLD}) as first) as told
    from changed`.execute(db)
  const [found] = rows
  if (!found || found.wrong || found.paise === null || found.digest === null) return undefined
  const { count, paise, digest, told } = found
  const changes = (told ?? []).map(
    ({ id, was, becomes }) => `${id}: ${inWords(becomes)} (before: ${inWords(was)})`,
  )
  return {
    count,
    paise,
    digest,
    changes: count > changes.length ? [...changes, `and ${count - changes.length} more`] : changes,
  }
}
