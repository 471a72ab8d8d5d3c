import { sql } from 'kysely'
import { accountEvents } from '../account/api.ts'

/** What a session was asked for names the shopper's e-mail; it goes with the account. */
export const followAccounts = () => {
  accountEvents.erased.set('payments', async (tx, { accountId }) => {
    await sql`update payments set request = jsonb_set(request, '{email}', '""')
      where order_id in (select id from orders where account_id = ${accountId})`.execute(tx)
  })
}
