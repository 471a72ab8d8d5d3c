import { readAll } from '#adapters/medusa/reader.ts'
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
/** Every entry of a list of the admin API, under the list's own name. */
const everyOf = <T extends { id: string }>(admin: Admin, list: string, fields: string): Promise<T[]> =>
  readAll(async (offset) => {
    const answer: unknown = await admin.get(`/admin/${list}?limit=100&offset=${offset}&fields=${fields}`)
    const { [list]: items, count } = answer as { count: number } & Record<string, readonly T[]>
    return { items: items ?? [], count }
  })

interface Placed {
  readonly id: string
  readonly items: readonly { id: string }[]
  readonly payment_status: string
  readonly status: string
  readonly total: number
  readonly metadata: Record<string, unknown> | null
}

/** All orders of Medusa. */
export const ordersInMedusa = async (admin: Admin): Promise<Entered[]> => {
  const kept = await everyOf<{ id: string; line_item_id: string }>(admin, 'reservations', 'id,line_item_id')
  const reserved = new Set(kept.map((one) => one.line_item_id))
  const orders = await everyOf<Placed>(admin, 'orders', 'id,status,total,payment_status,metadata,items.id')
  return orders.map(({ id, items, payment_status, status, total, metadata }) => ({
    id,
    cart: String(metadata?.['cart']),
    isCaptured: payment_status === 'captured',
    isCancelled: status === 'canceled',
    isReserved: items.every((line) => reserved.has(line.id)),
    total,
  }))
}
