import { houseDay } from '#backend/lib/words/days.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { OrdersTables } from './tables.ts'

interface Stayed {
  readonly number: string
  readonly issuedOn: string
  paise: number
}

/** Takes a sum off the advances that remain, the newest first, and returns the vouchers it was taken off. */
export const takenFrom = (stayed: Stayed[], paise: number): Stayed[] => {
  const from: Stayed[] = []
  let back = paise
  for (let last = stayed.at(-1); last && back > 0; last = stayed.at(-1)) {
    const taken = Math.min(back, last.paise)
    back -= taken
    last.paise -= taken
    from.unshift(last)
    if (last.paise === 0) stayed.pop()
  }
  return from
}

/** The advances that remain, by their vouchers. A refund voucher cancels the newest first. */
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
  const stayed: Stayed[] = []
  for (const { number, kind, issued_at, amount_paise } of vouchers) {
    if (kind === 'receipt-voucher') {
      stayed.push({ number, issuedOn: houseDay(issued_at.getTime()), paise: amount_paise })
      continue
    }
    takenFrom(stayed, amount_paise)
  }
  return stayed
}
