import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { locked, refuseMisleading, trail, wrongState, type Acting, type Shipping } from './actions.ts'
import { writeTracking } from './emails.ts'
import type { OrderRow, OrdersTables, OrderState } from './tables.ts'

type Parcel = Pick<OrderRow, 'carrier' | 'tracking_number' | 'tracking_url'>

const SENT: readonly OrderState[] = ['shipped', 'delivered']

const inWords = ({ carrier, tracking_number, tracking_url }: Parcel): string =>
  [carrier, tracking_number, tracking_url].filter((part) => part !== null).join(' ')

const given = (text: string | undefined): string | null => text?.trim() || null

/**
 * Sets how a parcel that has left is tracked. Repeating it changes nothing. The shopper is told a new number by e-mail,
 * but not once the parcel is delivered.
 */
export const setTracking = async (tx: Db, acting: Acting & Shipping): Promise<void> => {
  refuseMisleading(acting)
  const order = await locked(tx, acting.orderId)
  if (order.delivery === 'collect')
    throw new Refusal(409, 'CONFLICT', `Order ${order.number} is collected at the store: it has no parcel.`)
  if (!SENT.includes(order.status)) throw wrongState(order, 'tracked')
  const parcel: Parcel = {
    carrier: given(acting.carrier),
    tracking_number: given(acting.trackingNumber),
    tracking_url: given(acting.trackingUrl),
  }
  const [before, after] = [inWords(order), inWords(parcel)]
  if (after === before) return
  await tx
    .withTables<OrdersTables>()
    .updateTable('orders')
    .set({ ...parcel, updated_at: new Date(acting.now) })
    .where('id', '=', order.id)
    .execute()
  const isNew = parcel.tracking_number !== order.tracking_number || parcel.carrier !== order.carrier
  if (order.status === 'shipped' && parcel.tracking_number !== null && isNew)
    await writeTracking(tx, { ...order, ...parcel }, order.tracking_number !== null, acting.now)
  await trail(tx, order, 'order.tracking-set', acting, { after, before })
}
