import { operatorOrder, operatorOrders } from '#contract/operator.ts'
import { shopAt } from './shop.ts'

/**
 * What the shop sold, for the ERP to book before it pushes its stock: until then the ERP still counts the pieces that
 * shoppers bought. One line of JSON for each piece, newest first, with the order's status: the pieces of a cancelled
 * one are returned to stock.
 *
 *   SHOP_TOKEN=… npx node adapters/rest-example/sold.ts 2026-11-01 > sold.jsonl
 *
 * The day is the first whose orders are sent; without it all are. `order`, `piece` and `size` identify a line. Exits
 * with 1 if the shop could not be asked.
 */
const { BACKEND = 'http://127.0.0.1:4000', SHOP_TOKEN, INTERNAL_TOKEN } = process.env
const call = shopAt({ backend: BACKEND, token: SHOP_TOKEN, internal: INTERNAL_TOKEN })
const [, , SINCE = ''] = process.argv
const LIMIT = 100

const tell = async (
  orderId: string,
  { number, ...order }: { number: string; status: string; at: string },
) => {
  const { items } = await call(operatorOrder, undefined, { orderId })
  for (const { productId: piece, size, quantity, price: rupees } of items)
    process.stdout.write(`${JSON.stringify({ order: number, ...order, piece, size, quantity, rupees })}\n`)
}

const sold = async (): Promise<void> => {
  for (let page = 1, total = Infinity; (page - 1) * LIMIT < total; page += 1) {
    const answer = await call(operatorOrders, undefined, {}, { page, limit: LIMIT })
    total = answer.total
    for (const { _id, number, status, createdAt } of answer.orders) {
      if (createdAt < SINCE) return
      // Nobody has paid yet.
      if (status !== 'Pending payment') await tell(_id, { number, status, at: createdAt })
    }
  }
}

await sold().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
