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
  readonly cart: string
  readonly isCaptured: boolean
  readonly isCancelled: boolean
  readonly total: number
}
/** All orders of Medusa. */
export const ordersInMedusa = async (admin: Admin): Promise<Entered[]> => {
  const all: Entered[] = []
  for (;;) {
    const answer: unknown = await admin.get(
      `/admin/orders?limit=100&offset=${all.length}&fields=id,status,total,payment_status,metadata`,
    )
    const { orders, count } = answer as {
      count: number
      orders: readonly {
        payment_status: string
        status: string
        total: number
        metadata: Record<string, unknown> | null
      }[]
    }
    for (const { payment_status, status, total, metadata } of orders)
      all.push({
        cart: String(metadata?.['cart']),
        isCaptured: payment_status === 'captured',
        isCancelled: status === 'canceled',
        total,
      })
    if (orders.length === 0 || all.length >= count) return all
  }
}
