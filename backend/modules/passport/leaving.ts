import { audit } from '#backend/lib/audit.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
import { linesOfOrder, lockOrder, type OrderState } from '../orders/api.ts'
import { mustBearHuid } from './hallmark.ts'
import type { PassportTables } from './tables.ts'

export interface Leaving {
  readonly orderId: string
  /** Why it leaves although a HUID is not written down, in the house's words; the trail keeps them. */
  readonly reason: string | undefined
  readonly now: number
  readonly requestId: string
}

const IN_THE_HOUSE: readonly OrderState[] = ['paid', 'processing']

/**
 * Refuses to let an order leave while a piece that the law wants hallmarked (`mustBearHuid`) has no HUID written down,
 * unless the house says why. Of an order that cannot leave anyway the next step says so.
 */
export const checkHallmarks = async (tx: Db, { orderId, reason, now, requestId }: Leaving): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order || !IN_THE_HOUSE.includes(order.status)) return
  const lines = await linesOfOrder(tx, orderId)
  const made = await tx
    .withTables<PassportTables>()
    .selectFrom('made_pieces')
    .select('line_id')
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  const recorded = new Set(made.map(({ line_id }) => line_id))
  const unmarked = lines.filter(
    ({ id, metal, hsn, about }) =>
      !recorded.has(id) && mustBearHuid({ metal, hsn, grossMg: about?.weightMg }),
  )
  const [first] = unmarked
  if (!first) return
  if (reason === undefined) {
    const sentence = `Item ${first.position + 1}, ${first.name}, is gold that must bear a HUID: give its piece, or say why it leaves without.`
    throw new Refusal(422, 'VALIDATION', sentence, { pieces: sentence })
  }
  await audit(tx, {
    event: 'order.shipped-without-huid',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { items: unmarked.map(({ position }) => position + 1).join(', '), reason },
    requestId,
    now,
  })
}
