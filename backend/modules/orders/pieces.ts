import type { OrderItem } from '#contract/orders.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { OrderLineRow, OrderRow, OrdersTables } from './tables.ts'

type PassportRef = NonNullable<OrderItem['passports']>[number]

type End = Pick<NonNullable<PassportRef['ended']>, 'because'> & { readonly at: Date }

/** The pieces of each line that are back with the house, by position from 1. */
type Gone = ReadonlyMap<string, ReadonlyMap<number, End>>

/** A return that names no places means the last pieces that were not returned yet. */
const lastOf = (quantity: number, gone: ReadonlyMap<number, End>, count: number): number[] =>
  Array.from({ length: quantity }, (_, at) => quantity - at)
    .filter((place) => !gone.has(place))
    .slice(0, count)

const ENDED_BY = { exchange: 'exchanged', 'buy-back': 'bought-back' } as const

/** Which pieces of an order came back, or were taken in exchange or bought back. */
const goneOf = async (db: Db, lines: readonly OrderLineRow[]): Promise<Gone> => {
  const gone = new Map<string, Map<number, End>>(lines.map(({ id }) => [id, new Map()]))
  const resold = await db
    .withTables<OrdersTables>()
    .selectFrom('resales')
    .select(['line_id', 'place', 'way', 'recorded_at'])
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  for (const { line_id, place, way, recorded_at } of resold)
    gone.get(line_id)?.set(place, { at: recorded_at, because: ENDED_BY[way] })
  const rows = await db
    .withTables<OrdersTables>()
    .selectFrom('return_lines as l')
    .innerJoin('returns as r', 'r.id', 'l.return_id')
    .select(['l.line_id', 'l.quantity', 'l.places', 'r.updated_at'])
    .where(
      'l.line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .where('r.status', '=', 'refunded')
    .orderBy((eb) => eb('l.places', 'is', null))
    .orderBy('r.updated_at')
    .orderBy('r.id')
    .execute()
  for (const { line_id, quantity, places, updated_at } of rows) {
    const own = gone.get(line_id)
    const line = lines.find(({ id }) => id === line_id)
    if (!own || !line) continue
    for (const place of places ?? lastOf(line.quantity, own, quantity))
      own.set(place, { at: updated_at, because: 'returned' })
  }
  return gone
}

/** When a paid order was cancelled as a whole; undefined if it was not. */
const endOf = async (db: Db, { id, status, updated_at }: OrderRow): Promise<Date | undefined> => {
  if (status !== 'cancelled' && status !== 'refunded') return undefined
  const event = await db
    .withTables<OrdersTables>()
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', id)
    .where('kind', 'in', ['cancelled', 'refunded'])
    .orderBy('id')
    .executeTakeFirst()
  return event?.at ?? updated_at
}

/** The numbers of the passports of these lines, which are all of an order: one for each piece, counted through the order. */
export const passportNumbers = (
  orderNumber: string,
  lines: readonly Pick<OrderLineRow, 'id' | 'quantity'>[],
): ReadonlyMap<string, readonly string[]> => {
  let count = 0
  return new Map(
    lines.map(({ id, quantity }) => [
      id,
      Array.from({ length: quantity }, () => {
        count += 1
        return `${orderNumber}/${count}`
      }),
    ]),
  )
}

/**
 * The passports of each line of an order, one for each piece, by the line's id; none before the order is paid. Their
 * numbers count the pieces of the order. A passport ends when its piece is back with the house, or the order cancelled.
 */
export const passportsOf = async (
  db: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, readonly PassportRef[]>> => {
  if (order.paid_at === null || lines.length === 0) return new Map()
  const gone = await goneOf(db, lines)
  const fellAway = await endOf(db, order)
  const wholeOrder = fellAway && {
    at: fellAway,
    because: order.status === 'cancelled' ? ('cancelled' as const) : ('refunded' as const),
  }
  return new Map(
    [...passportNumbers(order.number, lines)].map(([lineId, numbers]) => [
      lineId,
      numbers.map((number, at): PassportRef => {
        const piece = at + 1
        const ended = gone.get(lineId)?.get(piece) ?? wholeOrder
        return {
          piece,
          number,
          ...(ended && { ended: { at: ended.at.toISOString(), because: ended.because } }),
        }
      }),
    ]),
  )
}
