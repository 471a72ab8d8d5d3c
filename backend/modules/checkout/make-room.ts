import { randomUUID } from 'node:crypto'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Clock, type Db } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { endUnpaid, type OrdersTables } from '../orders/api.ts'
import {
  lastPayment,
  RESERVATION_MS,
  type Confirm,
  type OpenPayment,
  type PaymentsTables,
} from '../payments/api.ts'

const tables = (db: Db) => db.withTables<PaymentsTables & Pick<OrdersTables, 'orders' | 'bank_transfers'>>()

/** Earlier orders that can no longer be paid, and whether money is already on its way for them. */
export type Closed = ReadonlyMap<string, 'closed' | 'paying'>

/**
 * An order to be written, and the request for its payment, which the provider must open before anything else is closed.
 */
export interface Planned {
  readonly order: { readonly id: string; readonly number: string }
  readonly request: SessionRequest
}

/**
 * A new order could be placed, but earlier ones can still be paid. Thrown at the end of the transaction so that it is
 * rolled back: a refusal of the new order must come before an earlier one is changed.
 */
export class MakeRoom extends Error {
  readonly orderIds: readonly string[]
  /** Undefined for an order that is not paid through the provider. */
  readonly planned: Planned | undefined
  constructor(orderIds: readonly string[], planned: Planned | undefined) {
    super('earlier orders are still open')
    this.orderIds = orderIds
    this.planned = planned
  }
}

/** Orders of the account that wait for their payment by the provider, with their payments locked. */
export const lockUnpaid = async (tx: Db, accountId: string): Promise<string[]> => {
  await tables(tx)
    .selectFrom('payments')
    .select('id')
    .where('order_id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('account_id', '=', accountId)
        .where('status', '=', 'pending_payment')
        .where('id', 'not in', (of) => of.selectFrom('bank_transfers').select('order_id')),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await tables(tx)
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending_payment')
    // An order that waits for a transfer is kept besides a new one.
    .where('id', 'not in', (query) => query.selectFrom('bank_transfers').select('order_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The new order replaces an unpaid one, whose pieces and points are free for it. */
export const supersede = async (tx: Db, orderId: string, paying: boolean, now: number) => {
  // Money on its way may still arrive; the payment stays open, so that it is noticed.
  if (!paying)
    await tables(tx)
      .updateTable('payments')
      .set({ status: 'ended' })
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .execute()
  await endUnpaid(tx, orderId, 'superseded', now)
}

/** Ends earlier orders for a new one, and undoes that if the new one is refused after all. */
export const createRoom = ({ db, clock, confirm }: { db: Db; clock: Clock; confirm: Confirm }) => {
  /** Closes the sessions of earlier orders. One that was paid in the meantime becomes paid instead. */
  const close = async (orderIds: readonly string[], closed: Map<string, 'closed' | 'paying'>) => {
    try {
      for (const orderId of orderIds)
        closed.set(orderId, await confirm.closeSession(await lastPayment(db, orderId)))
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal(
        409,
        'CHECKOUT_IN_PROGRESS',
        'An earlier payment for this bag is still open. Please try again in a moment.',
      )
    }
  }

  /**
   * The new order was refused after all (a price changed or a piece was sold in between): an earlier order whose
   * session was closed can be paid again, in a new session, and its pieces stay reserved until then.
   */
  const reopen = async (closed: Closed): Promise<void> => {
    for (const [orderId, how] of closed) {
      if (how === 'paying') continue
      const fresh = await inTransaction(db, (tx) => nextAttempt(tx, orderId))
      // If the provider does not answer, the reconciler opens it.
      if (fresh) await confirm.sessionIdOf(fresh).catch(() => undefined)
    }
  }

  /** A new attempt to pay an order that still waits for payment; undefined if it does not. */
  const nextAttempt = async (tx: Db, orderId: string): Promise<OpenPayment | undefined> => {
    const payments = tables(tx)
    const last = await payments
      .updateTable('payments')
      .set({ status: 'ended' })
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    if (!last) return undefined
    const now = clock.now()
    const until = now + RESERVATION_MS
    const { numUpdatedRows } = await payments
      .updateTable('orders')
      .set({ reserved_until: new Date(until) })
      .where('id', '=', orderId)
      .where('status', '=', 'pending_payment')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    return payments
      .insertInto('payments')
      .values({
        id: randomUUID(),
        order_id: orderId,
        attempt: last.attempt + 1,
        provider: last.provider,
        request: json({ ...last.request, expiresAt: Math.floor(until / 1000) }),
        status: 'open',
        amount_paise: last.amount_paise,
        created_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  return { close, reopen }
}
