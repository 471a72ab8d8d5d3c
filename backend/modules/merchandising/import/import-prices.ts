import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'

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

interface Told {
  readonly id: string
  readonly was: number | null
  readonly becomes: number | null
  readonly before: string | null
  readonly after: string | null
  /** The combination is what it was, and its price follows the same. */
  readonly same: boolean
}

const inWords = (paise: number | null): string => (paise === null ? 'none' : formatPaise(paise))

/** The combination is named if the import adds it, or changes what it is. */
const changeInWords = ({ id, was, becomes, before, after, same }: Told): string => {
  const of = (words: string | null) => (same || after === null || words === null ? '' : ` of ${words}`)
  return `${id}: ${inWords(becomes)}${of(after)} (before: ${inWords(was)}${of(before)})`
}

interface Basis {
  readonly quality: RawBuilder<unknown>
  readonly weight: RawBuilder<unknown>
  readonly hsn: RawBuilder<unknown>
  /** `kind` and `rupees` of each part of the price. */
  readonly parts: RawBuilder<unknown>
}

/**
 * What the combination `each` is, and what its price follows: a rate, by its weight, and its parts. Each member has a
 * place of its own: as one text, a stone named '5000 mg' would be the same as five grams of metal.
 */
const basisOf = ({ quality, weight, hsn, parts }: Basis) =>
  sql`jsonb_build_array(each.metal, each.purity, each.size, each.stone, ${quality}, coalesce(each.options, '{}'),
    ${weight}, ${hsn}, (select jsonb_agg(jsonb_build_array(kind, rupees) order by kind, rupees) from (${parts}) part))`

/** A value that could be mistaken for several is quoted. */
const word = (value: RawBuilder<unknown>) =>
  sql`(case when ${value} like '%,%' then '‘' || ${value} || '’' else ${value} end)`

/** The same for the second person. */
const wordsOf = ({ quality, weight, hsn, parts }: Basis) =>
  sql`concat_ws(', ', ${word(sql`each.metal`)}, ${word(sql`each.purity`)}, 'size ' || ${word(sql`each.size`)},
    'stone ' || ${word(sql`each.stone`)}, 'quality ' || ${word(quality)},
    (select string_agg(key || ' ' || ${word(sql`value`)}, ', ' order by key) from jsonb_each_text(each.options)),
    ${weight} || ' mg', 'HSN ' || ${hsn},
    (select string_agg(kind || ' ' || trim_scale(rupees), ', ' order by kind, rupees) from (${parts}) part))`

const STAGED: Basis = {
  quality: sql`each."stoneQuality"`,
  weight: sql`each."metalWeightMg"`,
  hsn: sql`(line.product->>'hsn')`,
  parts: sql`select kind, amount as rupees from jsonb_to_recordset(each.parts) as part(kind text, amount numeric)`,
}
const KNOWN: Basis = {
  quality: sql`each.stone_quality`,
  weight: sql`each.metal_weight_mg`,
  hsn: sql`p.hsn`,
  parts: sql`select kind, amount_paise / 100.0 as rupees from variant_price_parts where variant_id = each.id`,
}

/**
 * What a completely staged import would do to prices; undefined if it changes none, or cannot be written. For an
 * existing product, an added or removed variant also counts: a cheap variant next to an expensive one would be the same
 * piece for less. So does an existing variant that keeps its price but is another piece, or whose price has another
 * weight or other parts: the next rate would make it another price.
 */
export const pricesOfImport = async (db: Db, importId: string): Promise<ImportPrices | undefined> => {
  const { rows } = await sql<{
    wrong: boolean
    count: number
    paise: number | null
    digest: string | null
    told: Told[] | null
  }>`
    with staged as (
      select p.id as product_id, each._id as id, (each.amount * 100)::bigint as becomes, ${basisOf(STAGED)} as after,
        ${wordsOf(STAGED)} as words_after
      from catalogue_import_lines line
      join products p on p.id = line.product->>'_id'
      cross join lateral jsonb_to_recordset(line.product->'variants') as each(_id text, amount numeric, metal text,
        purity text, size text, stone text, "stoneQuality" text, options jsonb, "metalWeightMg" integer, parts jsonb)
      where line.import_id = ${importId}
    ), known as (
      select each.id, each.product_id, each.price_paise as was, ${basisOf(KNOWN)} as before,
        ${wordsOf(KNOWN)} as words_before
      from product_variants each join products p on p.id = each.product_id
      where each.product_id in (select product_id from staged) or each.id in (select id from staged)
    ), dearest as (
      select product_id, max(was) as paise from known group by product_id
    ), changed as (
      select id, was, becomes, before, after, words_before, words_after, before is not distinct from after as same,
        greatest(was, becomes, case when was is null then dearest.paise end) as counts
      from staged full join known using (id)
      left join dearest on dearest.product_id = staged.product_id
      where was is distinct from becomes or before is distinct from after
    )
    select exists (select 1 from catalogue_import_lines where import_id = ${importId} and error is not null) as wrong,
      count(*)::int as count, max(counts)::float8 as paise,
      encode(sha256(convert_to(jsonb_agg(jsonb_build_array(id, was, before, becomes, after) order by id)::text, 'UTF8')), 'hex') as digest,
      (select json_agg(json_build_object('id', id, 'was', was, 'becomes', becomes, 'before', words_before,
        'after', words_after, 'same', same))
        from (select * from changed order by counts desc, id limit ${TOLD}) as first) as told
    from changed`.execute(db)
  const [found] = rows
  if (!found || found.wrong || found.paise === null || found.digest === null) return undefined
  const { count, paise, digest, told } = found
  const changes = (told ?? []).map(changeInWords)
  return {
    count,
    paise,
    digest,
    changes: count > changes.length ? [...changes, `and ${count - changes.length} more`] : changes,
  }
}
