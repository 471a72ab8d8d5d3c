import { houseDay } from '#backend/lib/days.ts'
import type { Db } from '#backend/lib/implement.ts'
import type { OrdersTables } from './tables.ts'

/** The money that came before the invoice, as its vouchers have it. */
export const advancesOf = async (tx: Db, orderId: string) =>
  (
    await tx
      .withTables<OrdersTables>()
      .selectFrom('invoices')
      .select(['number', 'issued_at', 'amount_paise'])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'receipt-voucher')
      .orderBy('number')
      .execute()
  ).map((row) => ({
    number: row.number,
    issuedOn: houseDay(row.issued_at.getTime()),
    paise: row.amount_paise,
  }))
