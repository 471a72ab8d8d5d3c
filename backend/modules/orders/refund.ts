import { audit } from '#backend/lib/audit.ts'
import type { Db } from '#backend/lib/implement.ts'
import { pointsEarnedBy, restorePart, reversePart } from '../points/api.ts'
import { note } from './events.ts'
import { writeRefunded } from './letters.ts'
import { issueCreditNote, type PaperPart } from './papers.ts'
import { chargedOf } from './shares.ts'
import { linesOfOrder, lockOrder, move } from './state.ts'
import type { OrdersTables, RefundCause } from './tables.ts'
import { inRupees } from './words.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

const WHY: Readonly<Record<RefundCause, string>> = {
  return: 'Your pieces are back with us. Thank you for the care you took of them.',
  cancelled: 'Your order was cancelled, so your money goes back.',
  late: 'Your payment came after your pieces had gone to somebody else. We are sorry; your money goes back in full.',
  review: 'Your payment did not fit your order, so your money goes back.',
}

/** The parts of the order that a refund pays back. */
const partsOf = async (tx: Db, orderId: string, returnId: string | null): Promise<PaperPart[]> => {
  const lines = await linesOfOrder(tx, orderId)
  if (returnId === null)
    return lines.map((line) => ({ line, quantity: line.quantity, charged: chargedOf(line) }))
  const back = await tables(tx)
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', returnId)
    .execute()
  return back.flatMap(({ line_id, quantity, amount_paise }) => {
    const line = lines.find(({ id }) => id === line_id)
    return line ? [{ line, quantity, charged: amount_paise }] : []
  })
}

/** The provider has sent the money back. Once: order, points, credit note and letter follow. */
export const refundDone = async (
  tx: Db,
  { refundId, providerId, now }: { refundId: string; providerId: string; now: number },
): Promise<void> => {
  const found = await tables(tx)
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Error(`There is no refund ${refundId}`)
  const refund = await tables(tx)
    .updateTable('refunds')
    .set({ status: 'done', provider_id: providerId, done_at: new Date(now), last_error: null })
    .where('id', '=', refundId)
    .where('status', '<>', 'done')
    .returningAll()
    .executeTakeFirst()
  if (!refund) return
  // Money that never belonged to the order (it came too late, or did not fit) is no part of its sums.
  const foreign = refund.cause === 'late' || refund.cause === 'review'
  const refunded = foreign ? order.refunded_paise : order.refunded_paise + refund.amount_paise
  const earned = foreign ? order.points_earned : pointsEarnedBy(order.total_paise - refunded)
  await tables(tx)
    .updateTable('orders')
    .set({ refunded_paise: refunded, points_earned: earned, updated_at: new Date(now) })
    .where('id', '=', order.id)
    .execute()
  const cause = { accountId: order.account_id, ref: `refund:${refundId}`, now }
  if (refund.points_back > 0) await restorePart(tx, { ...cause, points: refund.points_back })
  if (order.points_earned > earned) await reversePart(tx, { ...cause, points: order.points_earned - earned })
  const whole = foreign || refunded === order.total_paise
  if (whole)
    await move(
      tx,
      order.id,
      ['paid', 'processing', 'shipped', 'delivered', 'cancelled', 'under_review'],
      'refunded',
      now,
    )
  await note(tx, order.id, 'refunded', now, inRupees(refund.amount_paise))
  const creditNote = await issueCreditNote(tx, {
    order,
    parts: await partsOf(tx, order.id, refund.return_id),
    refundId,
    reason: refund.cause === 'return' ? 'Goods returned' : 'Order cancelled',
    now,
  })
  await writeRefunded(
    tx,
    order,
    {
      id: refundId,
      amount: refund.amount_paise,
      points: refund.points_back,
      why: WHY[refund.cause],
      creditNote: creditNote?.number,
    },
    now,
  )
  await audit(tx, {
    event: 'order.refunded',
    actor: 'system',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: refund.amount_paise, cause: refund.cause, points: refund.points_back },
    now,
  })
}
