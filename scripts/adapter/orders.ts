import type { Admin } from './admin.ts'

/** An order as Medusa's own API has it, in one line. Throws where Medusa has none of that number, or not its money. */
export const seeInMedusa = async (admin: Admin, number: string): Promise<string> => {
  const displayId = Number(/(\d+)$/.exec(number)?.[1])
  const answer: unknown = await admin.get(
    '/admin/orders?limit=100&order=-created_at&fields=id,display_id,payment_status,total,metadata',
  )
  const orders = (answer as { orders: readonly Record<string, unknown>[] }).orders
  const found = orders.find((order) => order['display_id'] === displayId)
  if (!found) throw new Error(`Medusa has no order ${number}`)
  if (found['payment_status'] !== 'captured')
    throw new Error(`the money of ${number} is ${String(found['payment_status'])} in Medusa`)
  return `order ${String(found['id'])}, number ${displayId}, ₹${String(found['total'])}, ${found['payment_status']}`
}

/** An order with the cart that it came from, and whether its money is entered. */
export interface Entered {
  readonly id: string
  readonly cart: string
  readonly isCaptured: boolean
  readonly isCancelled: boolean
  /** Whether Medusa keeps stock for each of its lines. */
  readonly isReserved: boolean
  readonly total: number
}
/** Lines of orders that stock is kept for. */
const reservedLines = async (admin: Admin): Promise<Set<string>> => {
  const lines = new Set<string>()
  for (let offset = 0; ;) {
    const answer: unknown = await admin.get(
      `/admin/reservations?limit=100&offset=${offset}&fields=line_item_id`,
    )
    const { reservations, count } = answer as {
      count: number
      reservations: readonly { line_item_id: string }[]
    }
    for (const one of reservations) lines.add(one.line_item_id)
    offset += reservations.length
    if (reservations.length === 0 || offset >= count) return lines
  }
}
/** All orders of Medusa. */
export const ordersInMedusa = async (admin: Admin): Promise<Entered[]> => {
  const all: Entered[] = []
  const reserved = await reservedLines(admin)
  for (;;) {
    const answer: unknown = await admin.get(
      `/admin/orders?limit=100&offset=${all.length}&fields=id,status,total,payment_status,metadata,items.id`,
    )
    const { orders, count } = answer as {
      count: number
      orders: readonly {
        id: string
        items: readonly { id: string }[]
        payment_status: string
        status: string
        total: number
        metadata: Record<string, unknown> | null
      }[]
    }
    for (const { id, items, payment_status, status, total, metadata } of orders)
      all.push({
        id,
        cart: String(metadata?.['cart']),
        isCaptured: payment_status === 'captured',
        isCancelled: status === 'canceled',
        isReserved: items.every((line) => reserved.has(line.id)),
        total,
      })
    if (orders.length === 0 || all.length >= count) return all
  }
}
