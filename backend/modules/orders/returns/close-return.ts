import { audit } from '#backend/lib/audit/audit.ts'
import { lapseApprovals } from '#backend/lib/audit/four-eyes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { noteClosed } from '../events.ts'
import { followMoney } from '../money/after.ts'
import type { OrdersTables } from '../tables.ts'
import { writeReturnClosed, type ClosedAs } from './return-emails.ts'
import { lockReturn, refuse, statusOf, type Answering } from './returns.ts'

/**
 * An approved return ends without a refund. Its pieces are the shopper's: stock and passports stay as they are, points
 * may vest, and the pieces can be returned again. Repeating it changes nothing.
 */
export const closeReturn = async (
  tx: Db,
  { returnId, as, words, now, requestId }: Answering & { as: ClosedAs; words: string },
): Promise<void> => {
  const { order, row } = await lockReturn(tx, returnId)
  if (row.closed_as === as) return
  if (row.status === 'requested') throw refuse('This return is not approved yet: decline it instead.')
  if (row.status !== 'approved') throw refuse(`This return is ${statusOf(row)} already.`)
  await tx
    .withTables<OrdersTables>()
    .updateTable('returns')
    .set({ status: 'declined', closed_as: as, note: words, updated_at: new Date(now) })
    .where('id', '=', returnId)
    .execute()
  const why = 'The return was closed without a refund.'
  await lapseApprovals(tx, { kind: 'refund', subject: `return:${returnId}`, why, now })
  await noteClosed(tx, order.id, now, words)
  await followMoney(tx, order.id, now)
  await writeReturnClosed(tx, order, { id: returnId, as, words }, now)
  await audit(tx, {
    event: 'return.closed',
    actor: 'operator',
    accountId: order.account_id,
    subject: `return:${returnId}`,
    details: { outcome: as },
    requestId,
    now,
  })
}
