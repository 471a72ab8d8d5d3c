import { houseDay } from '#backend/lib/days.ts'
import type { Db } from '#backend/lib/implement.ts'
import type { OrdersTables } from './tables.ts'

/** The money that came before the invoice and stayed, as its vouchers have it. A refund voucher takes back the newest. */
export const advancesOf = async (tx: Db, orderId: string) => {
  const vouchers = await tx
    .withTables<OrdersTables>()
    .selectFrom('invoices')
    .select(['number', 'kind', 'issued_at', 'amount_paise'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['receipt-voucher', 'refund-voucher'])
    .orderBy('issued_at')
    .orderBy('kind')
    .orderBy('number')
    .execute()
  const stayed: { number: string; issuedOn: string; paise: number }[] = []
  for (const { number, kind, issued_at, amount_paise } of vouchers) {
    if (kind === 'receipt-voucher') {
      stayed.push({ number, issuedOn: houseDay(issued_at.getTime()), paise: amount_paise })
      continue
    }
    let back = amount_paise
    for (let last = stayed.at(-1); last && back > 0; last = stayed.at(-1)) {
      const taken = Math.min(back, last.paise)
      back -= taken
      last.paise -= taken
      if (last.paise === 0) stayed.pop()
    }
  }
  return stayed
}
