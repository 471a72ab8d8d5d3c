import { sql } from 'kysely'
import type { Goal } from '../../../bench/lib/table.ts'
import { OPERATOR_TOKEN } from '../../support/purchase.ts'
import { killBuyer } from './kill-buyers.ts'
import { startKilledShop, STOCK, type KilledShop } from './killed-shop.ts'
import { none, type Store } from './stand.ts'

const BUYERS = 5
/** Everything that was paid must be settled this long after the killed program serves again. */
const SETTLED_WITHIN_S = 30
const GIVE_UP_MS = 90_000
/** The kill comes somewhere within this time of five checkouts. */
const KILL_WITHIN_MS = 1500

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Orders whose session the provider has money for while the shop still calls them unpaid. */
const unsettled = async ({ programs: { backend, provider } }: KilledShop): Promise<number> => {
  const answer = await fetch(`${backend.url}/api/operator/orders?status=Pending%20payment&limit=100`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  })
  const { orders } = (await answer.json()) as { orders: { _id: string }[] }
  const open = new Set(orders.map(({ _id }) => _id))
  const sessions = await provider.sessions()
  return sessions.filter(
    ({ payment_status, client_reference_id }) =>
      payment_status === 'paid' && open.has(client_reference_id ?? ''),
  ).length
}

/** Milliseconds from a moment until nothing is owed any more. */
const settle = async (shop: KilledShop, from: number): Promise<number> => {
  while (Date.now() - from < GIVE_UP_MS) {
    if ((await unsettled(shop).catch(() => 1)) === 0) return Date.now() - from
    await pause(100)
  }
  return GIVE_UP_MS
}

interface Books {
  lost: number
  doubled: number
  free: number
  uneven: number
  stock: number
}

/** Compares the store, once the backend has ended, with what the provider holds. */
const audit = async (shop: KilledShop): Promise<Books> => {
  const sessions = (await shop.programs.provider.sessions()).filter(
    ({ payment_status }) => payment_status === 'paid',
  )
  const refunded = new Set(
    (await shop.programs.provider.refunds()).map(({ payment_intent }) => payment_intent),
  )
  await shop.programs.backend.stop()
  const store = await shop.openStore()
  try {
    const { rows: orders } = await sql<{
      id: string
      fulfilments: number
      session: string | null
      n: number[]
    }>`select o.id,
        (select count(*)::int from fulfilments where order_id = o.id) as fulfilments,
        (select session_id from fulfilments where order_id = o.id) as session,
        array[
          (select count(*) from points_on_their_way where ref = 'order:' || o.id),
          (select count(*) from invoices where order_id = o.id),
          (select count(*) from outbox where kind = 'order-paid' and ref = 'order:' || o.id),
          (select count(*) from stock_reservations where order_id = o.id and state = 'sold')
        ]::int[] as n
      from orders o`.execute(store.db)
    const byId = new Map(orders.map((order) => [order.id, order]))
    const kept = sessions.filter(({ payment_intent }) => !refunded.has(String(payment_intent)))
    const perOrder = new Map<string, number>()
    for (const { client_reference_id } of kept)
      perOrder.set(client_reference_id ?? '', (perOrder.get(client_reference_id ?? '') ?? 0) + 1)
    const paid = new Set(sessions.map(({ id }) => id))
    const { rows: stock } = await sql<{ whole: number }>`select (v.stock + (select coalesce(sum(quantity), 0)
        from stock_reservations where variant_id = v.id and state <> 'released'))::int as whole
      from product_variants v where v.id = 'kill-v'`.execute(store.db)
    return {
      lost: kept.filter(({ client_reference_id }) => byId.get(client_reference_id ?? '')?.fulfilments !== 1)
        .length,
      doubled: [...perOrder.values()].filter((count) => count > 1).length,
      free: orders.filter(({ session }) => session !== null && !paid.has(session)).length,
      uneven: orders.filter(({ fulfilments, n }) => fulfilments > 0 && n.some((count) => count !== 1)).length,
      stock: Math.abs((stock[0]?.whole ?? 0) - STOCK),
    }
  } finally {
    await store.close()
  }
}

/** An e-mail that a killed backend had taken comes free after a minute (backend/lib/mail/outbox.ts). */
const EMAILS_WITHIN_MS = 120_000

/**
 * Row 'Mail and side effects lost': how many paid orders have not exactly one letter that was sent, once every letter had
 * the time that it may take.
 */
const unsentEmails = async (shop: KilledShop): Promise<number> => {
  const until = Date.now() + EMAILS_WITHIN_MS
  for (;;) {
    await shop.programs.backend.stop()
    const store = await shop.openStore()
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders o
      where exists (select 1 from fulfilments where order_id = o.id) and (select count(*) from outbox
        where kind = 'order-paid' and ref = 'order:' || o.id and sent_at is not null) <> 1`.execute(store.db)
    await store.close()
    const unsent = rows[0]?.n ?? 0
    if (unsent === 0 || Date.now() > until) return unsent
    await shop.programs.backend.revive()
    await pause(10_000)
  }
}

/** Row 'Process dies between charge and order': kill -9 of one program after another while five people buy. */
export const kills = async (store: Store, count: number): Promise<Goal[]> => {
  const shop = await startKilledShop(store)
  try {
    const buyers = []
    for (let n = 0; n < BUYERS; n++) buyers.push(await killBuyer(shop))
    const targets = Object.values(shop.programs)
    let [paid, slowest] = [0, 0]
    for (let round = 0; round < count; round++) {
      const buying = Promise.all(buyers.map((buy) => buy(Math.random() < 0.5)))
      await pause(Math.random() * KILL_WITHIN_MS)
      const target = targets[round % targets.length]
      await target?.kill()
      await target?.revive()
      const from = Date.now()
      paid += (await buying).filter((outcome) => outcome.paid).length
      slowest = Math.max(slowest, await settle(shop, from))
    }
    // The quick form does not wait for a minute.
    const emails =
      count < 20
        ? []
        : [none('kills: paid orders without exactly one e-mail sent', store, await unsentEmails(shop))]
    const books = await audit(shop)
    const what = `${count} kills of backend, BFF and provider, ${paid} of ${count * BUYERS} checkouts paid`
    return [
      none(`${what}: paid and lost`, store, books.lost),
      none('kills: paid twice', store, books.doubled),
      none('kills: paid for without money', store, books.free),
      none('kills: orders without exactly one booking, invoice, e-mail and sale', store, books.uneven),
      ...emails,
      none('kills: pieces that stock, held and sold do not explain', store, books.stock),
      none('kills: checkouts that nobody could finish', store, count * BUYERS - paid),
      {
        ...none(
          'kills: the slowest to settle, from the moment the killed program serves again',
          store,
          slowest / 1000,
        ),
        unit: 's',
        must: SETTLED_WITHIN_S,
      },
    ]
  } finally {
    await shop.close()
  }
}
