import type { OptionsSource, OptionValues } from '#contract/options.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { chosenOf, optionsInUse, putOptions } from './store.ts'

type OptionTables = Pick<Tables, 'options'>

/**
 * The house's options, kept from change until the transaction ends: writers of pieces share them, and a change of the
 * options waits for all of these writers.
 */
export const holdOptions = async (tx: Db, how: 'share' | 'set'): Promise<OptionsSource> => {
  const tables = tx.withTables<OptionTables>()
  const found = tables.selectFrom('options').select('source')
  if (how === 'share') return (await found.forShare().executeTakeFirst())?.source ?? []
  await tables
    .insertInto('options')
    .values({ source: json([]), own: false })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await found.forUpdate().executeTakeFirst())?.source ?? []
}

/** Writes those of the house's files, unless the running shop set its own. One that pieces have stays, though the files lost it. */
export const seedOptions = async (tx: Db, source: OptionsSource): Promise<void> => {
  const chosen = chosenOf(source)
  const gone = (await holdOptions(tx, 'set')).filter(({ key }) => !chosen.some((each) => each.key === key))
  const used = await optionsInUse(
    tx,
    gone.map(({ key }) => key),
  )
  const kept = gone.filter(({ key }) => used.includes(key))
  const rest = source.filter(({ key }) => !used.includes(key))
  await putOptions(tx, [...rest, ...kept], { own: false })
}

/**
 * The house's options, kept as they are till the end. Refuses with 400 a product whose variants have an option that the house has
 * not, or that pieces tell as an attribute.
 */
export const holdOptionsOf = async (
  tx: Db,
  variants: readonly { readonly _id: string; readonly options?: OptionValues }[],
): Promise<OptionsSource> => {
  const held = await holdOptions(tx, 'share')
  const known = new Set(chosenOf(held).map(({ key }) => key))
  for (const { _id, options = {} } of variants) {
    const unknown = Object.keys(options).find((key) => !known.has(key))
    if (unknown === undefined) continue
    const sentence = `‘${unknown}’ is not an option of the shop: set it first.`
    throw new Refusal(400, 'VALIDATION', sentence, {
      fields: { [`variants.${_id}.options.${unknown}`]: sentence },
    })
  }
  return held
}
