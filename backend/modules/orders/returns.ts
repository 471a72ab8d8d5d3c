import { randomUUID } from 'node:crypto'
import { RETURN_DAYS } from '#contract/orders.ts'
import { audit } from '#backend/lib/audit.ts'
import { daysLater, houseDay } from '#backend/lib/days.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { isMadeForOne } from '../personalise/api.ts'
import { note } from './events.ts'
import { writeReturn } from './emails.ts'
import { deliveryPart } from './invoices.ts'
import { followMoney } from './money/after.ts'
import { giveBack } from './money/give-back.ts'
import { passportsOf } from './pieces.ts'
import { chargedOf, shareOf, type Before } from './shares.ts'
import { linesOfOrder, lockOrder, type OrderLineRow, type OrderRow } from './state.ts'
import type { OrdersTables, ReturnState } from './tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

const NOT_DECLINED: readonly ReturnState[] = ['requested', 'approved', 'refunded']

/** What of each line went back or, with the default, is on its way. */
export const beforeOf = async (
  db: Db,
  orderId: string,
  states: readonly ReturnState[] = NOT_DECLINED,
): Promise<Map<string, Before>> => {
  const rows = await tables(db)
    .selectFrom('return_lines as l')
    .innerJoin('returns as r', 'r.id', 'l.return_id')
    .select(['l.line_id', 'l.quantity', 'l.amount_paise', 'l.points'])
    .where('r.order_id', '=', orderId)
    .where('r.status', 'in', states)
    .execute()
  const sums = new Map<string, Before>()
  for (const row of rows) {
    const sum = sums.get(row.line_id) ?? { quantity: 0, paise: 0, points: 0 }
    sums.set(row.line_id, {
      quantity: sum.quantity + row.quantity,
      paise: sum.paise + row.amount_paise,
      points: sum.points + row.points,
    })
  }
  return sums
}

/** Last day on which pieces may come back; undefined while nothing can. */
export const returnUntil = (
  order: Pick<OrderRow, 'status' | 'delivered_at' | 'return_days'>,
): string | undefined =>
  order.status === 'delivered' && order.delivered_at
    ? daysLater(order.delivered_at.getTime(), order.return_days ?? RETURN_DAYS)
    : undefined

const madeForOne = (line: OrderLineRow): boolean =>
  isMadeForOne({ engraving: line.engraving, birthStone: line.birth_stone })

/** How many of a line can still come back: none of a piece made for one person. */
export const returnableOf = (line: OrderLineRow, before: Before | undefined): number =>
  madeForOne(line) ? 0 : line.quantity - (before?.quantity ?? 0)

const refuse = (sentence: string) => new Refusal(409, 'CONFLICT', sentence)

/** Notes that a shopper wants to send pieces back, and what they are worth. */
export const askReturn = async (
  tx: Db,
  {
    orderId,
    accountId,
    items,
    reason,
    now,
    requestId,
  }: {
    orderId: string
    accountId: string
    items: readonly { itemId: string; quantity: number }[]
    reason: string
    now: number
    requestId: string
  },
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.account_id !== accountId) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  const until = returnUntil(order)
  if (until === undefined) throw refuse('Pieces can come back once they have been delivered.')
  if (houseDay(now) > until)
    throw refuse(`Pieces can come back within ${order.return_days ?? RETURN_DAYS} days of delivery.`)
  const words = reason.replaceAll(/[^\P{Cc}\n]/gu, '').trim()
  if (words === '')
    throw new Refusal(422, 'VALIDATION', 'A word why, please.', { reason: 'A word why, please.' })
  const [lines, before] = [await linesOfOrder(tx, orderId), await beforeOf(tx, orderId)]
  const wanted = new Map<string, number>()
  for (const { itemId, quantity } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity)
  const shares = [...wanted].map(([itemId, quantity]) => {
    const line = lines.find(({ id }) => id === itemId)
    if (!line) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece in this order.')
    if (madeForOne(line))
      throw refuse('A piece that is engraved or carries a birth stone cannot be returned.')
    const earlier = before.get(itemId) ?? { quantity: 0, paise: 0, points: 0 }
    if (quantity > line.quantity - earlier.quantity)
      throw refuse('More pieces than were bought cannot come back.')
    const of = { quantity: line.quantity, net: chargedOf(line), discount: line.discount_paise }
    return { itemId, quantity, ...shareOf(of, earlier, quantity) }
  })
  const id = randomUUID()
  const at = new Date(now)
  await tables(tx)
    .insertInto('returns')
    .values({ id, order_id: orderId, status: 'requested', reason: words, requested_at: at, updated_at: at })
    .execute()
  await tables(tx)
    .insertInto('return_lines')
    .values(
      shares.map(({ itemId, quantity, paise, points }) => ({
        return_id: id,
        line_id: itemId,
        quantity,
        amount_paise: paise,
        points,
      })),
    )
    .execute()
  await note(tx, orderId, 'return-requested', now)
  await followMoney(tx, orderId, now)
  await audit(tx, {
    event: 'return.requested',
    actor: 'shopper',
    accountId,
    subject: `return:${id}`,
    details: { order: order.number, paise: shares.reduce((sum, share) => sum + share.paise, 0) },
    requestId,
    now,
  })
}

