import type { Db, Deps } from '#backend/lib/http/implement.ts'
import { documentBytes } from './documents.ts'
import { detailOf } from './pieces-in-words.ts'
import type { Slip } from './slip-html.ts'
import { linesOfOrder } from '../state.ts'
import type { OrderRow } from '../tables.ts'
import { isGift } from '../words.ts'

/** Identifies it among the documents of an order. */
export const SLIP = 'packing-slip.html'

const slipOf = async (db: Db, order: OrderRow): Promise<Slip> => {
  const lines = await linesOfOrder(db, order.id)
  const gift = isGift(order)
  const { address } = order
  return {
    number: order.number,
    addressLines: [
      address.name,
      address.addressLine1,
      address.addressLine2,
      `${address.city}, ${address.state} ${address.postalCode}`,
    ].flatMap((line) => line || []),
    giftWrap: order.gift_wrap,
    giftMessage: order.gift_message,
    plainParcel: order.plain_parcel,
    lines: lines.map((line) => ({
      place: line.position + 1,
      quantity: line.quantity,
      name: line.name,
      detail: [detailOf(line), line.box === 'pouch' ? 'pouch, no box' : 'box'].filter(Boolean).join('; '),
      ...(!gift && { sum: line.net_paise }),
    })),
    ...(!gift && { total: order.total_paise }),
  }
}

/**
 * The slip in the box. A gift's shows its message and no price. Its numbers are those with which the operator names
 * items.
 */
export const packingSlip = async (deps: Pick<Deps, 'db' | 'config'>, order: OrderRow): Promise<Buffer> =>
  documentBytes(deps, {
    kind: 'packing-slip',
    orderId: order.id,
    filename: SLIP,
    source: await slipOf(deps.db, order),
  })
