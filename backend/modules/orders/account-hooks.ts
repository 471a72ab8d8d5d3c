import { nothingToDo, type AccountHooks } from '#backend/lib/account-hooks.ts'
import type { Order } from '#contract/orders.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal } from '#backend/lib/http/implement.ts'
import { readOrder } from './read.ts'
import { SLIP } from './documents/slip.ts'
import type { OrdersTables } from './tables.ts'

/** Orders in an account's export, and what remains of them when the account is erased. */
export const ordersOfAccount: AccountHooks = {
  exported: {
    orders: async (db, accountId, now) => {
      const rows = await db
        .withTables<OrdersTables>()
        .selectFrom('orders')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .execute()
      const orders: Order[] = []
      // All at once they would hold every connection to the database.
      for (const row of rows) orders.push(await readOrder(db, row, now))
      return orders
    },
  },
  discarded: nothingToDo,
  erased: async (tx, { accountId, now }) => {
    const store = tx.withTables<OrdersTables>()
    const open = await store
      .selectFrom('orders')
      .select('number')
      .where('account_id', '=', accountId)
      .where('status', 'in', ['pending_payment', 'paid', 'processing', 'shipped', 'under_review'])
      .executeTakeFirst()
    if (open)
      throw new Refusal(
        409,
        'CONFLICT',
        `Order ${open.number} is still open. Please wait until it has reached you.`,
      )
    const owed = await store
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .select('orders.number')
      .where('orders.account_id', '=', accountId)
      .where('refunds.status', 'in', ['wanted', 'failed'])
      .where('refunds.cause', '<>', 'elsewhere')
      .executeTakeFirst()
    if (owed)
      throw new Refusal(
        409,
        'CONFLICT',
        `The refund of order ${owed.number} is still under way. Please wait until it has reached you.`,
      )
    // A slip names the person; it can be drawn again from what stays.
    await store
      .deleteFrom('order_documents')
      .where('filename', '=', SLIP)
      .where('order_id', 'in', (query) =>
        query.selectFrom('orders').select('id').where('account_id', '=', accountId),
      )
      .execute()
    // The order stays without the person; its invoice is kept as law asks.
    await store
      .updateTable('orders')
      .set((eb) => ({
        email: '',
        pan: null,
        pan_sealed: null,
        gift_message: null,
        address: json({
          name: 'Erased',
          addressLine1: 'Erased',
          city: 'Erased',
          state: 'Erased',
          postalCode: '000000',
          country: 'India',
        }),
        updated_at: eb.val(new Date(now)),
      }))
      .where('account_id', '=', accountId)
      .execute()
    await store
      .updateTable('order_lines')
      .set({ engraving: null, box_stamp: null })
      .where('order_id', 'in', (query) =>
        query.selectFrom('orders').select('id').where('account_id', '=', accountId),
      )
      .execute()
  },
}
