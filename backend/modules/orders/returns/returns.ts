import { randomUUID } from 'node:crypto'
import { resoldOf } from '#contract/orders.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { say, type Sentence } from '#backend/lib/words/words.ts'
import { isMadeForOne } from '../../personalise/api.ts'
import { countedName } from '../documents/pieces-in-words.ts'
import { note } from '../events.ts'
import { writeReturn, writeReturnAsked, writeTakenBack } from './return-emails.ts'
import { followMoney } from '../money/after.ts'
import { returnDaysOf, returnUntil } from './return-until.ts'
import { passportsOf } from '../pieces.ts'
import { chargedOf, shareOf, type Before } from './shares.ts'
import { lineNamed, linesOfOrder, lockOrder } from '../state.ts'
import type { OrderLineRow, OrderRow, OrderState, OrdersTables, ReturnState } from '../tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

const NOT_DECLINED: readonly ReturnState[] = ['requested', 'approved', 'refunded']

/** How many pieces of each line were returned or, by default, are on their way back. */
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

const madeForOne = (line: OrderLineRow): boolean =>
  isMadeForOne({
    engraving: line.engraving,
    birthStone: line.birth_stone,
    commissioned: line.about?.commissioned ?? false,
  })

/** How many pieces of a line can still be returned: none that was made for one person, or that the house took already. */
export const returnableOf = (line: OrderLineRow, before: Before | undefined, resold: number): number =>
  madeForOne(line) ? 0 : line.quantity - (before?.quantity ?? 0) - resold

/** A step that the order or the return does not allow in its present state (409). */
export const refuse = (sentence: string | Sentence) => new Refusal(409, 'CONFLICT', sentence)

/** How far a return is. In the table a closed one is declined, as the release before knows it. */
export const statusOf = (row: {
  readonly status: ReturnState
  readonly closed_as: string | null
}): ReturnState | 'closed' => (row.closed_as === null ? row.status : 'closed')

interface Opening {
  readonly orderId: string
  readonly reason: string
  readonly now: number
  readonly requestId: string
}

interface Wanted {
  readonly line: OrderLineRow
  readonly quantity: number
}

/** Stores a return, with the value of its pieces. Refuses (409) more pieces than were bought and not yet returned. */
const open = async (
  tx: Db,
  order: OrderRow,
  {
    wanted,
    status,
    by,
    words,
    now,
    requestId,
  }: {
    wanted: readonly Wanted[]
    status: 'requested' | 'approved'
    by: 'shopper' | 'house'
    words: string
    now: number
    requestId: string
  },
): Promise<string> => {
  const before = await beforeOf(tx, order.id)
  const passports = await passportsOf(tx, order, await linesOfOrder(tx, order.id))
  const sums = new Map<OrderLineRow, number>()
  for (const { line, quantity } of wanted) sums.set(line, (sums.get(line) ?? 0) + quantity)
  const shares = [...sums].map(([line, quantity]) => {
    const earlier = before.get(line.id) ?? { quantity: 0, paise: 0, points: 0 }
    const taken = resoldOf(passports.get(line.id))
    if (quantity > line.quantity - earlier.quantity - taken)
      throw refuse(
        taken > 0
          ? 'A piece that was given in exchange or bought back cannot be returned.'
          : 'You cannot return more pieces than were bought.',
      )
    const of = {
      quantity: line.quantity,
      net: chargedOf(line),
      discount: line.discount_paise,
      pointPaise: order.point_paise,
    }
    return { lineId: line.id, quantity, ...shareOf(of, earlier, quantity) }
  })
  const id = randomUUID()
  const at = new Date(now)
  await tables(tx)
    .insertInto('returns')
    .values({
      id,
      order_id: order.id,
      status,
      opened_by: by,
      reason: words,
      requested_at: at,
      updated_at: at,
    })
    .execute()
  await tables(tx)
    .insertInto('return_lines')
    .values(
      shares.map(({ lineId, quantity, paise, points }) => ({
        return_id: id,
        line_id: lineId,
        quantity,
        amount_paise: paise,
        points,
      })),
    )
    .execute()
  await note(tx, order.id, status === 'requested' ? 'return-requested' : 'return-approved', now)
  await followMoney(tx, order.id, now)
  await audit(tx, {
    event: by === 'shopper' ? 'return.requested' : 'return.opened-by-house',
    actor: by === 'shopper' ? 'shopper' : 'operator',
    accountId: order.account_id,
    subject: `return:${id}`,
    details: { order: order.number, paise: shares.reduce((sum, share) => sum + share.paise, 0) },
    requestId,
    now,
  })
  return id
}

