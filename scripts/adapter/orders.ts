import Type, { type Static, type TSchema } from 'typebox'
import { readAll } from '#adapters/medusa/reader.ts'
import { checked } from '#program/json-file.ts'
import type { Admin } from './admin.ts'

const Seen = Type.Object({
  orders: Type.Array(
    Type.Object({
      id: Type.String(),
      display_id: Type.Number(),
      payment_status: Type.String(),
      total: Type.Number(),
    }),
  ),
})

/** An order as Medusa's own API has it, in one line. Throws where Medusa has none of that number, or not its money. */
export const seeInMedusa = async (admin: Admin, number: string): Promise<string> => {
  const displayId = Number(/(\d+)$/.exec(number)?.[1])
  const answer = await admin.get(
    '/admin/orders?limit=100&order=-created_at&fields=id,display_id,payment_status,total,metadata',
  )
  const { orders } = checked("Medusa's list of orders", Seen, answer)
  const found = orders.find((order) => order.display_id === displayId)
  if (!found) throw new Error(`Medusa has no order ${number}`)
  if (found.payment_status !== 'captured')
    throw new Error(`the money of ${number} is ${found.payment_status} in Medusa`)
  return `order ${found.id}, number ${displayId}, ₹${found.total}, ${found.payment_status}`
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
const everyOf = <S extends TSchema>(
  admin: Admin,
  list: string,
  fields: string,
  schema: S,
): Promise<Static<S>[]> => {
  const Page = Type.Object({ count: Type.Number() })
  const Items = Type.Array(schema)
  return readAll(async (offset) => {
    const answer = await admin.get(`/admin/${list}?limit=100&offset=${offset}&fields=${fields}`)
    const { count } = checked(`Medusa's list of ${list}`, Page, answer)
    return { items: checked(`Medusa's list of ${list}`, Items, answer[list]), count }
  })
}

const Reserved = Type.Object({ id: Type.String(), line_item_id: Type.String() })
const Placed = Type.Object({
  id: Type.String(),
  items: Type.Array(Type.Object({ id: Type.String() })),
  payment_status: Type.String(),
  status: Type.String(),
  total: Type.Number(),
  metadata: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
})

/** All orders of Medusa. */
export const ordersInMedusa = async (admin: Admin): Promise<Entered[]> => {
  const kept = await everyOf(admin, 'reservations', 'id,line_item_id', Reserved)
  const reserved = new Set(kept.map((one) => one.line_item_id))
  const fields = 'id,status,total,payment_status,metadata,items.id'
  const orders = await everyOf(admin, 'orders', fields, Placed)
  return orders.map(({ id, items, payment_status, status, total, metadata }) => ({
    id,
    cart: String(metadata?.['cart']),
    isCaptured: payment_status === 'captured',
    isCancelled: status === 'canceled',
    isReserved: items.every((line) => reserved.has(line.id)),
    total,
  }))
}
