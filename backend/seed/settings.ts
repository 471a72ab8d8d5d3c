import { sql } from 'kysely'
import type { House } from '#house/load.ts'
import { json } from '#backend/lib/store/db.ts'
import { notifyChange } from '../lib/changes.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { readPieces } from './catalogue.ts'

/** What the seeder is named by: it runs again when the house says anew which stones its settings hold. */
export const settingSeed = (house: House) =>
  house.products().value.flatMap(({ slug, setting }) => (setting ? [{ slug, setting }] : []))

/** Gives a store that was filled by an older release the settings of its house. A piece that has one already keeps it. */
export const seedSettings =
  (house: House) =>
  ({ db }: Deps): Promise<void> =>
    db.transaction().execute(async (tx) => {
      for (const { _id, setting } of readPieces(house)) {
        if (!setting) continue
        const { numAffectedRows } = await sql`update products set setting = ${json(setting)}
          where id = ${_id} and setting is null and metal_type <> '{}' and jsonb_array_length(stones) = 1`.execute(
          tx,
        )
        if (numAffectedRows) await notifyChange(tx, 'product', _id)
      }
    })
