import { STALE } from '#contract/desk-order.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { Refusal, type Db, type Identity } from '#backend/lib/http/implement.ts'
import { lockOrder } from '../orders/api.ts'

/** Lines of the trail about an order that do not change it. */
const LEAVES_IT_AS_IT_WAS = [
  'approval.asked',
  'approval.confirmed',
  'approval.declined',
  'approval.withdrawn',
  'e-mail.sent-again',
  'order.noted',
  'pan.shown',
]

/**
 * Refuses (409) a step by somebody who has not seen what a colleague has done with the order. Call it under the order's
 * lock, so that of two steps at the same moment the second is refused. A caller's own steps do not count.
 */
export const refuseUnseen = async (
  tx: Db,
  {
    orderId,
    seen,
    caller,
  }: { readonly orderId: string; readonly seen: number | undefined; readonly caller: Identity },
): Promise<void> => {
  if (seen === undefined) return
  await lockOrder(tx, orderId)
  const { name } = houseOf(caller)
  const other = await tx
    .withTables<Pick<Tables, 'audit'>>()
    .selectFrom('audit')
    .select('who')
    .where('subject', '=', `order:${orderId}`)
    .where('id', '>', seen)
    .where('actor', '=', 'operator')
    .where('who', '<>', name)
    .where('event', 'not in', LEAVES_IT_AS_IT_WAS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  throw new Refusal(
    409,
    STALE,
    `${other.who ?? 'A colleague'} has changed this order since you opened it. Look at what changed, then do this again.`,
  )
}
