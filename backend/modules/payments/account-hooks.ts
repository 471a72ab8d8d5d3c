import { sql } from 'kysely'
import { nothingToDo, type AccountHooks } from '#backend/lib/account-hooks.ts'

/** The request for a session names the shopper's e-mail address; it is erased with the account. */
export const paymentsOfAccount: AccountHooks = {
  // A payment is exported with its order.
  exported: {},
  discarded: nothingToDo,
  erased: async (tx, { accountId }) => {
    await sql`update payments set request = jsonb_set(request, '{email}', '""')
      where order_id in (select id from orders where account_id = ${accountId})`.execute(tx)
  },
}