/** The return with its order, both locked (the order first). */
export const lockReturn = async (tx: Db, returnId: string) => {
  const found = await tables(tx)
    .selectFrom('returns')
    .select('order_id')
    .where('id', '=', returnId)
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such return.')
  const row = await tables(tx)
    .selectFrom('returns')
    .selectAll()
    .where('id', '=', returnId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { order, row }
}

interface Answering {
  readonly returnId: string
  readonly now: number
  readonly requestId: string
  readonly words?: string
}

const answerReturn = async (
  tx: Db,
  answer: 'approved' | 'declined',
  { returnId, now, requestId, words }: Answering,
) => {
  const { order, row } = await lockReturn(tx, returnId)
  if (row.status === answer) return
  if (row.status !== 'requested') throw refuse(`This return is ${row.status} already.`)
  await tables(tx)
    .updateTable('returns')
    .set({ status: answer, note: words ?? null, updated_at: new Date(now) })
    .where('id', '=', returnId)
    .execute()
  await note(tx, order.id, answer === 'approved' ? 'return-approved' : 'return-declined', now, words)
  await followMoney(tx, order.id, now)
  await writeReturn(tx, order, returnId, answer, words, now)
  await audit(tx, {
    event: `return.${answer}`,
    actor: 'operator',
    accountId: order.account_id,
    subject: `return:${returnId}`,
    requestId,
    now,
  })
}

export const approveReturn = (tx: Db, answering: Answering) => answerReturn(tx, 'approved', answering)
export const declineReturn = (tx: Db, answering: Answering) => answerReturn(tx, 'declined', answering)

/** One piece that is back: its item, by id or place on the slip from 1, and which piece of it. */
interface CameBack {
  readonly item: string
  readonly piece: number
}

/** Notes which pieces came back, where the house says so. Refuses others than those of the return. */
const noteCameBack = async (
  tx: Db,
  order: OrderRow,
  back: readonly { return_id: string; line_id: string; quantity: number }[],
  pieces: readonly CameBack[],
): Promise<void> => {
  if (pieces.length === 0) return
  const all = await linesOfOrder(tx, order.id)
  const passports = await passportsOf(tx, order, all)
  const places = new Map<string, number[]>()
  for (const { item, piece } of pieces) {
    const line = all.find(({ id, position }) => id === item || String(position + 1) === item)
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

/** The pieces of a return are back: its money goes. Twice is once. */
export const refundReturn = async (
  tx: Db,
  { returnId, now, requestId, pieces = [] }: Answering & { pieces?: readonly CameBack[] | undefined },
): Promise<{ orderId: string; lines: readonly { line_id: string; quantity: number }[] } | undefined> => {
  const { order, row } = await lockReturn(tx, returnId)
  if (row.status === 'refunded') return undefined
  if (row.status !== 'approved') throw refuse('A return is approved before it is refunded.')
  const lines = await tables(tx)
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', returnId)
    .execute()
  if (order.paid_at === null) throw refuse('This order was not paid.')
  await noteCameBack(tx, order, lines, pieces)
  await tables(tx)
    .updateTable('returns')
    .set({ status: 'refunded', updated_at: new Date(now) })
    .where('id', '=', returnId)
    .execute()
  const all = await linesOfOrder(tx, order.id)
  const back = await beforeOf(tx, order.id, ['refunded'])
  const parts = [
    ...lines.flatMap(({ line_id, quantity, amount_paise }) => {
      const line = all.find(({ id }) => id === line_id)
      return line ? [{ line, quantity, charged: amount_paise }] : []
    }),
    // Delivery goes back with the last piece.
    ...(all.every(({ id, quantity }) => back.get(id)?.quantity === quantity) ? deliveryPart(order, all) : []),
  ]
  const paise = parts.reduce((sum, { charged }) => sum + charged, 0)
  await giveBack(tx, {
    order,
    cause: 'return',
    returnId,
    paise,
    points: await pointsBack(tx, order, lines),
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
    details: { paise },
    requestId,
    now,
  })
  return { orderId: order.id, lines }
}

/** Points of these lines; with the last piece of an order the rest that rounding left over goes back too. */
const pointsBack = async (tx: Db, order: OrderRow, lines: readonly { points: number }[]): Promise<number> => {
  const own = lines.reduce((sum, line) => sum + line.points, 0)
  const [all, before] = [await linesOfOrder(tx, order.id), await beforeOf(tx, order.id)]
  if (all.some((line) => (before.get(line.id)?.quantity ?? 0) < line.quantity)) return own
  const others = await tables(tx)
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<string | number>(eb('points_back', '+', eb.ref('points_given'))).as('points'))
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  // Returns still on their way have their own share; only the last refund of all tops up.
  const waiting = await tables(tx)
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', 'in', ['requested', 'approved'])
    .execute()
  return waiting.length > 0 ? own : order.points_spent - Number(others?.points ?? 0)
}
