import { sql } from 'kysely'
import type { Goal } from '../../../bench/lib/table.ts'
import { eventually } from '../../support/purchase.ts'
import { inParallel } from '../reads.ts'
import { none, type Stand } from './stand.ts'

const WHO = { name: 'Test', email: null }
const LANES = 6
const MINUTE = 60_000

/** What happens to an order's money, and the state in which the order must end. */
const FATES = ['paid', 'paid', 'paid', 'later', 'later-fails', 'expires', 'left'] as const
type Fate = (typeof FATES)[number]
const isPaid = (fate: Fate) => fate === 'paid' || fate === 'later'

/** Which of an order's marks are not what its fate asks for: paid once and everything once, or nothing at all. */
const oddOrders = async (stand: Stand, fates: ReadonlyMap<string, Fate>): Promise<number> => {
  const rows = await stand.rows(
    sql<{ id: string; status: string; marks: number[]; held: number }>`select o.id, o.status, array[
        (select count(*) from fulfilments where order_id = o.id),
        (select count(*) from points_on_their_way where ref = 'order:' || o.id),
        (select count(*) from invoices where order_id = o.id),
        (select count(*) from outbox where ref = 'order:' || o.id and kind = 'order-paid'),
        (select count(*) from stock_reservations where order_id = o.id and state = 'sold')
      ]::int[] as marks,
      (select count(*)::int from stock_reservations where order_id = o.id and state = 'held') as held
      from orders o`,
  )
  const right = rows.filter(({ id, status, marks, held }) => {
    const fate = fates.get(id)
    const [wanted, count] = fate && isPaid(fate) ? ['paid', 1] : ['cancelled', 0]
    return status === wanted && held === 0 && marks.every((mark) => mark === count)
  })
  return fates.size - right.filter(({ id }) => fates.has(id)).length
}

/**
 * Row 'Lost, doubled, reordered webhooks': nobody comes back to the shop's landing page; 30 % of the webhooks vanish, 30 %
 * come twice, all in random order. What the webhooks leave open the reconciler must find.
 */
export const webhookStorm = async (stand: Stand, count: number): Promise<Goal[]> => {
  const { provider, faults, webhooks, store } = stand.shop.payments
  const buyers = await stand.buyers(count)
  const fates = new Map<string, Fate>()
  Object.assign(faults, { drop: 0.3, double: 0.3, shuffle: true, paused: true })
  await inParallel(count, LANES, async (n) => {
    const buyer = buyers[n]
    const fate = FATES[n % FATES.length] ?? 'paid'
    if (!buyer) return
    await stand.choose(buyer, 'many')
    const placed = await stand.place(buyer, await stand.intent(buyer))
    const session = placed.body.paymentUrl?.split('/pay/')[1] ?? ''
    fates.set(placed.body.orderId ?? `nothing ${n}`, fate)
    if (fate === 'paid') provider.pay(session, 'ok', WHO)
    else if (fate === 'expires') provider.expire(session)
    else if (fate !== 'left') {
      const how = fate === 'later' ? 'success' : 'failure'
      provider.payLater(session, how, WHO)
      provider.settle(session, how)
    }
    // So many events wait that their order is lost.
    faults.paused = n % 100 < 60
    webhooks.wake()
  })
  faults.paused = false
  await eventually(() => {
    webhooks.wake()
    return [...store.deliveries.values()].every(({ done }) => done)
  }, 120_000)
  const deliveries = [...store.deliveries.values()]
  const lost = deliveries.filter(({ tries }) => tries === 0).length
  const { runJob } = stand.shop.backend
  await runJob('payments-events')
  const found = (await stand.rows(sql<{ n: number }>`select count(*)::int as n from fulfilments`))[0]?.n ?? 0

  // A start of the reconciler, then its turns: money without an event, then orders whose time is over.
  for (const wait of [21_000, 32 * MINUTE, 6 * MINUTE, 6 * MINUTE]) {
    stand.pass(wait)
    await runJob('payments-reconcile')
    await runJob('payments-events')
  }
  const what = `webhook storm, ${count} orders, ${lost} of ${deliveries.length} events lost, ${found} orders paid by webhook alone`
  return [
    none(`${what}: orders in a wrong end state`, stand.store, await oddOrders(stand, fates)),
    // A few events may all have come by luck.
    ...(count < 100 ? [] : [none('webhook storm: no event was lost', stand.store, lost > 0 ? 0 : 1)]),
  ]
}

/**
 * Row 'Paid after the reservation lapsed': money that was promised comes when the pieces are on sale again, and there is
 * one piece for two such orders. Each is sold or refunded whole, never neither and never both.
 */
export const lateMoney = async (stand: Stand, count: number): Promise<Goal[]> => {
  const { provider, store } = stand.shop.payments
  const { runJob } = stand.shop.backend
  const buyers = await stand.buyers(count)
  await stand.setStock('last-v', count)
  const sessions: string[] = []
  const orders: string[] = []
  for (const buyer of buyers) {
    await stand.choose(buyer, 'last')
    const placed = await stand.place(buyer, await stand.intent(buyer))
    const session = placed.body.paymentUrl?.split('/pay/')[1] ?? ''
    provider.payLater(session, 'success', WHO)
    sessions.push(session)
    orders.push(placed.body.orderId ?? '')
  }
  stand.pass(32 * MINUTE)
  await runJob('payments-reconcile')
  const pieces = Math.floor(count / 2)
  await stand.setStock('last-v', pieces)
  for (const session of sessions) provider.settle(session, 'success')
  // The news comes by both ways at once.
  stand.pass(6 * MINUTE)
  await Promise.all([
    runJob('payments-reconcile'),
    inParallel(count, LANES, (n) => stand.markPaid(sessions[n] ?? '')),
  ])
  // On a busy machine one of them may have to be asked after once more.
  for (let n = 0; n < 3; n += 1) {
    stand.pass(6 * MINUTE)
    await runJob('payments-reconcile')
  }
  for (let n = 0; n < count; n += 5) await runJob('payments-refunds')

  const refunds = [...store.refunds.values()]
  const rows = await stand.rows(
    sql<{ status: string; fulfilled: number; intent: string | null; paise: number }>`select o.status,
      (select count(*)::int from fulfilments where order_id = o.id) as fulfilled,
      p.payment_intent as intent, p.amount_paise::int as paise
      from orders o join payments p on p.order_id = o.id
      where o.id in (${sql.join(orders.map((id) => sql`${id}::uuid`))})`,
  )
  const [left] = await stand.rows(
    sql<{ stock: number }>`select stock from product_variants where id = 'last-v'`,
  )
  let [sold, back, odd] = [0, 0, 0]
  for (const { status, fulfilled, intent, paise } of rows) {
    const returned = refunds
      .filter(({ payment_intent }) => payment_intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0)
    if (fulfilled === 1 && status === 'paid' && returned === 0) sold += 1
    else if (fulfilled === 0 && status === 'refunded' && returned === paise) back += 1
    else odd += 1
  }
  const what = `late money, ${count} orders for ${pieces} pieces (${sold} sold, ${back} refunded whole)`
  return [
    none(`${what}: neither, or both`, stand.store, odd + (count - rows.length)),
    none('late money: pieces sold that there were not, or kept back', stand.store, Math.abs(sold - pieces) + Math.abs(left?.stock ?? 1)),
  ] // prettier-ignore
}
