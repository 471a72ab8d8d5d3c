import type { Log } from './log.ts'
import { MedusaRefused, NoAnswer, type Medusa } from './medusa.ts'
import { noteOf } from './notes.ts'
import * as shapes from './shapes.ts'

/**
 * Milliseconds after which a completion that left an order without its cart has certainly ended: Medusa's own lock on a
 * cart lasts no longer.
 */
const OVER_MS = 120_000
/** Medusa's states of an order for which no money is entered. */
const UNPAID: ReadonlySet<string> = new Set([
  'not_paid',
  'awaiting',
  'authorized',
  'requires_action',
  'canceled',
])
const long = true
const asHouse = true

const STOCK_FIELDS =
  'id,items.*,items.detail.*,items.variant.manage_inventory,items.variant.inventory_items.inventory_item_id,items.variant.inventory_items.required_quantity,items.variant.inventory_items.inventory.location_levels.location_id'

interface HalfMadeParts {
  medusa: Medusa
  log: Log
}

/** Cancels an order in Medusa. */
export const cancelOrder = (medusa: Medusa, id: string) =>
  medusa.ask(shapes.OneOrderId, 'POST', `/admin/orders/${id}/cancel`, { asHouse, long, body: {} })

/**
 * Medusa makes an order, its link with the cart, the reservations of its stock and its payment in separate steps
 * (`complete-cart` of 2.18). If it is stopped in between, there is an order that no cart knows, or one that lacks the
 * rest.
 */
export const openHalfMade = ({ medusa, log }: HalfMadeParts) => {
  /** Orders that were made from this cart and are not cancelled. */
  const ordersOf = async (customer: string, cartId: string) => {
    const { orders } = await medusa.ask(shapes.OrdersOfCustomer, 'GET', '/admin/orders', {
      asHouse,
      long,
      query: {
        customer_id: customer,
        limit: 100,
        order: '-created_at',
        fields: 'id,status,payment_status,created_at,metadata,payment_collections.id',
      },
    })
    return orders.filter((one) => one.status !== 'canceled' && noteOf(one, 'cart') === cartId)
  }

  /**
   * The order of this cart that has its money. Completing the cart again could make Medusa book that money as returned.
   */
  const paidOrder = async (customer: string, cartId: string): Promise<string | undefined> =>
    (await ordersOf(customer, cartId)).find(({ payment_status: status }) => !UNPAID.has(status))?.id

  const cancel = async (orders: readonly { id: string }[], cartId: string) => {
    for (const { id } of orders) {
      log.error({ order: id, cart: cartId }, 'an order that Medusa left half made is cancelled')
      await cancelOrder(medusa, id)
    }
  }

  /** Cancels what earlier completions of a cart with a known order left: none of them can still be running. */
  const cancelBeside = async (customer: string, cartId: string, own: string) =>
    cancel(
      (await ordersOf(customer, cartId)).filter(({ id }) => id !== own),
      cartId,
    )

  /**
   * Handles what earlier completions left when a further one is refused. If an order with the cart's payment exists,
   * that is why Medusa refuses: returns its id, to be finished. An order without a payment only blocks stock: it is
   * cancelled, and the cart can be completed again. Throws NoAnswer while a completion may still be running.
   */
  const afterRefusal = async (customer: string, cartId: string): Promise<string | 'again' | undefined> => {
    const found = await ordersOf(customer, cartId)
    if (found.some((one) => Date.now() - Date.parse(one.created_at) < OVER_MS))
      throw new NoAnswer(`an order of ${cartId} may still be made`)
    const paidBeside = found.find((one) => one.payment_collections?.length)
    if (paidBeside) return paidBeside.id
    await cancel(found, cartId)
    return found.length > 0 ? 'again' : undefined
  }

  /**
   * Reserves stock for the lines of an order that have none reserved; if there is too little, the log says so.
   */
  const reserve = async (orderId: string) => {
    const { order } = await medusa.ask(shapes.OrderStock, 'GET', `/admin/orders/${orderId}`, {
      asHouse,
      long,
      query: { fields: STOCK_FIELDS },
    })
    for (const { id: line, quantity, variant } of order.items) {
      if (!variant?.manage_inventory) continue
      const { reservations } = await medusa.ask(shapes.Reservations, 'GET', '/admin/reservations', {
        asHouse,
        long,
        query: { line_item_id: line, fields: 'id,line_item_id,inventory_item_id' },
      })
      for (const { inventory_item_id: item, required_quantity: each, inventory } of variant.inventory_items) {
        const isKept = reservations.some((one) => one.line_item_id === line && one.inventory_item_id === item)
        const [level] = inventory.location_levels
        if (isKept || !level) continue
        try {
          await medusa.ask(shapes.OneReservation, 'POST', '/admin/reservations', {
            asHouse,
            long,
            body: {
              line_item_id: line,
              inventory_item_id: item,
              location_id: level.location_id,
              quantity: each * quantity,
            },
          })
        } catch (error) {
          if (!(error instanceof MedusaRefused)) throw error
          log.error({ order: orderId, line, why: error.message }, 'no stock is reserved for a paid piece')
        }
      }
    }
  }

  /** Adds what an order without a payment lacks: its stock and, entered at once, its payment. */
  const finish = async ({ id, total, collection }: { id: string; total: number; collection?: string }) => {
    log.error({ order: id }, 'an order that Medusa left without its payment is finished')
    await reserve(id)
    const of =
      collection ??
      (
        await medusa.ask(shapes.PaymentCollection, 'POST', '/admin/payment-collections', {
          asHouse,
          long,
          body: { order_id: id, amount: total },
        })
      ).payment_collection.id
    await medusa.ask(shapes.MarkedPaid, 'POST', `/admin/payment-collections/${of}/mark-as-paid`, {
      asHouse,
      long,
      body: { order_id: id },
    })
  }

  return { paidOrder, cancelBeside, afterRefusal, finish }
}
