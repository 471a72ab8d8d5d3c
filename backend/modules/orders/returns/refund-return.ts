import { audit } from '#backend/lib/audit/audit.ts'
import { lapseApprovals } from '#backend/lib/audit/four-eyes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { deliveryPart } from '../documents/invoices.ts'
import { followMoney } from '../money/after.ts'
import { booksOf } from '../money/books.ts'
import { giveBack } from '../money/give-back.ts'
import { stillOwed } from '../money/sums.ts'
import { passportsOf } from '../pieces.ts'
import { beforeOf, lockReturn, refuse, statusOf, type Answering } from './returns.ts'
import { lineNamed, linesOfOrder } from '../state.ts'
import type { OrderLineRow, OrderRow, OrdersTables } from '../tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** One returned piece: its item, by id or place on the slip from 1, and which piece of it. */
interface CameBack {
  readonly item: string
  readonly piece: number
}

/**
 * Records which pieces came back: those that the house names, or the last ones that are out. Refuses pieces that are not
 * part of the return.
 */
const noteCameBack = async (
  tx: Db,
  order: OrderRow,
  all: readonly OrderLineRow[],
  back: readonly { return_id: string; line_id: string; quantity: number }[],
  pieces: readonly CameBack[],
): Promise<void> => {
  const passports = await passportsOf(tx, order, all)
  const places = new Map<string, number[]>()
  if (pieces.length === 0)
    for (const { line_id, quantity } of back)
      places.set(
        line_id,
        (passports.get(line_id) ?? []).flatMap(({ piece, ended }) => (ended ? [] : [piece])).slice(-quantity),
      )
  for (const { item, piece } of pieces) {
    const line = lineNamed(all, item)
    const passport = line && passports.get(line.id)?.find((each) => each.piece === piece)
    const own = line && (places.get(line.id) ?? [])
    if (!line || !own || !passport || passport.ended || own.includes(piece))
      throw refuse(`Piece ${piece} of item ${item} cannot be one that came back.`)
    places.set(line.id, [...own, piece])
  }
  for (const { line_id, quantity } of back)
    if (places.get(line_id)?.length !== quantity)
      throw refuse(`Name each piece of the return that came back.`)
  if (places.size !== back.length) throw refuse('Name only pieces of this return.')
  for (const [lineId, own] of places)
    await tables(tx)
      .updateTable('return_lines')
      .set({ places: own })
      .where('return_id', '=', back[0]?.return_id ?? '')
      .where('line_id', '=', lineId)
      .execute()
}

/** The pieces of a return are back: its money is refunded. Repeating it changes nothing. */
export const refundReturn = async (
  tx: Db,
  { returnId, now, requestId, pieces = [] }: Answering & { pieces?: readonly CameBack[] | undefined },
): Promise<{ orderId: string; lines: readonly { line_id: string; quantity: number }[] } | undefined> => {
  const { order, row } = await lockReturn(tx, returnId)
  if (row.status === 'refunded') return undefined
  if (row.status === 'requested') throw refuse('A return is approved before it is refunded.')
  if (row.status !== 'approved') throw refuse(`This return is ${statusOf(row)}: nothing is refunded for it.`)
  const lines = await tables(tx)
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', returnId)
    .execute()
  if (order.paid_at === null) throw refuse('This order was not paid.')
  const all = await linesOfOrder(tx, order.id)
  await noteCameBack(tx, order, all, lines, pieces)
  const short = stillOwed(order, await booksOf(tx, order.id))
  await tables(tx)
    .updateTable('returns')
    .set({ status: 'refunded', updated_at: new Date(now) })
    .where('id', '=', returnId)
    .execute()
  const why = 'The return has been refunded meanwhile.'
  await lapseApprovals(tx, { kind: 'refund', subject: `return:${returnId}`, why, now })
  const back = await beforeOf(tx, order.id, ['refunded'])
  const parts = [
    ...lines.flatMap(({ line_id, quantity, amount_paise }) => {
      const line = all.find(({ id }) => id === line_id)
      return line ? [{ line, quantity, charged: amount_paise }] : []
    }),
    // Delivery is refunded with the last piece.
    ...(all.every(({ id, quantity }) => back.get(id)?.quantity === quantity) ? deliveryPart(order, all) : []),
  ]
  const worth = parts.reduce((sum, { charged }) => sum + charged, 0)
  // What was never paid is not refunded from what was paid for other pieces.
  const setOff = Math.min(short, worth)
  const paise = worth - setOff
  await tables(tx).updateTable('returns').set({ set_off_paise: setOff }).where('id', '=', returnId).execute()
  await giveBack(tx, {
    order,
    cause: 'return',
    returnId,
    paise,
    setOff,
    points: await pointsBack(tx, order, all, lines),
    parts,
    reason: 'Goods returned',
    now,
  })
  await followMoney(tx, order.id, now)
  await audit(tx, {
    event: 'return.refund-wanted',
    actor: 'operator',
    accountId: order.account_id,
    subject: `return:${returnId}`,
    details: { paise, ...(setOff > 0 && { setOff }) },
    requestId,
    now,
  })
  return { orderId: order.id, lines }
}

/** The points of these lines; with the last piece of an order also the rounding remainder. */
const pointsBack = async (
  tx: Db,
  order: OrderRow,
  all: readonly OrderLineRow[],
  lines: readonly { points: number }[],
): Promise<number> => {
  const own = lines.reduce((sum, line) => sum + line.points, 0)
  const before = await beforeOf(tx, order.id)
  if (all.some((line) => (before.get(line.id)?.quantity ?? 0) < line.quantity)) return own
  const others = await tables(tx)
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<string | number>(eb('points_back', '+', eb.ref('points_given'))).as('points'))
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  // Returns under way have their own share; only the very last refund gets the remainder.
  const waiting = await tables(tx)
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', 'in', ['requested', 'approved'])
    .execute()
  return waiting.length > 0 ? own : order.points_spent - Number(others?.points ?? 0)
}
