import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { writePart, writeTransferLapsed } from '../transfer-emails.ts'
import { endUnpaid, fulfil, isBegun, lockOrder } from '../state.ts'
import { issueReceipt } from '../documents/vouchers.ts'
import type { OrderRow, OrdersTables } from '../tables.ts'
import { inWords } from '../words.ts'
import { followMoney } from './after.ts'
import { alignPoints, giveBack } from './give-back.ts'
import { booksOf, moneyHere } from './books.ts'
import { BY_TRANSFER } from './transfers.ts'
import { stillOwed, surplusOf } from './sums.ts'
import { turnAway } from './turn-away.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** Money that arrived by bank transfer, as a member of the staff read it on the bank statement. */
export interface Receiving {
  /** Reference of the transfer, number or id of the order. */
  readonly order: string
  readonly paise: number
  /** The bank's own number of the transfer. */
  readonly bankReference: string
  /** The day on which the bank received it, in India. */
  readonly receivedOn: string
  readonly now: number
  readonly requestId: string
}

export interface Received {
  readonly outcome: 'part' | 'placed' | 'late' | 'surplus'
  readonly order: OrderRow
  /** How much of the order's sum has been received and stays, in paise. */
  readonly here: number
  readonly goesBack: number
}

/** The order that a transfer is for; refuses (404) an order that waits for none. */
export const orderOfTransfer = async (db: Db, wanted: string): Promise<{ id: string }> => {
  const key = wanted.trim()
  const row = await tables(db)
    .selectFrom('bank_transfers')
    .innerJoin('orders', 'orders.id', 'bank_transfers.order_id')
    .select('orders.id')
    .where((eb) =>
      eb.or([
        eb('bank_transfers.reference', '=', key.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase()),
        eb(sql<string>`orders.id::text`, '=', key.toLowerCase()),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'No order that is paid by bank transfer has this reference.')
  return row
}

const known = async (tx: Db, bankReference: string) => {
  const row = await tables(tx)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.number', 'payments.received_paise', 'payments.value_date', 'payments.created_at'])
    .where('payments.provider', '=', BY_TRANSFER)
    .where('payments.session_id', '=', bankReference)
    .executeTakeFirst()
  return (
    row &&
    new Refusal(
      409,
      'CONFLICT',
      `${bankReference} is in the books already: ${formatPaise(row.received_paise ?? 0)} of ${inWords(row.value_date ?? houseDay(row.created_at.getTime()))('en')}, for order ${row.number}.`,
    )
  )
}

/**
 * What other transfers have brought for the order, in paise, including what was sent back since; refuses (409) a bank
 * reference that is in the books already.
 */
export const broughtBefore = async (db: Db, orderId: string, bankReference: string): Promise<number> => {
  const before = await known(db, bankReference)
  if (before) throw before
  return broughtByTransfer(db, orderId)
}

/** What transfers have brought for the order, in paise, including what was sent back since. */
export const broughtByTransfer = async (db: Db, orderId: string): Promise<number> => {
  const { paise } = await tables(db)
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<string | number | null>('received_paise').as('paise'))
    .where('order_id', '=', orderId)
    .where('provider', '=', BY_TRANSFER)
    .executeTakeFirstOrThrow()
  return Number(paise ?? 0)
}

/** Records what arrived. The bank's reference is unique: a second record of it is refused, whatever order it names. */
const enter = async (tx: Db, order: OrderRow, { paise, bankReference, receivedOn, now }: Receiving) => {
  const before = await known(tx, bankReference)
  if (before) throw before
  const { last } = await tables(tx)
    .selectFrom('payments')
    .select((eb) => eb.fn.coalesce(eb.fn.max('attempt'), sql<number>`0`).as('last'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await sql`insert into payments
      (id, order_id, attempt, provider, request, session_id, status, amount_paise, received_paise, received_at, value_date, created_at, checked_at)
    values (${randomUUID()}, ${order.id}, ${Number(last) + 1}, ${BY_TRANSFER}, '{}', ${bankReference}, 'paid', ${paise}, ${paise},
      ${new Date(now)}, ${receivedOn}, ${new Date(now)}, ${new Date(now)})
    on conflict (provider, session_id) do nothing`
    .execute(tx)
    .then(({ numAffectedRows }) => ({ numInsertedOrUpdatedRows: numAffectedRows ?? 0n }))
  if (numInsertedOrUpdatedRows === 0n)
    throw (await known(tx, bankReference)) ?? new Refusal(409, 'CONFLICT', 'It was just recorded.')
}

/**
 * Whether what arrived can still buy the pieces: while the order waits, and after it lapsed if the bank had the money
 * in time.
 */
const counts = async (tx: Db, order: OrderRow, receivedOn: string): Promise<boolean> => {
  if (order.status === 'pending_payment' || (isBegun(order) && order.status === 'processing')) return true
  if (order.status !== 'cancelled' || order.ended_because !== 'lapsed') return false
  const { due_on } = await tables(tx)
    .selectFrom('bank_transfers')
    .select('due_on')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return due_on !== null && receivedOn <= due_on
}

const back = (
  tx: Db,
  order: OrderRow,
  cause: 'late' | 'surplus' | 'cancelled',
  paise: number | 'all',
  now: number,
) => giveBack(tx, { order, cause, returnId: null, paise, points: 0, parts: [], reason: '', now })

/**
 * Records a transfer: part payments add up, the full sum places the order as a card payment does, and a surplus or late
 * money must be returned by hand. Runs in the caller's transaction.
 */
export const receiveTransfer = async (tx: Db, of: Receiving): Promise<Received> => {
  const { now, requestId } = of
  const found = await orderOfTransfer(tx, of.order)
  const order = await lockOrder(tx, found.id)
  if (!order) throw new Error(`There is no order ${found.id}`)
  if (of.receivedOn > houseDay(now)) throw wrongField('receivedOn', 'This day has not come yet.')
  if (of.receivedOn < houseDay(order.created_at.getTime()))
    throw wrongField('receivedOn', `Order ${order.number} was not placed yet on that day.`)
  await enter(tx, order, of)
  await audit(tx, {
    event: 'money.transfer-received',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: of.paise, bankReference: of.bankReference, receivedOn: of.receivedOn },
    requestId,
    now,
  })
  const outcome = await settle(tx, order, of)
  const after = await followMoney(tx, order.id, now)
  const here = await moneyHere(tx, order.id)
  return { ...outcome, order: after, here }
}

/** Plans the refund of what was overpaid for a paid order. Returns how much, in paise. */
export const giveSurplus = async (tx: Db, orderId: string, now: number): Promise<number> => {
  const order = await lockOrder(tx, orderId)
  if (!order || order.paid_at === null) return 0
  const surplus = surplusOf(order, await booksOf(tx, orderId))
  if (surplus > 0) await back(tx, order, 'surplus', surplus, now)
  return surplus
}

/**
 * The order is paid, so this money is a surplus, except for what is missing since an entry was removed from the books.
 */
const settlePaid = async (tx: Db, order: OrderRow, { now, paise, bankReference }: Receiving) => {
  if (order.status === 'cancelled' || order.status === 'refunded') {
    await back(tx, order, 'surplus', paise, now)
    return { outcome: 'surplus', goesBack: paise } as const
  }
  const because = `order:${order.id}:transfer:${bankReference}`
  const books = await booksOf(tx, order.id)
  await alignPoints(tx, { order, books, more: 0, because, now })
  if (stillOwed(order, books) > 0) return { outcome: 'part', goesBack: 0 } as const
  const surplus = await giveSurplus(tx, order.id, now)
  return { outcome: surplus > 0 ? 'surplus' : 'placed', goesBack: surplus } as const
}

const settle = async (tx: Db, order: OrderRow, of: Receiving) => {
  const { now, bankReference, paise, receivedOn } = of
  const here = await moneyHere(tx, order.id)
  if (order.paid_at !== null) return settlePaid(tx, order, of)
  if (!(await counts(tx, order, receivedOn))) {
    await back(tx, order, 'late', 'all', now)
    return { outcome: 'late', goesBack: here } as const
  }
  const due = isBegun(order) ? order.total_paise : (order.advance_paise ?? order.total_paise)
  if (here >= due) {
    const done = await fulfil(tx, { orderId: order.id, sessionId: `${BY_TRANSFER}:${bankReference}`, now })
    if (done === 'refuse') {
      await turnAway(tx, { orderId: order.id, now })
      return { outcome: 'late', goesBack: here } as const
    }
    const surplus = await giveSurplus(tx, order.id, now)
    return { outcome: surplus > 0 ? 'surplus' : 'placed', goesBack: surplus } as const
  }
  if (order.status === 'cancelled') {
    await back(tx, order, 'late', 'all', now)
    return { outcome: 'late', goesBack: here } as const
  }
  await writePart(tx, order, { paise, here, bankReference }, now)
  await issueReceipt(tx, order, here, now)
  return { outcome: 'part', goesBack: 0 } as const
}

/** Ends an order that waited for a transfer: what has arrived is refunded. False if it no longer waits. */
export const endTransfer = async (
  tx: Db,
  orderId: string,
  because: 'lapsed' | 'house' | 'shopper',
  now: number,
): Promise<boolean> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'pending_payment') return false
  const here = await moneyHere(tx, orderId)
  await endUnpaid(tx, orderId, because, now)
  if (here > 0) await back(tx, order, because === 'lapsed' ? 'late' : 'cancelled', 'all', now)
  if (because === 'lapsed') await writeTransferLapsed(tx, order, here, now)
  await followMoney(tx, orderId, now)
  return true
}

/** Ends orders whose time for a transfer is over and refunds what had arrived. Safe in several copies. */
export const lapsedTransfers = async (db: Db, now: number): Promise<string[]> =>
  (
    await tables(db)
      .selectFrom('bank_transfers')
      .innerJoin('orders', 'orders.id', 'bank_transfers.order_id')
      .select('orders.id')
      .where('orders.status', '=', 'pending_payment')
      .where('orders.reserved_until', '<=', new Date(now))
      .orderBy('orders.reserved_until')
      .limit(100)
      .execute()
  ).map(({ id }) => id)
