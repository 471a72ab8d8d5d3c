import { sql } from 'kysely'
import type { ChosenOption, OptionsSource, OptionValues } from '#contract/options.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { putHouseSource } from '#backend/lib/house-source.ts'
import type { Db } from '#backend/lib/implement.ts'

type OptionTables = Pick<Tables, 'options'>

/** The house's options beside metal, purity, stone, quality and size. */
export const readOptions = async (db: Db): Promise<OptionsSource> =>
  (await db.withTables<OptionTables>().selectFrom('options').select('source').executeTakeFirst())?.source ??
  []

/** The same inside another statement, as one JSON value. */
export const OPTIONS = sql<OptionsSource>`coalesce((select source from options), '[]')`

/** Writes them. */
export const putOptions = (tx: Db, source: OptionsSource, how: { own: boolean }): Promise<void> =>
  putHouseSource(tx, 'options', source, how)

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
