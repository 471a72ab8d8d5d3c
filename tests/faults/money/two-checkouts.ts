import { sql } from 'kysely'
import type { Goal } from '../../../bench/lib/table.ts'
import { sessionOf } from '../../support/purchase.ts'
import { none, type Answer, type Stand } from './stand.ts'

const KNOWN = new Set(['PRICE_CHANGED', 'CHECKOUT_IN_PROGRESS', 'CONFLICT', 'OVERLOADED'])
/** A placed order, or a refusal with its reason. */
const isPlain = ({ status, body }: Answer) => status === 200 || status === 503 || KNOWN.has(body.code ?? '')

/**
 * Checkouts of one bag at the same moment, one of them stale, while the bag changes or the first order is being paid.
 * One order at most can be paid afterwards; whoever paid has the order; where all were refused the first can be paid.
 */
export const twoCheckouts = async (stand: Stand, rounds: number): Promise<Goal[]> => {
  const { provider } = stand.shop.payments
  let [odd, unpayable, several, lost, drift] = [0, 0, 0, 0, 0]
  const buyers = await stand.buyers(rounds)
  for (const [round, buyer] of buyers.entries()) {
    await stand.choose(buyer, 'many')
    const intent = await stand.intent(buyer)
    const first = await stand.place(buyer, intent)
    const session = sessionOf(first.body.paymentUrl)
    const pays = round % 3 === 0
    const pay = async () => {
      try {
        provider.pay(session, 'ok', { name: 'Test', email: null })
      } catch {
        // The newer checkout has closed it.
      }
      return undefined
    }
    const changes = round % 3 === 1
    const answers = await Promise.all([
      stand.place(buyer, { ...intent, giftWrap: true }),
      pays ? pay() : undefined,
      changes ? stand.choose(buyer, 'watch') : undefined,
      stand.place(buyer, { ...intent, total: 1 }),
      round % 3 === 2 ? stand.place(buyer, { ...intent, giftMessage: 'For you' }) : undefined,
    ])
    odd += answers.filter((answer) => answer !== undefined && !isPlain(answer)).length
    await stand.markPaid(session)
    const orders = await stand.rows(
      sql<{ id: string; status: string; session_id: string | null }>`select o.id, o.status, p.session_id
        from orders o join lateral (select session_id from payments where order_id = o.id order by attempt desc limit 1) p on true
        where o.account_id = ${buyer.accountId}::uuid`,
    )
    const pending = orders.filter(({ status }) => status === 'pending_payment')
    if (pending.length > 1) several += 1
    for (const { session_id } of pending)
      if (session_id === null || provider.find(session_id).session.status !== 'open') unpayable += 1
    const wasPaid = provider.find(session).session.payment_status === 'paid'
    const isPaid = orders.some(({ id, status }) => id === first.body.orderId && status === 'paid')
    if (wasPaid !== isPaid) lost += 1
    if (!wasPaid && pending.length === 0) lost += 1
    const [held] = await stand.rows(
      sql<{ held: number }>`select coalesce(sum(quantity), 0)::int as held from stock_reservations
        where account_id = ${buyer.accountId}::uuid and state = 'held' and variant_id = 'many-v'`,
    )
    if (held?.held !== pending.length) drift += 1
  }
  const what = `${rounds} times checkouts of one bag at once`
  return [
    none(`${what}: more than one order that can be paid`, stand.store, several),
    none('checkouts at once: orders that wait and cannot be paid', stand.store, unpayable),
    none('checkouts at once: paid and not ordered, or nothing left to pay', stand.store, lost),
    none('checkouts at once: pieces kept for no order', stand.store, drift),
    none('checkouts at once: answers without a reason', stand.store, odd),
  ]
}
