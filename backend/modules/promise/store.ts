import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'

export interface Zone {
  readonly prefix: string
  readonly name: string | undefined
  /** Working days from the workshop to the shopper. */
  readonly transitDays: number
  /** False if the house sends nothing there. */
  readonly served: boolean
}

/** For a PIN code that is not in the table, the usual time applies. */
const USUAL: Zone = { prefix: '', name: undefined, transitDays: 3, served: true }

/** The zone of a PIN code: the one with the longest prefix. */
export const zoneOf = async (db: Db, pin: string): Promise<Zone> => {
  const { rows } =
    await sql<Zone>`select prefix, name, transit_days as "transitDays", served from delivery_zones
    where ${pin}::text like prefix || '%' order by length(prefix) desc limit 1`.execute(db)
  return rows[0] ?? USUAL
}

/** Replaces the whole table. */
export const putZones = async (tx: Db, zones: readonly Zone[]): Promise<void> => {
  await sql`delete from delivery_zones`.execute(tx)
  await sql`insert into delivery_zones (prefix, name, transit_days, served)
    select prefix, name, "transitDays", served from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb)
      as z(prefix text, name text, "transitDays" integer, served boolean)`.execute(tx)
}
