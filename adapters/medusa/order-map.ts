import type { Order, OrderEvent, OrderItem, OrderSummary, OrderWord } from '#contract/orders.ts'
import { nameOf } from './account.ts'
import { rupees, shownOf, taxOf } from './bag-map.ts'
import type { Piece } from './piece.ts'
import type * as shapes from './shapes.ts'

type PieceOf = (id: string) => Piece | undefined

const FULFILMENT: Readonly<Record<string, OrderWord>> = {
  fulfilled: 'Processing',
  partially_fulfilled: 'Processing',
  shipped: 'Shipped',
  partially_shipped: 'Shipped',
  delivered: 'Delivered',
  partially_delivered: 'Shipped',
}

/** Medusa has three statuses of an order; the shop shows one. */
const statusOf = (order: shapes.Order): OrderWord => {
  if (order.status === 'canceled') return 'Cancelled'
  if (order.payment_status === 'refunded') return 'Refunded'
  const sent = FULFILMENT[order.fulfillment_status ?? '']
  if (sent) return sent
  return order.payment_status === 'captured' ? 'paid' : 'Processing'
}

const numberOf = (order: shapes.Order, prefix: string): string =>
  `${prefix}-${String(order.display_id).padStart(6, '0')}`

const addressOf = (address: shapes.Address | null | undefined) => ({
  name: nameOf(address ?? {}),
  addressLine1: address?.address_1 ?? '',
  city: address?.city ?? '',
  state: address?.province ?? '',
  postalCode: address?.postal_code ?? '',
  country: address?.country_code === 'in' ? 'India' : (address?.country_code ?? '').toUpperCase(),
  ...(address?.address_2 && { addressLine2: address.address_2 }),
})

const itemOf = (line: shapes.Line, pieceOf: PieceOf): OrderItem => {
  const { piece, shown } = shownOf(line, pieceOf)
  const { hsn } = piece?.product ?? {}
  return {
    _id: line.id,
    ...shown,
    price: rupees(line.quantity > 0 ? line.total / line.quantity : line.unit_price),
    quantity: line.quantity,
    ...(line.product_id && { productId: line.product_id }),
    ...(hsn !== undefined && { hsn }),
  }
}

const giftOf = (metadata: Record<string, unknown> | null | undefined) => ({
  ...(metadata?.['gift_wrap'] === true && { giftWrap: true }),
  ...(typeof metadata?.['gift_message'] === 'string' && { giftMessage: metadata['gift_message'] }),
})

const expected = (metadata: Record<string, unknown> | null | undefined) => {
  const day = metadata?.['expected_arrival']
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { expectedArrival: day } : {}
}

/** An order of Medusa. */
export const orderOf = (order: shapes.Order, prefix: string, pieceOf: PieceOf): Order => {
  // Medusa makes the order when the payment is confirmed.
  const at = order.created_at
  const events: OrderEvent[] = [
    { kind: 'placed', at },
    ...(order.payment_status === 'captured' ? [{ kind: 'paid' as const, at }] : []),
  ]
  const goods = order.items.reduce((sum, { total }) => sum + total, 0)
  return {
    _id: order.id,
    number: numberOf(order, prefix),
    status: statusOf(order),
    amount: rupees(order.total),
    goods: rupees(goods),
    createdAt: order.created_at,
    shippingAddress: addressOf(order.shipping_address),
    items: order.items.map((line) => itemOf(line, pieceOf)),
    delivery: 'ship',
    tax: taxOf(order.items),
    events,
    ...(order.shipping_total && { shipping: rupees(order.shipping_total) }),
    ...expected(order.metadata),
    ...giftOf(order.metadata),
  }
}

/** A cart whose payment page is open. */
export const pendingOf = (cart: shapes.Cart, url: string | undefined, pieceOf: PieceOf): Order => ({
  _id: cart.id,
  number: cart.id.slice(-8),
  status: 'Pending payment',
  amount: rupees(cart.total),
  goods: rupees(cart.item_total),
  createdAt: cart.created_at,
  shippingAddress: addressOf(cart.shipping_address),
  items: (cart.items ?? []).map((line) => itemOf(line, pieceOf)),
  delivery: 'ship',
  tax: taxOf(cart.items ?? []),
  ...(url !== undefined && { paymentUrl: url }),
  ...expected(cart.metadata),
  ...giftOf(cart.metadata),
})

export const summaryOf = (order: shapes.Order, prefix: string, pieceOf: PieceOf): OrderSummary => {
  const [first] = order.items.map((line) => itemOf(line, pieceOf))
  return {
    _id: order.id,
    number: numberOf(order, prefix),
    status: statusOf(order),
    amount: rupees(order.total),
    createdAt: order.created_at,
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    title: first?.name ?? 'A piece',
    image: first?.image ?? '/favicon.svg',
    ...expected(order.metadata),
    ...(first?.media && { media: first.media }),
    ...(first?.background !== undefined && { background: first.background }),
  }
}
