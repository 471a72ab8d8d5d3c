import { say } from '#backend/lib/words/words.ts'
import { MAX_LINES, MAX_QUANTITY } from '#contract/bag.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'
import { heldFrom, isHeld } from './hold.ts'
import type { LineRow } from './tables.ts'
import { linesOf, outOfStock, setQuantity, storedVariants, variantsOf } from './lines.ts'
import type { BagTables } from './tables.ts'

const tables = (db: Db) => db.withTables<BagTables>()

/** What makes two lines the same piece, whatever they cost. */
const KIND = [
  'variant_id',
  'set_variant_id',
  'size',
  'engraving',
  'engraving_face',
  'birth_stone',
  'box',
  'box_stamp',
] as const satisfies readonly (keyof LineRow)[]
export type Kind = Pick<LineRow, (typeof KIND)[number] | 'product_id' | 'set_product_id'>

export const isSameKind = (a: Kind, b: Kind): boolean => KIND.every((column) => a[column] === b[column])

export const piecesOf = (rows: readonly LineRow[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** What one piece costs today, and what it is made of. */
export interface Today {
  readonly paise: number
  readonly parts: readonly Part[] | undefined
}

/** The number of pieces that the held price of a line applies to. */
const coveredBy = (row: LineRow, now: number): number =>
  isHeld(row, now) ? Math.max(row.held_quantity ?? row.quantity, row.quantity) : row.quantity

const tooMany = () =>
  new Refusal(409, 'BAD_QUANTITY', say`A bag takes at most ${MAX_QUANTITY} of one piece.`, {
    fields: {
      quantity: say`At most ${MAX_QUANTITY}.`,
    },
  })

/** Sets the quantity of a line and holds today's price for all of it. */
export const holdAt = async (tx: Db, lineId: string, quantity: number, today: Today, now: number) => {
  await tables(tx)
    .updateTable('bag_lines')
    .set({ quantity, ...heldFrom(now, today, quantity) })
    .where('id', '=', lineId)
    .execute()
}

const insert = async (
  tx: Db,
  bagId: string,
  kind: Kind,
  { quantity, today, now }: { quantity: number; today: Today; now: number },
) => {
  if ((await linesOf(tx, bagId)).length >= MAX_LINES)
    throw new Refusal(409, 'CONFLICT', say`A bag holds at most ${MAX_LINES} different pieces.`)
  const { product_id, set_product_id, size, engraving, engraving_face, birth_stone, box, box_stamp } = kind
  await tables(tx)
    .insertInto('bag_lines')
    .values({
      bag_id: bagId,
      product_id,
      ...storedVariants(kind),
      set_product_id,
      size,
      engraving,
      engraving_face,
      birth_stone,
      box,
      box_stamp,
      quantity,
      added_at: new Date(now),
      ...heldFrom(now, today, quantity),
    })
    .execute()
}

/**
 * Adds pieces to a locked bag. If the held price of a line is below today's, it applies only to as many pieces as it
 * was given for; the others go on a second line at today's price. Otherwise the whole line gets the lower price.
 */
export const grow = async (
  tx: Db,
  bagId: string,
  kind: Kind,
  { quantity, today, now }: { quantity: number; today: Today; now: number },
): Promise<void> => {
  const kin = (await linesOf(tx, bagId)).filter((row) => isSameKind(row, kind))
  if (piecesOf(kin) + quantity > MAX_QUANTITY) throw tooMany()
  let left = quantity
  for (const row of kin) {
    const room = row.added_paise < today.paise ? coveredBy(row, now) - row.quantity : 0
    const taken = Math.min(room, left)
    if (taken > 0) await setQuantity(tx, row.id, row.quantity + taken)
    left -= taken
  }
  if (left === 0) return
  const home = kin.find((row) => row.added_paise >= today.paise)
  if (home) await holdAt(tx, home.id, home.quantity + left, today, now)
  else await insert(tx, bagId, kind, { quantity: left, today, now })
}

/**
 * Sets how many pieces a line has. Pieces beyond the number that its held price was given for go on a second line at
 * today's price, which then has exactly the rest, so repeating the request changes nothing.
 */
export const resize = async (
  tx: Db,
  row: LineRow,
  {
    quantity,
    stock,
    today,
    now,
  }: {
    quantity: number
    /** Pieces that can be sold, by variant. */
    stock: ReadonlyMap<string, number>
    today: Today
    now: number
  },
): Promise<void> => {
  // Fewer is always allowed: that is how a shopper corrects a line with too many pieces.
  if (quantity <= row.quantity) return setQuantity(tx, row.id, quantity)
  const dearer = today.paise > row.added_paise
  const own = dearer ? Math.min(quantity, coveredBy(row, now)) : quantity
  const rest = quantity - own
  const all = (await linesOf(tx, row.bag_id)).filter(({ id }) => id !== row.id)
  const beside =
    rest > 0 ? all.find((each) => isSameKind(each, row) && each.added_paise >= today.paise) : undefined
  const others = all.filter((each) => each !== beside)
  const left = Math.min(
    ...variantsOf(row).map(
      (id) => (stock.get(id) ?? 0) - piecesOf(others.filter((each) => variantsOf(each).includes(id))),
    ),
  )
  if (quantity > left) throw outOfStock(Math.max(left, 0))
  if (piecesOf(others.filter((each) => isSameKind(each, row))) + quantity > MAX_QUANTITY) throw tooMany()
  if (dearer) await setQuantity(tx, row.id, own)
  else await holdAt(tx, row.id, own, today, now)
  if (rest === 0) return
  if (beside) await holdAt(tx, beside.id, rest, today, now)
  else await insert(tx, row.bag_id, row, { quantity: rest, today, now })
}

/** Whether two lines are the same: the same piece at the same price, held for both or for neither. */
export const isSameLine = (a: LineRow, b: LineRow, now: number): boolean =>
  isSameKind(a, b) && a.added_paise === b.added_paise && isHeld(a, now) === isHeld(b, now)

/** Adds the pieces of `row` to the equal line. Their price is held until the later of the two ends. */
export const joinLine = async (
  tx: Db,
  into: LineRow,
  row: LineRow,
  pieces = row.quantity,
): Promise<LineRow> => {
  const quantity = into.quantity + pieces
  const ends = [into.held_until, row.held_until].filter((end) => end !== null)
  const held_until = ends.length > 0 ? new Date(Math.max(...ends.map(Number))) : null
  const joined = { quantity, held_quantity: quantity, held_until }
  await tables(tx).updateTable('bag_lines').set(joined).where('id', '=', into.id).execute()
  return { ...into, ...joined }
}

/** Lines that are the same are one line again. */
export const joinEqual = async (tx: Db, bagId: string, now: number): Promise<void> => {
  const first: LineRow[] = []
  for (const row of await linesOf(tx, bagId)) {
    const at = first.findIndex((each) => isSameLine(each, row, now))
    const into = first[at]
    if (into) {
      await tables(tx).deleteFrom('bag_lines').where('id', '=', row.id).execute()
      first[at] = await joinLine(tx, into, row)
    } else first.push(row)
  }
}
