import type { Selectable } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { passportsOf } from '../pieces.ts'
import { lineNamed, linesOfOrder, lockOrder } from '../state.ts'
import type { OrderLineRow, OrderRow, OrdersTables } from '../tables.ts'
import { ORDER_WORD } from '../words.ts'
import { writeResaleRemoved, writeResold } from './return-emails.ts'
import { beforeOf, refuse } from './returns.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

export type ResaleRow = Selectable<OrdersTables['resales']>

/** One piece of an order: its item by id or place on the slip from 1, and which piece of it, from 1. */
export interface NamedPiece {
  readonly item: string
  readonly piece: number
}

/** A piece that is with its shopper and not on its way back; refuses (404, 409) any other. */
export const resellable = async (
  db: Db,
  order: OrderRow,
  { item, piece }: NamedPiece,
): Promise<{ line: OrderLineRow; number: string }> => {
  if (order.status !== 'delivered')
    throw refuse(
      `Order ${order.number} is ${ORDER_WORD[order.status].toLowerCase()}: its pieces are not with the shopper.`,
    )
  const lines = await linesOfOrder(db, order.id)
  const line = lineNamed(lines, item)
  const passports = (line && (await passportsOf(db, order, lines)).get(line.id)) ?? []
  const passport = passports.find((each) => each.piece === piece)
  if (!line || !passport)
    throw new Refusal(404, 'NOT_FOUND', `The order has no piece ${piece} of item ${item}.`)
  if (passport.ended)
    throw refuse(`${line.name}, passport ${passport.number}, is back with the house already.`)
  const onTheWay = (await beforeOf(db, order.id, ['requested', 'approved'])).get(line.id)?.quantity ?? 0
  if (passports.filter(({ ended }) => !ended).length <= onTheWay)
    throw refuse(`A return of ${line.name} is under way: decline or close it first.`)
  return { line, number: passport.number }
}

interface Resold extends NamedPiece {
  readonly as: ResaleRow['way']
  readonly paise: number
  readonly by: string
  readonly now: number
  readonly requestId: string
}

/** The house took a piece in exchange, or bought it back: its passport ends. Call it under the order's lock. */
export const recordResale = async (
  tx: Db,
  order: OrderRow,
  { item, piece, as, paise, by, now, requestId }: Resold,
): Promise<void> => {
  const { line, number } = await resellable(tx, order, { item, piece })
  await tables(tx)
    .insertInto('resales')
    .values({
      line_id: line.id,
      place: piece,
      way: as,
      paise,
      recorded_by: by,
      recorded_at: new Date(now),
    })
    .execute()
  await audit(tx, {
    event: as === 'exchange' ? 'piece.exchanged' : 'piece.bought-back',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { passport: number, paise },
    requestId,
    now,
  })
  await writeResold(tx, order, { line, place: piece, as, paise, number }, now)
}

/** A record that was a mistake is taken back: the passport is valid again. */
export const removeResale = async (
  tx: Db,
  {
    orderId,
    item,
    piece,
    reason,
    now,
    requestId,
  }: NamedPiece & {
    readonly orderId: string
    readonly reason: string
    readonly now: number
    readonly requestId: string
  },
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  const lines = order ? await linesOfOrder(tx, order.id) : []
  const line = lineNamed(lines, item)
  const number =
    order && line && (await passportsOf(tx, order, lines)).get(line.id)?.find((each) => each.piece === piece)
  const removed =
    line &&
    (await tables(tx)
      .deleteFrom('resales')
      .where('line_id', '=', line.id)
      .where('place', '=', piece)
      .returning('paise')
      .executeTakeFirst())
  if (!order || !line || !number || !removed)
    throw new Refusal(
      404,
      'NOT_FOUND',
      `No exchange or buy-back of piece ${piece} of item ${item} is recorded.`,
    )
  await audit(tx, {
    event: 'piece.resale-removed',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { passport: number.number, paise: removed.paise, reason },
    requestId,
    now,
  })
  await writeResaleRemoved(tx, order, { line, place: piece, number: number.number }, now)
}

/** The recorded resales of an order. */
export const resalesOf = (db: Db, orderId: string): Promise<ResaleRow[]> =>
  tables(db)
    .selectFrom('resales as r')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .selectAll('r')
    .where('l.order_id', '=', orderId)
    .execute()
