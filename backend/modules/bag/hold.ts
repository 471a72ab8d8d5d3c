import { json } from '#backend/lib/store/db.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'

/** How long a piece keeps its price, and the metal rate in it, from when it is added or a new price is accepted. */
const HOLD_MS = 20 * 60_000

export const isHeld = (row: { held_until: Date | null }, now: number): boolean =>
  row.held_until !== null && row.held_until.getTime() > now

/** The columns of a line whose price is held from now on for this many pieces. */
export const heldFrom = (
  now: number,
  { paise, parts }: { paise: number; parts: readonly Part[] | undefined },
  quantity: number,
) => ({
  added_paise: paise,
  held_until: new Date(now + HOLD_MS),
  held_quantity: quantity,
  held_parts: json(parts ?? null),
})
