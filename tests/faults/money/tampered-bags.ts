import fc from 'fast-check'
import { sessionOf } from '../../support/purchase.ts'
import type { Goal } from '../../../bench/lib/table.ts'
import { none, type Stand } from './stand.ts'

/** Rupees, the listed prices of the pieces. */
const PRICES: Readonly<Record<string, number>> = { many: 96_300, watch: 59_000, stone: 186_409 }

/** Members that a bag line must not have, or not with these values. */
const LIES: readonly object[] = [
  { price: 1 },
  { price: -96_300 },
  { amount: 0 },
  { quantity: -1 },
  { quantity: 0 },
  { quantity: 11 },
  { quantity: 1.5 },
  { quantity: '2' },
  { quantity: 1e9 },
  { variantId: 'watch-v' },
  { discount: 100 },
  { productId: 'nothing' },
]
/** Mostly an honest value, so that lies are mixed with bags that are accepted. */
const sometimes = <T>(lies: readonly T[], honest: T) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(honest) }, { weight: 1, arbitrary: fc.constantFrom(...lies) })
const line = fc.record({
  productId: fc.constantFrom(...Object.keys(PRICES)),
  quantity: fc.integer({ min: 1, max: 10 }),
  lie: sometimes(LIES, {}),
})

/** What is sent instead of the shop's own sum; `undefined` sends the right one. */
const LIED_TOTALS: readonly (number | undefined)[] = [0, 0.001, 1, -1, 96_299, 1e12]
const EXTRAS: readonly object[] = [
  {},
  {},
  { price: 1 },
  { status: 'paid' },
  { discount: 5 },
  { shipping: -100 },
]
const bag = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  total: sometimes(LIED_TOTALS, undefined),
  extra: sometimes(EXTRAS, {}),
  points: sometimes([50, 100, 101, -5], 0),
})

/**
 * Row 'Price or quantity tampering': bags with wrong members, quantities and totals. Whatever is accepted is asked of
 * the provider at exactly the sum that this file calculates by itself.
 */
export const tamperedBags = async (stand: Stand, runs: number): Promise<Goal[]> => {
  const buyers = await stand.buyers(4)
  let [wrong, failed, placed] = [0, 0, 0]
  const attempt = async (buyer: (typeof buyers)[number], { lines, total, extra, points }: BagTried) => {
    const { token } = buyer
    const held = await stand.call('GET', '/api/bag', { token })
    for (const { _id } of held.body.bag?.lines ?? [])
      await stand.call('DELETE', `/api/bag/lines/${_id}`, { token })
    const expected = new Map<string, number>()
    for (const { productId, quantity, lie } of lines) {
      const answer = await stand.call('POST', '/api/bag/lines', {
        token,
        body: { productId, quantity, ...lie },
      })
      if (answer.status >= 500) failed++
      if (answer.status === 200) expected.set(productId, (expected.get(productId) ?? 0) + quantity)
    }
    const quote = await stand.call('POST', '/api/checkout/quote', { token, body: {} })
    if (quote.status >= 500) failed++
    const goods = [...expected].reduce((sum, [id, quantity]) => sum + (PRICES[id] ?? 0) * quantity, 0)
    const intent = await stand.intent(buyer)
    const right = goods - Math.max(points, 0)
    const answer = await stand.place(buyer, {
      ...intent,
      total: total ?? right,
      ...(points !== 0 && { points }),
      ...extra,
    })
    if (answer.status >= 500) failed++
    if (answer.status !== 200) return
    placed++
    const { session } = stand.shop.payments.provider.find(sessionOf(answer.body.paymentUrl))
    if (session.amount_total !== right * 100 || answer.body.amount !== right || right <= 0) wrong++
  }
  const bags = fc.sample(bag, { numRuns: runs, seed: 20_261_121 })
  await Promise.all(
    buyers.map(async (buyer, lane) => {
      for (const [n, each] of bags.entries()) if (n % buyers.length === lane) await attempt(buyer, each)
    }),
  )
  const what = `${runs} tampered bags (${placed} of them accepted)`
  return [
    none(`${what}: totals other than the sum of the pieces`, stand.store, wrong),
    none(`${what}: answers of 500 and above`, stand.store, failed),
    none('tampered bags: no honest one among those accepted', stand.store, placed === 0 ? 1 : 0),
  ]
}
type BagTried = typeof bag extends fc.Arbitrary<infer Tried> ? Tried : never