const wordsOf = (reason: string): string => {
  const words = reason.replaceAll(/[^\P{Cc}\n]/gu, '').trim()
  if (words === '') throw wrongField('reason', 'A word why, please.')
  return words
}

const named = (pieces: readonly Wanted[]) =>
  pieces.map(({ line, quantity }) => countedName({ name: line.name, quantity }))

/** Records that a shopper wants to return pieces, and their value. */
export const askReturn = async (
  tx: Db,
  asking: Opening & { accountId: string; items: readonly { itemId: string; quantity: number }[] },
): Promise<void> => {
  const { orderId, accountId, items, now } = asking
  const order = await lockOrder(tx, orderId)
  if (order?.account_id !== accountId) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  if (returnDaysOf(order) === 0) throw refuse('Pieces of this order cannot be returned.')
  const until = returnUntil(order)
  if (until === undefined) throw refuse('Pieces can come back once they have been delivered.')
  if (houseDay(now) > until)
    throw refuse(say`Pieces can come back within ${returnDaysOf(order)} days of delivery.`)
  const words = wordsOf(asking.reason)
  const lines = await linesOfOrder(tx, orderId)
  const wanted = items.map(({ itemId, quantity }) => {
    const line = lines.find(({ id }) => id === itemId)
    if (!line) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece in this order.')
    if (madeForOne(line))
      throw refuse('A piece that is engraved or carries a birth stone cannot be returned.')
    return { line, quantity }
  })
  const id = await open(tx, order, { ...asking, wanted, words, status: 'requested', by: 'shopper' })
  await writeReturnAsked(tx, order, { id, pieces: named(wanted) }, now)
}

const OUT: readonly OrderState[] = ['shipped', 'delivered']

/**
 * The house takes back shipped pieces, whatever they are and whenever they were shipped: an engraved one, say, or a
 * parcel that nobody accepted. `items`: by id, or place on the slip from 1. Returns the return, already approved; it is
 * refunded once the pieces are here.
 */
export const takeBack = async (
  tx: Db,
  taking: Opening & { items: readonly { item: string; quantity: number }[] },
): Promise<string> => {
  const { orderId, items, now } = taking
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  if (!OUT.includes(order.status))
    throw refuse('Only what has left can come back. Before that, cancel the order.')
  const words = wordsOf(taking.reason)
  const lines = await linesOfOrder(tx, orderId)
  const wanted = items.map(({ item, quantity }) => {
    const line = lineNamed(lines, item)
    if (!line) throw new Refusal(404, 'NOT_FOUND', `The order has no item ${item}; it has ${lines.length}.`)
    return { line, quantity }
  })
  const id = await open(tx, order, { ...taking, wanted, words, status: 'approved', by: 'house' })
  const whole = lines.every((line) => {
    const back = wanted.filter((each) => each.line.id === line.id)
    return back.reduce((sum, { quantity }) => sum + quantity, 0) === line.quantity
  })
  await writeTakenBack(tx, order, { id, pieces: named(wanted), whole }, now)
  return id
}

/** The return with its order, both locked (the order first). */
export const lockReturn = async (tx: Db, returnId: string) => {
  const found = isUuid(returnId)
    ? await tables(tx).selectFrom('returns').select('order_id').where('id', '=', returnId).executeTakeFirst()
    : undefined
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

export interface Answering {
  readonly returnId: string
  readonly now: number
  readonly requestId: string
  readonly words?: string
}

/** What a return is of, as its e-mails name it. */
const piecesOf = async (tx: Db, returnId: string) => {
  const rows = await tables(tx)
    .selectFrom('return_lines as r')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .select(['l.name', 'r.quantity'])
    .where('r.return_id', '=', returnId)
    .orderBy('l.position')
    .execute()
  return rows.map(countedName)
}

const answerReturn = async (
  tx: Db,
  answer: 'approved' | 'declined',
  { returnId, now, requestId, words }: Answering,
) => {
  const { order, row } = await lockReturn(tx, returnId)
  if (statusOf(row) === answer) return
  if (row.status !== 'requested') throw refuse(`This return is ${statusOf(row)} already.`)
  await tables(tx)
    .updateTable('returns')
    .set({ status: answer, note: words ?? null, updated_at: new Date(now) })
    .where('id', '=', returnId)
    .execute()
  await note(tx, order.id, answer === 'approved' ? 'return-approved' : 'return-declined', now, words)
  await followMoney(tx, order.id, now)
  await writeReturn(tx, order, { id: returnId, pieces: await piecesOf(tx, returnId), answer, words }, now)
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
