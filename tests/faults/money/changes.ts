import fc from 'fast-check'
import { sql } from 'kysely'
import type { Goal } from '../../../bench/lib/table.ts'
import { sessionOf } from '../../support/purchase.ts'
import { inParallel } from '../reads.ts'
import { none, OPERATOR, type Stand } from './stand.ts'

/** Longer than a bag keeps the prices that were shown (backend/modules/bag/hold.ts). */
const HOLD_OVER_MS = 21 * 60_000
/** Rupees. */
const SHOWN = 96_300
const OTHERS = [81_000, 96_301, 1_000, 120_500] as const

/**
 * Row 'Price changes while in bag': the house sets another price right before a shopper places an order at the sum that
 * was shown, or in the same moment. While the price is held the order is at that sum; after that it is at that sum or
 * refused, as it is where the price fell.
 */
export const priceChanges = async (stand: Stand, rounds: number): Promise<Goal[]> => {
  const set = (amount: number) =>
    stand.call('PUT', '/api/operator/variants/many-v/price', { token: OPERATOR, body: { amount } })
  const buyers = await stand.buyers(rounds)
  let [unseen, odd, taken, refused] = [0, 0, 0, 0]
  for (const held of [true, false]) {
    const half = buyers.filter((_, n) => (n % 2 === 0) === held)
    await set(SHOWN)
    const shown: Record<string, unknown>[] = []
    for (const buyer of half) {
      await stand.choose(buyer, 'many')
      shown.push(await stand.intent(buyer))
    }
    if (!held) stand.pass(HOLD_OVER_MS)
    for (const [round, buyer] of half.entries()) {
      const other = OTHERS[round % OTHERS.length] ?? 1
      // A lower price is given at once, so that the sum shown is no longer the one to pay.
      const isLower = other < SHOWN
      const change = () => set(other)
      const place = () => stand.place(buyer, shown[round])
      await set(SHOWN)
      const before = round % 3 === 0
      if (before) await change()
      const answers = before ? [place()] : round % 3 === 1 ? [place(), change()] : [change(), place()]
      const all = await Promise.all(answers)
      const answer = round % 3 === 2 ? all[1] : all[0]
      if (answer?.status === 200) {
        taken += 1
        const { session } = stand.shop.payments.provider.find(sessionOf(answer.body.paymentUrl))
        const isShown = answer.body.amount === SHOWN && session.amount_total === SHOWN * 100
        if (!isShown || (before && !held)) unseen += 1
      } else if ((!held || isLower) && answer?.body.code === 'PRICE_CHANGED') refused += 1
      else odd += 1
    }
  }
  await set(SHOWN)
  const what = `${rounds} prices changed in mid-checkout (${taken} orders at the sum shown, ${refused} refused)`
  return [
    none(`${what}: orders at a sum that was never shown`, stand.store, unseen),
    none('prices changed: answers other than an order or PRICE_CHANGED', stand.store, odd),
    none('prices changed: none refused, so none was late', stand.store, refused > 0 ? 0 : 1),
  ]
}

/** Members of a session that an order is compared with, each as somebody might have it. `undefined` leaves it out. */
const WRONG: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  amount_total: fc.oneof(fc.integer({ min: 0, max: 9_629_999 }), fc.constantFrom(undefined, null, '9630000')),
  currency: fc.constantFrom('usd', 'idr', 'INR', '', null, undefined),
  client_reference_id: fc.oneof(fc.uuid(), fc.constantFrom('', null, undefined)),
  metadata: fc.oneof(
    fc.record({ orderId: fc.uuid(), attempt: fc.constant('1') }),
    fc.constantFrom({}, null, undefined),
  ),
  mode: fc.constantFrom('subscription', 'setup', null, undefined),
  livemode: fc.constantFrom(true, null, undefined, 'false'),
  payment_status: fc.constantFrom('unpaid', 'no_payment_required', 'PAID', null, undefined),
  status: fc.constantFrom('open', null, undefined, 'Complete'),
  payment_intent: fc.constantFrom(null, undefined),
}
const alteration = fc
  .subarray(Object.keys(WRONG), { minLength: 1, maxLength: 3 })
  .chain((members) =>
    fc.record(Object.fromEntries(members.map((member) => [member, WRONG[member] ?? fc.constant(null)]))),
  )

/** Row 'Genuine payment, wrong order or amount': the money is real, the session is not the one that the order asked for. */
export const alteredSessions = async (stand: Stand, count: number): Promise<Goal[]> => {
  const { provider, store } = stand.shop.payments
  const orders: string[] = []
  let [loud, unplaced] = [0, 0]
  const attempt = async (change: object) => {
    // Somebody new each time: who has promised money places no other order before it came or did not.
    const [buyer] = await stand.buyers(1)
    if (!buyer) return
    await stand.choose(buyer, 'many')
    const placed = await stand.place(buyer, await stand.intent(buyer))
    if (placed.status !== 200) {
      unplaced += 1
      return
    }
    const session = stand.pay(placed)
    const stored = provider.find(session)
    store.put(['sessions', session, { ...stored, session: { ...stored.session, ...change } }])
    const answer = await stand.markPaid(session)
    if (answer.status >= 500 || answer.body.status === 'paid') loud += 1
    orders.push(placed.body.orderId ?? '')
  }
  const LANES = 4
  const changes = fc.sample(alteration, { numRuns: count, seed: 20_261_122 })
  await inParallel(count, LANES, (n) => attempt(changes[n] ?? {}))
  const accepted = await stand.rows(
    sql<{
      id: string
    }>`select o.id from orders o where o.id in (${sql.join(orders.map((id) => sql`${id}::uuid`))})
      and (o.paid_at is not null or exists (select 1 from fulfilments where order_id = o.id))`,
  )
  const what = `${orders.length} genuine payments with an altered session`
  return [
    none(`${what}: accepted`, stand.store, accepted.length),
    none('altered sessions: answers that say paid, or fail', stand.store, loud),
    none('altered sessions: orders that could not be placed', stand.store, unplaced),
  ]
}
