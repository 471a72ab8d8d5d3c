import { ordersInMedusa } from './orders.ts'
import { placeAtAdapter } from './shopper.ts'
import type { Whole } from './whole.ts'

/** For everything that was paid to become an order. */
const SETTLED_MS = 120_000

/**
 * Pays, and kills the adapter or Medusa between the payment and the order, `count` times: each at another moment. In the
 * end there is one order with its money for each payment, and no other.
 */
export const killBetween = async (
  whole: Whole,
  count: number,
  say: (line: string) => void,
): Promise<boolean> => {
  const { adapter, engine, provider, admin } = whole
  const before = (await ordersInMedusa(admin)).length
  const paid = new Map<string, string>()
  for (let n = 0; n < count; n += 1) {
    const { orderId, sessionId } = await placeAtAdapter(adapter.url, n)
    const isMedusa = n % 5 === 4
    const asked = fetch(`${adapter.url}/api/orders/mark-paid`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    }).catch(() => undefined)
    await Promise.all([provider.pay(sessionId), asked])
    const landing = fetch(`${adapter.url}/api/orders/mark-paid`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    }).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, (n * 37) % 400))
    await (isMedusa ? engine.kill() : adapter.kill())
    await landing
    await (isMedusa ? engine.start() : adapter.revive())
    paid.set(orderId, sessionId)
    say(`  ${n + 1} of ${count} killed (${isMedusa ? 'Medusa' : 'adapter'})`)
  }
  const until = Date.now() + SETTLED_MS
  for (;;) {
    const orders = await ordersInMedusa(admin)
    const lost = [...paid.keys()].filter((cart) => !orders.some((one) => one.cart === cart && one.isCaptured))
    const doubled = orders.length - new Set(orders.map(({ cart }) => cart)).size
    const isOver = lost.length === 0 && doubled === 0
    if (isOver || Date.now() > until) {
      say(
        `Kills between paying and completing: ${count}; paid ${paid.size}, orders ${orders.length - before}, lost ${lost.length}, doubled ${doubled}`,
      )
      return isOver && orders.length - before === paid.size
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
}
