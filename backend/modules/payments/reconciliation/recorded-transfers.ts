import type { RecordedTransfer } from '#contract/money.ts'
import { endOfDay, houseDay } from '#backend/lib/words/days.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { BY_TRANSFER, type OrdersTables } from '../../orders/api.ts'

/** What the staff recorded of the house's own account on one day in India: what came, and what they sent back. */
export const transfersOf = async (db: Db, day: string): Promise<RecordedTransfer[]> => {
  const store = db.withTables<OrdersTables>()
  const came = await store
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'orders.id',
      'orders.number',
      'payments.session_id as reference',
      'payments.received_paise as paise',
    ])
    .where('payments.provider', '=', BY_TRANSFER)
    .where('payments.status', '=', 'paid')
    .where('payments.value_date', '=', day)
    .orderBy('payments.session_id')
    .execute()
  const to = endOfDay(day)
  const from = endOfDay(houseDay(to - 129_600_000))
  const went = await store
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      'orders.id',
      'orders.number',
      'refunds.bank_reference as reference',
      'refunds.amount_paise as paise',
    ])
    .where('refunds.status', '=', 'settled')
    .where('refunds.done_at', '>=', new Date(from))
    .where('refunds.done_at', '<', new Date(to))
    .orderBy('refunds.done_at')
    .execute()
  const row = (way: 'in' | 'out') => (of: (typeof came)[number] | (typeof went)[number]) => ({
    way,
    bankReference: of.reference ?? 'not given',
    orderId: of.id,
    number: of.number,
    amount: rupeesFromPaise(of.paise ?? 0),
  })
  return [...came.map(row('in')), ...went.map(row('out'))]
}
