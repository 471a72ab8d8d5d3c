import type { Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import type { InvoiceDocument } from '#backend/lib/rows/invoice-shape.ts'
import { advancesOf, takenFrom } from '../advances.ts'
import { issue, wholeOrder } from './invoices.ts'
import type { OrdersTables } from '../tables.ts'

type OrderRow = Selectable<OrdersTables['orders']>

const tables = (tx: Db) => tx.withTables<OrdersTables>()

const sumOf = async (tx: Db, orderId: string, kind: 'receipt-voucher' | 'refund-voucher') =>
  (
    await tables(tx)
      .selectFrom('invoices')
      .select('amount_paise')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .execute()
  ).reduce((sum, { amount_paise }) => sum + amount_paise, 0)

const write = async (
  tx: Db,
  order: OrderRow,
  {
    kind,
    money,
    now,
    ...more
  }: {
    kind: 'receipt-voucher' | 'refund-voucher'
    money: number
    now: number
    receipts?: InvoiceDocument['receipts']
    mistaken?: boolean
    reason?: string
  },
) => {
  const lines = await tables(tx)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  return issue(tx, {
    order,
    parts: wholeOrder(order, lines),
    now,
    kind,
    refundId: null,
    money,
    ...more,
  })
}

/** The sum of the receipt vouchers, less that of the refund vouchers, in paise. */
export const writtenVouchers = async (tx: Db, orderId: string): Promise<number> =>
  (await sumOf(tx, orderId, 'receipt-voucher')) - (await sumOf(tx, orderId, 'refund-voucher'))

/**
 * The receipt voucher of money that came before its invoice: section 31(3)(d) of the Central Goods and Services Tax Act,
 * 2017, with what rule 50 of the Rules asks for. It shows no tax: for goods none is due on an advance, but with the invoice
 * (notification 66/2017-Central Tax of 15 November 2017, section 12(2)(a) of the Act). Looked up on 22 November 2026.
 * `here` is all that has come so far and stays; only what no voucher has yet is written.
 */
export const issueReceipt = async (tx: Db, order: OrderRow, here: number, now: number): Promise<void> => {
  const money = here - (await writtenVouchers(tx, order.id))
  if (money > 0) await write(tx, order, { kind: 'receipt-voucher', money, now })
}

/**
 * The refund voucher of an advance that is refunded before anything was supplied or invoiced: section 31(3)(e), rule
 * 51, naming the receipt vouchers that it cancels, and at most their sum. `mistaken`: the money never came, so none is
 * refunded.
 */
export const issueRefundVoucher = async (
  tx: Db,
  order: OrderRow,
  { paise, mistaken = false, now }: { paise: number; mistaken?: boolean; now: number },
): Promise<void> => {
  const money = Math.min(paise, await writtenVouchers(tx, order.id))
  if (money <= 0) return
  const receipts = takenFrom(await advancesOf(tx, order.id), money).map(({ number, issuedOn }) => ({
    number,
    issuedOn,
  }))
  await write(tx, order, {
    kind: 'refund-voucher',
    money,
    receipts,
    ...(mistaken && { mistaken, reason: 'A bank transfer was recorded by mistake' }),
    now,
  })
}
