import type { BankAccount, BankTransfer } from '#contract/bank-transfer.ts'
import { sql } from 'kysely'
import { endOfDay, houseDay } from '#backend/lib/words/days.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { takeOut } from '../../bag/api.ts'
import { writeTransferAsked } from '../transfer-emails.ts'
import { isBegun, linesOfOrder, lockOrder } from '../state.ts'
import type { OrderRow, OrdersTables } from '../tables.ts'
import { booksOf, moneyHere } from './books.ts'
import { stillOwed } from './sums.ts'

/** The name that transfers are stored under, instead of a payment provider's. */
export const BY_TRANSFER = 'transfer'
/** Each order reserves pieces for days: how many orders, and how many pieces in all, one account may have. */
const MOST_WAITING = 3
const MOST_PIECES = 6

const tables = (db: Db) => db.withTables<OrdersTables>()

/** Until when the pieces are reserved: what reaches the bank on the last day is recorded the day after. */
export const keptUntil = (dueOn: string): number => endOfDay(houseDay(endOfDay(dueOn)))

/**
 * Refuses (409) another order that waits for a transfer if the account has too many orders or pieces waiting already,
 * or its e-mail address is not confirmed. Nothing is paid yet, and nobody else can buy the pieces.
 */
export const limitTransfers = async (
  tx: Db,
  {
    accountId,
    emailVerified,
    pieces,
  }: { readonly accountId: string; readonly emailVerified: boolean; readonly pieces: number },
): Promise<void> => {
  if (!emailVerified)
    throw new Refusal(
      409,
      'CONFLICT',
      'Please confirm your e-mail address first (under My Profile): for a bank transfer we keep the pieces before anything is paid.',
    )
  const waiting = await tables(tx)
    .selectFrom('orders')
    .innerJoin('bank_transfers', 'bank_transfers.order_id', 'orders.id')
    .select('orders.number')
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .select((of) => of.fn.sum<string | number>('quantity').as('sum'))
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .as('pieces'),
    )
    .where('orders.account_id', '=', accountId)
    .where('orders.status', '=', 'pending_payment')
    .execute()
  if (waiting.length >= MOST_WAITING)
    throw new Refusal(
      409,
      'CONFLICT',
      `${waiting.length} orders wait for your bank transfer already: ${waiting.map(({ number }) => number).join(', ')}. Please pay or cancel one of them first.`,
    )
  if (waiting.reduce((sum, order) => sum + Number(order.pieces), pieces) > MOST_PIECES)
    throw new Refusal(
      409,
      'CONFLICT',
      `We keep at most ${MOST_PIECES} pieces for bank transfers of one person. Please pay in another way, or telephone us.`,
    )
}

/**
 * A new order waits for a transfer: the shopper sees where to pay, and the ordered pieces leave the bag, because a
 * later checkout does not replace this order.
 */
export const askTransfer = async (
  tx: Db,
  {
    orderId,
    account,
    dueOn,
    now,
  }: {
    orderId: string
    account: BankAccount
    /** Not for the rest of an order that is being made. */
    dueOn?: string
    now: number
  },
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const row = await tables(tx)
    .insertInto('bank_transfers')
    .values({
      order_id: orderId,
      // Some banks take letters and figures only.
      reference: order.number.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase(),
      account: json(account),
      due_on: dueOn ?? null,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  // The account has been notified already.
  if (!row) return
  const lines = await linesOfOrder(tx, orderId)
  const bought = lines.map((line) => ({ lineId: line.bag_line_id, quantity: line.quantity }))
  await takeOut(tx, order.account_id, bought, now)
  const here = await moneyHere(tx, orderId)
  await writeTransferAsked(tx, order, row, dueOf(order) - here, now)
}

/**
 * How much must have arrived before the order continues, in paise: first the advance if there is one, then everything.
 */
const dueOf = (order: OrderRow): number =>
  order.advance_paid_at !== null || order.paid_at !== null
    ? order.total_paise
    : (order.advance_paise ?? order.total_paise)

/** Whether more money is expected. */
const isWaiting = (order: OrderRow): boolean =>
  order.status === 'pending_payment' || (isBegun(order) && order.status === 'processing')

/** The transfer of an order as its shopper sees it; undefined if it is paid in another way. */
export const readTransfer = async (db: Db, order: OrderRow): Promise<BankTransfer | undefined> => {
  const row = await tables(db)
    .selectFrom('bank_transfers')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (!row) return undefined
  const receipts = await tables(db)
    .selectFrom('payments')
    .select(['received_paise', 'value_date', 'created_at'])
    .where('order_id', '=', order.id)
    .where('provider', '=', BY_TRANSFER)
    .where('status', '=', 'paid')
    .orderBy('attempt')
    .execute()
  const short = stillOwed(order, await booksOf(db, order.id))
  const waits = isWaiting(order) || short > 0
  // If a rest is paid, money counts whichever way it came.
  const received = waits
    ? await moneyHere(db, order.id)
    : receipts.reduce((sum, { received_paise }) => sum + (received_paise ?? 0), 0)
  return {
    account: row.account,
    reference: row.reference,
    asked: rupeesFromPaise(short > 0 ? received + short : dueOf(order)),
    received: rupeesFromPaise(received),
    ...(row.due_on !== null && order.status === 'pending_payment' && { dueOn: row.due_on }),
    open: waits,
    receipts: receipts.map(({ received_paise, value_date, created_at }) => ({
      amount: rupeesFromPaise(received_paise ?? 0),
      receivedOn: value_date ?? houseDay(created_at.getTime()),
    })),
  }
}

const waitingForTransfer = (db: Db) =>
  tables(db)
    .selectFrom('bank_transfers')
    .innerJoin('orders', 'orders.id', 'bank_transfers.order_id')
    .where((eb) =>
      eb.or([
        eb('orders.status', '=', 'pending_payment'),
        eb.and([
          eb('orders.status', '=', 'processing'),
          eb('orders.advance_paid_at', 'is not', null),
          eb('orders.paid_at', 'is', null),
        ]),
      ]),
    )

/** How many orders wait for a transfer, and the number of the one that expires first. */
export const countTransfers = async (
  db: Db,
): Promise<{ readonly count: number; readonly first: string | undefined }> => {
  const { count, first } = await waitingForTransfer(db)
    .select((eb) => [
      eb.fn.countAll<string | number>().as('count'),
      sql<
        string | null
      >`(array_agg(orders.number order by bank_transfers.due_on nulls last, orders.number))[1]`.as('first'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), first: first ?? undefined }
}

/** Orders that wait for a transfer, the next to expire first. */
export const waitingTransfers = async (db: Db) => {
  const rows = await waitingForTransfer(db)
    .selectAll('orders')
    .select(['bank_transfers.reference', 'bank_transfers.due_on'])
    .select((eb) =>
      eb
        .selectFrom('payments')
        .select((of) => of.fn.sum<string | number | null>('received_paise').as('sum'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.status', '=', 'paid')
        .as('received'),
    )
    .orderBy(sql`bank_transfers.due_on nulls last`)
    .orderBy('orders.number')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    reference: row.reference,
    name: row.address.name,
    asked: rupeesFromPaise(dueOf(row)),
    received: rupeesFromPaise(Number(row.received ?? 0)),
    ...(row.due_on !== null && { dueOn: row.due_on }),
  }))
}
