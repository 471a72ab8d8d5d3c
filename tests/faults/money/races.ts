import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sign } from '#payments/webhooks.ts'
import type { Goal } from '../../../bench/lib/table.ts'
import { eventually } from '../../support/purchase.ts'
import { none, type Answer, type Stand } from './stand.ts'

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** Turned away because the machine is busy, unharmed, and told to try again. */
const busy = ({ status }: Answer) => status === 503

/** Row 'Last piece sold twice': this many buyers want the one piece at the same moment, round after round. */
export const lastPiece = async (stand: Stand, rounds: number): Promise<Goal[]> => {
  const COUNT = 50
  const buyers = await stand.buyers(COUNT)
  await stand.setStock('last-v', 1)
  for (const buyer of buyers) await stand.choose(buyer, 'last')
  const intents = await Promise.all(buyers.map((buyer) => stand.intent(buyer)))
  let [wrong, odd, drift] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(buyers.map((buyer, n) => stand.place(buyer, intents[n])))
    const won = answers.filter(({ status }) => status === 200)
    if (won.length !== 1) wrong++
    odd += answers.filter(
      (answer) => answer.status !== 200 && answer.body.code !== 'OUT_OF_STOCK' && !busy(answer),
    ).length
    const [left] = await stand.rows(
      sql<{ stock: number; out: number }>`select stock, (select coalesce(sum(quantity), 0)::int
        from stock_reservations where variant_id = 'last-v' and state <> 'released') as out
        from product_variants where id = 'last-v'`,
    )
    if (left?.stock !== 0 || left.out !== round + 1) drift++
    await stand.setStock('last-v', 1)
    // The winner pays and comes back; everybody else still wants it, at the sum they were shown.
    for (const [n, answer] of answers.entries()) {
      const buyer = buyers[n]
      if (answer.status !== 200 || !buyer) continue
      await stand.markPaid(stand.pay(answer))
      await stand.choose(buyer, 'last')
      intents[n] = await stand.intent(buyer)
    }
  }
  const what = `last piece, ${COUNT} buyers x ${rounds} rounds`
  return [
    none(`${what}: rounds with another number of winners than one`, stand.store, wrong),
    none(`${what}: rounds after which stock, held and sold do not add up`, stand.store, drift),
    none(`${what}: losers told anything but sold out (or busy)`, stand.store, odd),
  ]
}

/** Row 'Points or coupon spent twice': one shopper redeems the same points in many tabs at once. */
export const pointsTwice = async (stand: Stand, rounds: number): Promise<Goal[]> => {
  const TABS = 50
  let [wrong, negative] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const [buyer] = await stand.buyers(1)
    if (!buyer) throw new Error('no buyer')
    await stand.choose(buyer, 'many')
    const body = await stand.intent(buyer, 100)
    await Promise.all(times(TABS, () => stand.place(buyer, body)))
    const [state] = await stand.rows(
      sql<{ balance: number; sum: number; least: number; open: number; spent: number }>`select b.balance,
        (select sum(points)::int from points_ledger where account_id = ${buyer.accountId}) as sum,
        (select min(balance)::int from points_ledger where account_id = ${buyer.accountId}) as least,
        (select count(*)::int from orders where account_id = ${buyer.accountId} and status = 'pending_payment') as open,
        (select coalesce(sum(points_spent), 0)::int from orders
          where account_id = ${buyer.accountId} and status = 'pending_payment') as spent
        from points_balances b where b.account_id = ${buyer.accountId}`,
    )
    if (!state || state.least < 0) negative++
    if (!state || state.sum !== state.balance || state.open !== 1 || state.spent + state.balance !== 100)
      wrong++
  }
  const what = `points, ${TABS} redemptions at once x ${rounds} rounds`
  return [
    none(`${what}: balances below nothing`, stand.store, negative),
    none(`${what}: rounds where ledger, balance and orders differ`, stand.store, wrong),
  ]
}

/** Row 'Double click, client retry': the same order sent many times at once. */
export const doubleClick = async (stand: Stand, rounds: number): Promise<Goal[]> => {
  const COPIES = 50
  let [orders, sessions, unequal] = [0, 0, 0]
  const [buyer] = await stand.buyers(1)
  if (!buyer) throw new Error('no buyer')
  for (let round = 0; round < rounds; round++) {
    await stand.choose(buyer, 'watch')
    const body = await stand.intent(buyer)
    const [key, before] = [randomUUID(), stand.shop.payments.store.sessions.size]
    const answers = await Promise.all(times(COPIES, () => stand.place(buyer, body, key)))
    const served = answers.filter((answer) => !busy(answer))
    const [first] = served
    if (new Set(served.map(({ text }) => text)).size !== 1 || first?.status !== 200) unequal++
    const [made] = await stand.rows(
      sql<{ n: number }>`select count(*)::int as n from orders
        where account_id = ${buyer.accountId} and status = 'pending_payment'`,
    )
    if (made?.n !== 1) orders++
    if (stand.shop.payments.store.sessions.size !== before + 1) sessions++
    if (first?.status === 200) await stand.markPaid(stand.pay(first))
  }
  const what = `double click, ${COPIES} equal posts x ${rounds} rounds`
  return [
    none(`${what}: rounds with more or less than one order`, stand.store, orders),
    none(`${what}: rounds with more or less than one session`, stand.store, sessions),
    none(`${what}: rounds with unequal answers (busy ones apart)`, stand.store, unequal),
  ]
}

/** Row 'Webhook and landing page race': both bring the same news, many times, at once. */
export const webhookRace = async (stand: Stand, rounds: number): Promise<Goal[]> => {
  const COPIES = 20
  const [buyer] = await stand.buyers(1)
  if (!buyer) throw new Error('no buyer')
  let [wrong, refused] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    await stand.choose(buyer, 'many')
    const placed = await stand.place(buyer, await stand.intent(buyer))
    const session = stand.pay(placed)
    const event = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', id: session } },
    })
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': sign(event, 'whsec_local', Math.floor(Date.now() / 1000)),
    }
    const answers = await Promise.all(
      times(COPIES, () => [
        stand.call('POST', '/api/payments/webhook', { body: event, headers }),
        stand.markPaid(session),
      ]).flat(),
    )
    refused += answers.filter(({ status }) => ![200, 202, 503].includes(status)).length
    const order = placed.body.orderId ?? ''
    // On a busy machine the work of a webhook goes on after its answer.
    await eventually(
      async () =>
        (await stand.rows(sql`select 1 from fulfilments where order_id = ${order}::uuid`)).length > 0,
    )
    const [done] = await stand.rows(
      sql<{ n: number[] }>`select array[
        (select count(*) from fulfilments where order_id = ${order}::uuid),
        (select count(*) from points_on_their_way where ref = ${`order:${order}`}),
        (select count(*) from invoices where order_id = ${order}::uuid),
        (select count(*) from outbox where ref = ${`order:${order}`} and kind = 'order-paid'),
        (select count(*) from stock_reservations where order_id = ${order}::uuid and state = 'sold')
      ]::int[] as n`,
    )
    if (done?.n.some((count) => count !== 1) !== false) wrong++
  }
  const what = `webhook against landing page, ${COPIES} + ${COPIES} copies x ${rounds} rounds`
  return [
    none(
      `${what}: rounds without exactly one fulfilment, booking, invoice, e-mail and sale`,
      stand.store,
      wrong,
    ),
    none(`${what}: answers other than done, waiting or busy`, stand.store, refused),
  ]
}
