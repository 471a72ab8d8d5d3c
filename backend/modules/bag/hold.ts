import { json } from '#backend/lib/db.ts'
import type { Db } from '#backend/lib/implement.ts'
import type { Part } from '../pricing/api.ts'
import type { BagTables } from './tables.ts'

/** A piece keeps its price, and the metal's rate in it, so long: from the moment it is put in, accepted or checked out. */
export const HOLD_MS = 20 * 60_000

export const isHeld = (row: { held_until: Date | null }, now: number): boolean =>
  row.held_until !== null && row.held_until.getTime() > now

/** The columns of a line whose price is held from now on. */
export const heldFrom = (now: number, paise: number, parts: readonly Part[] | undefined) => ({
  added_paise: paise,
  held_until: new Date(now + HOLD_MS),
  held_parts: json(parts ?? null),
})

/** Holds the price of one line from now on. */
export const holdLine = async (
  tx: Db,
  line: { id: string; paise: number; parts: readonly Part[] | undefined },
  now: number,
): Promise<void> => {
  await tx
    .withTables<BagTables>()
    .updateTable('bag_lines')
    .set(heldFrom(now, line.paise, line.parts))
    .where('id', '=', line.id)
    .execute()
}
