import { nothingToDo, type AccountHooks } from '#backend/lib/account-hooks.ts'
import type { OrdersTables } from '../orders/api.ts'
import type { PassportTables } from './tables.ts'

/**
 * What the house knows of a person's pieces, and what it took in exchange or bought back, in an account's export. It
 * stays with the orders when the account is erased.
 */
export const piecesOfAccount: AccountHooks = {
  exported: {
    pieces: (db, accountId) =>
      db
        .withTables<PassportTables & OrdersTables>()
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
    resales: (db, accountId) =>
      db
        .withTables<OrdersTables>()
        .selectFrom('resales as r')
        .innerJoin('order_lines as line', 'line.id', 'r.line_id')
        .innerJoin('orders as o', 'o.id', 'line.order_id')
        .select(['o.number as order', 'line.name', 'r.place', 'r.way', 'r.paise', 'r.recorded_at'])
        .where('o.account_id', '=', accountId)
        .orderBy('r.recorded_at')
        .execute(),
  },
  discarded: nothingToDo,
  erased: nothingToDo,
}
