import { Refusal, type Db } from '#backend/lib/implement.ts'
import { anyOrder } from '../orders/api.ts'

/** The order with this id or number. Refuses (404) where there is none. */
export const findOrder = async (db: Db, idOrNumber: string) => {
  const order = await anyOrder(db, idOrNumber)
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  return order
}
