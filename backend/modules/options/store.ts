import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ChosenOption, OptionsSource, OptionValues } from '#contract/options.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { json } from '#backend/lib/store/db.ts'
import { putHouseSource } from '#backend/lib/rows/house-source.ts'
import type { Db } from '#backend/lib/http/implement.ts'

type OptionTables = Pick<Tables, 'options'>

/** The house's options besides metal, purity, stone, quality and size. */
export const readOptions = async (db: Db): Promise<OptionsSource> =>
  (await db.withTables<OptionTables>().selectFrom('options').select('source').executeTakeFirst())?.source ??
  []

/** The same inside another statement, as one JSON value. */
export const OPTIONS = sql<OptionsSource>`coalesce((select source from options), '[]')`

/** Those that shoppers choose; the others are attributes of pieces. */
export const chosenOf = (options: OptionsSource): OptionsSource =>
  options.filter(({ attribute }) => attribute !== true)

const toldOf = (options: OptionsSource) =>
  options.flatMap(({ key, name, attribute }) => (attribute ? [{ key, name }] : []))

/**
 * Pieces that are there already get the keys that a write of each would give them (`backend/modules/catalogue/keys.ts`); the index follows. `before`:
 * what lists were narrowed by.
 */
const keyAttributes = async (tx: Db, before: OptionsSource, after: OptionsSource): Promise<void> => {
  const [was, told] = [toldOf(before), toldOf(after)]
  if (isDeepStrictEqual(was, told)) return
  const kinds = [...was, ...told].map(({ key }) => `option-${key}:`)
  await sql`with told as (
      select p.id, 'option-' || w.key || ':' as kind,
        btrim((a ->> 'value') || coalesce(' ' || (a ->> 'unit'), '')) as label
      from products p cross join lateral jsonb_array_elements(p.attributes) a
        join jsonb_to_recordset(${json(told)}) w (key text, name text) on lower(btrim(a ->> 'name')) = lower(btrim(w.name))
    ), keyed as (
      select id, kind || regexp_replace(lower(label), '\\s+', ' ', 'g') as key, label from told where label <> ''
    ), labelled as (
      insert into key_labels (key, label) select distinct on (key) key, label from keyed order by key, label on conflict do nothing
    ), of_each as (select id, array_agg(key) as keys from keyed group by id),
    others as (
      select p.id, p.keys as was, array(
        select k from unnest(p.keys) k where not k like any (select kind || '%' from unnest(${kinds}::text[]) kind)
        union select unnest(e.keys) order by 1) as keys
      from products p left join of_each e on e.id = p.id
    )
    update products p set keys = o.keys from others o where o.id = p.id and not (o.keys <@ o.was and o.was <@ o.keys)`.execute(
    tx,
  )
}

/** Writes them. */
export const putOptions = async (tx: Db, source: OptionsSource, how: { own: boolean }): Promise<void> => {
  const before = await readOptions(tx)
  await putHouseSource(tx, 'options', source, how)
  await keyAttributes(tx, before, await readOptions(tx))
}

/** The keys among these that some piece has. */
export const optionsInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select key from unnest(${keys}::text[]) key
    where exists (select from product_variants where options ? key)`.execute(db)
  return rows.map(({ key }) => key)
}

/** Values of a variant with the names of their options, in the house's order. */
export const inWords = (values: OptionValues, options: OptionsSource): ChosenOption[] =>
  options.flatMap(({ key, name }) => {
    const value = values[key]
    return value === undefined ? [] : [{ key, name, value }]
  })
