import type { Db } from '#backend/lib/http/implement.ts'
import type { DeskTables } from './tables.ts'

/** Somebody who has not been heard of for this long has left; a page reports every twenty seconds. */
const GONE_MS = 60_000

/** Records that somebody has an order open, and returns who else has, in the order in which they opened it. */
export const recordPresence = async (
  tx: Db,
  { orderId, who, now }: { readonly orderId: string; readonly who: string; readonly now: number },
) => {
  const store = tx.withTables<DeskTables>()
  const gone = new Date(now - GONE_MS)
  await store.deleteFrom('desk_presence').where('seen_at', '<', gone).execute()
  await store
    .insertInto('desk_presence')
    .values({ order_id: orderId, who, since: new Date(now), seen_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['order_id', 'who']).doUpdateSet({ seen_at: new Date(now) }))
    .execute()
  const others = await store
    .selectFrom('desk_presence')
    .select(['who', 'since'])
    .where('order_id', '=', orderId)
    .where('who', '<>', who)
    .orderBy('since')
    .execute()
  return { others: others.map((one) => ({ who: one.who, since: one.since.toISOString() })) }
}
