import { namesOf } from '#program/names.ts'
import { holdTable, MOMENTS, type Moment } from './moments.ts'
import { ordersInMedusa } from './orders.ts'
import { placeAtAdapter } from './shopper.ts'
import type { Whole } from './whole.ts'

/** For everything that was paid to become an order; one that holds the last piece waits two minutes. */
const SETTLED_MS = 240_000

const NAMES = namesOf(MOMENTS)
/** Every fourth kill is Medusa's, at each moment in turn; the others are the adapter's, each a little later than the one before. */
const momentOf = (n: number): Moment | undefined =>
  n % 4 === 3 ? NAMES[((n - 3) / 4) % NAMES.length] : undefined

/**
 * Pays, and kills the adapter or Medusa between the payment and the order, `count` times. In the end there is one order with
 * its money and its stock for each payment, and no other that is not cancelled.
 */
export const killBetween = async (
  whole: Whole,
  count: number,
  say: (line: string) => void,
): Promise<boolean> => {
  const { adapter, engine, provider, admin } = whole
  const earlier = new Set((await ordersInMedusa(admin)).map(({ id }) => id))
  const paid = new Map<string, string>()
  const claim = async (sessionId: string) =>
    void (await fetch(`${adapter.url}/api/orders/mark-paid`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    }).catch(() => undefined))
  for (let n = 0; n < count; n += 1) {
    const { orderId, sessionId } = await placeAtAdapter(adapter.url, n)
    const moment = momentOf(n)
    const held = moment && (await holdTable(engine.databaseUrl, MOMENTS[moment]))
    const asked = claim(sessionId)
    await provider.pay(sessionId)
    if (!held) await asked
    const landing = claim(sessionId)
    if (held) {
      await held.reached()
      await engine.kill()
      await held.open()
      await Promise.all([asked, landing])
      await engine.start()
    } else {
      await new Promise((resolve) => setTimeout(resolve, (n * 37) % 400))
      await adapter.kill()
      await landing
      await adapter.revive()
    }
    paid.set(orderId, moment === undefined ? 'the adapter was killed' : `Medusa was killed ${moment}`)
    say(`  ${n + 1} of ${count}: ${paid.get(orderId)}`)
  }
  const until = Date.now() + SETTLED_MS
  for (;;) {
    const mine = (await ordersInMedusa(admin)).filter(({ id }) => !earlier.has(id))
    const wrong = [...paid].flatMap(([cart, why]) => {
      const those = mine.filter((one) => one.cart === cart)
      const alive = those.filter(({ isCancelled }) => !isCancelled)
      const [first] = alive
      if (alive.length === 1 && first?.isCaptured && first.isReserved) return []
      return [
        { isLost: !alive.some(({ isCaptured }) => isCaptured), isDoubled: alive.length > 1, why, those },
      ]
    })
    if (wrong.length === 0 || Date.now() > until) {
      for (const { why, those } of wrong) say(`  ${why}: ${JSON.stringify(those)}`)
      const alive = mine.filter(({ isCancelled }) => !isCancelled).length
      say(
        `Kills between paying and completing: ${count}; paid ${paid.size}, orders ${alive}, lost ${wrong.filter(({ isLost }) => isLost).length}, doubled ${wrong.filter(({ isDoubled }) => isDoubled).length}, without stock reserved ${wrong.filter(({ isLost, isDoubled }) => !isLost && !isDoubled).length}; halves that were cancelled ${mine.length - alive}`,
      )
      return wrong.length === 0 && alive === paid.size
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
}
