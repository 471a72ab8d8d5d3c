import { nothingToDo, type AccountHooks } from '#backend/lib/account-hooks.ts'
import type { PassportTables } from './tables.ts'

/**
 * What the house knows of a person's pieces, in an account's export. It stays with the orders when the account is
 * erased.
 */
export const piecesOfAccount: AccountHooks = {
  exported: {
    pieces: (db, accountId) =>
      db
        .withTables<
          PassportTables & {
            order_lines: { id: string; order_id: string; name: string; position: number }
            orders: { id: string; account_id: string; number: string }
          }
        >()
        .selectFrom('made_pieces as made')
        .innerJoin('order_lines as line', 'line.id', 'made.line_id')
        .innerJoin('orders as o', 'o.id', 'line.order_id')
        .select([
          'o.number as order',
          'line.name',
          'made.huid',
          'made.gross_mg',
          'made.net_mg',
          'made.report',
        ])
        .where('o.account_id', '=', accountId)
        .orderBy('o.number')
        .orderBy('line.position')
        .orderBy('made.place')
        .execute(),
  },
  discarded: nothingToDo,
  erased: nothingToDo,
}
