import { audit } from '#backend/lib/audit/audit.ts'
import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import { linesOfOrder, lockOrder, type OrderState } from '../orders/api.ts'
import { mustBearHuid } from './hallmark.ts'
import type { PassportTables } from './tables.ts'

export interface Leaving {
  readonly orderId: string
  /** Why an order is shipped although a HUID is not recorded, in the house's words, kept in the audit trail. */
  readonly reason: string | undefined
  readonly now: number
  readonly requestId: string
}

const IN_THE_HOUSE: readonly OrderState[] = ['paid', 'processing']

/**
 * Refuses to ship an order while a piece that must be hallmarked (`mustBearHuid`) has no HUID, unless the house gives a
 * reason. An order that cannot be shipped anyway is refused by the next step.
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
    throw wrongField('pieces', sentence)
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
