import { setTimeout as wait } from 'node:timers/promises'
import { getConfiguration } from '#contract/configure.ts'
import { listProducts } from '#contract/catalogue.ts'
import { member } from '#program/member.ts'
import { LIES, type Liar } from '#tests/support/liar.ts'
import type { Admin } from './admin.ts'
import { ordersInMedusa } from './orders.ts'
import { callAdapter, fullestList, placeAtAdapter, type Placed } from './shopper.ts'
import type { Whole } from './whole.ts'

/** Pages that everybody sees, and the least that each must do while Medusa is not itself. */
const PAGES = ['/', '/jewellery', '/login', '/track'] as const
const LONGEST_MS = 4_000
/** For one look through the catalogue while it is lied to. */
const LOOK_MS = 8_000
/** A payment must be settled within this many seconds after Medusa works again. */
const SETTLED_SECONDS = 60

interface State {
  readonly name: string
  readonly begin: (placed: Placed) => Promise<unknown> | void
  readonly end: (placed: Placed) => Promise<unknown> | void
}

const look = async (url: string) => {
  const from = performance.now()
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const text = await answer.text()
  const ms = Math.round(performance.now() - from)
  const isWhole = answer.status >= 300 || text.includes('</html>')
  return { status: answer.status, ms, isRight: isWhole && answer.status < 500 && ms < LONGEST_MS }
}

/** What an adapter answers to a call that may fail. */
const said = async (url: string, init: RequestInit = {}): Promise<{ status: number; word: string }> => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
    const word = member(await answer.json(), 'status')
    return { status: answer.status, word: typeof word === 'string' ? word : '' }
  } catch {
    return { status: 0, word: '' }
  }
}

const markPaid = (whole: Whole, { sessionId }: Placed) =>
  said(`${whole.adapter.url}/api/orders/mark-paid`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId }),
  })

/** Where a payment came to: one order that is paid for, or all its money sent back; undefined if to neither. */
const cameTo = async ({ admin, provider }: Whole, { orderId, sessionId, rupees }: Placed) => {
  const orders = (await ordersInMedusa(admin)).filter(({ cart }) => cart === orderId)
  const entered = orders.filter(({ isCaptured }) => isCaptured)
  const session = (await provider.sessions()).find(({ id }) => id === sessionId)
  const paid = session?.amount_total ?? 0
  const back = (await provider.refunds()).filter(({ payment_intent: of }) => of === session?.payment_intent)
  const isSum = paid === Math.round(rupees * 100)
  if (
    isSum &&
    entered.length === 1 &&
    back.length === 0 &&
    entered[0]?.total === rupees &&
    orders.length === 1
  )
    return 'one order'
  const open = orders.filter(({ isCancelled }) => !isCancelled)
  return isSum && open.length === 0 && back.length === 1 && back[0]?.amount === paid
    ? 'money back'
    : undefined
}

/** Where Medusa has the price and the stock of a piece. */
const openPiece = async (whole: Whole, productId: string) => {
  const at = `/api/products/${productId}/configuration`
  const { variants } = await callAdapter(whole.adapter.url, getConfiguration, at)
  const variant = variants.find(({ isDefault }) => isDefault) ?? variants[0]
  const inMedusa = `/admin/products/${productId}/variants/${variant?._id ?? ''}`
  const { admin } = whole
  return {
    price: (rupees: number) => admin.post(inMedusa, { prices: [{ currency_code: 'inr', amount: rupees }] }),
    amount: variant?.amount ?? 0,
    stock: (pieces: number) => setStock(admin, inMedusa, pieces),
  }
}
const setStock = async (admin: Admin, at: string, pieces: number) => {
  const found = await admin.get(`${at}?fields=id,inventory_items.inventory_item_id`)
  const item = String(found['variant']?.['inventory_items']?.[0]?.['inventory_item_id'])
  const levels = await admin.get(`/admin/inventory-items/${item}/location-levels`)
  const place = String(levels['inventory_levels']?.[0]?.['location_id'])
  await admin.post(`/admin/inventory-items/${item}/location-levels/${place}`, { stocked_quantity: pieces })
}

const statesOf = (whole: Whole, liar: Liar): readonly State[] => [
  { name: 'as it should be', begin: () => undefined, end: () => undefined },
  ...LIES.map((lie) => ({
    name: lie.name,
    begin: async () => {
      liar.tell(lie)
      if (!lie.isSlow) await Promise.race([liar.asked('/store/regions', 2), wait(LOOK_MS)])
    },
    end: () => liar.tell(undefined),
  })),
  {
    name: 'another price once the payment page is open',
    begin: async ({ productId }) => {
      const { price, amount } = await openPiece(whole, productId)
      await price(amount + 100)
    },
    end: async ({ productId, rupees }) => (await openPiece(whole, productId)).price(rupees),
  },
  {
    name: 'sold out once the payment page is open',
    begin: async ({ productId }) => (await openPiece(whole, productId)).stock(0),
    end: () => undefined,
  },
  { name: 'hangs', begin: () => whole.engine.signal('SIGSTOP'), end: () => whole.engine.signal('SIGCONT') },
  { name: 'is stopped', begin: () => whole.engine.kill(), end: () => whole.engine.start() },
]

/**
 * The shop with a Medusa that lies, hangs and is stopped: each page answers completely and in time, and every payment
 * meanwhile either becomes one order of that sum or is refunded.
 */
export const proveFaults = async (whole: Whole, say: (line: string) => void): Promise<boolean> => {
  const { liar, adapter, provider } = whole
  if (!liar) throw new Error('nobody stands between adapter and Medusa')
  const list = await callAdapter(adapter.url, listProducts, '/api/products?limit=1')
  const pages = [
    ...PAGES,
    `${await fullestList(adapter.url)}?sort=price-asc`,
    `/product/${list.products[0]?.slug ?? ''}`,
  ]
  let isGood = true
  say(
    '| Medusa | pages | slowest, ms | bag | payment meanwhile | in the end |\n| --- | --- | --- | --- | --- | --- |',
  )
  for (const [n, { name, begin, end }] of statesOf(whole, liar).entries()) {
    const placed = await placeAtAdapter(adapter.url, 100 + n)
    await begin(placed)
    const seen = []
    for (const path of pages) seen.push(await look(whole.url + path))
    const bag = await said(`${adapter.url}/api/bag`, { headers: { authorization: `Bearer ${placed.token}` } })
    await provider.pay(placed.sessionId)
    const meanwhile = await markPaid(whole, placed)
    await end(placed)
    let outcome = await cameTo(whole, placed)
    for (let left = SETTLED_SECONDS; left > 0 && outcome === undefined; left -= 1) {
      await wait(1_000)
      await markPaid(whole, placed)
      outcome = await cameTo(whole, placed)
    }
    const isRight = seen.every(({ isRight: right }) => right) && outcome !== undefined
    isGood &&= isRight
    const counted = Object.entries(Object.groupBy(seen, ({ status }) => String(status)))
    const statuses = counted.map(([status, all]) => `${all?.length ?? 0} × ${status}`).join(', ')
    say(
      `| ${name} | ${statuses} | ${Math.max(...seen.map(({ ms }) => ms))} | ${bag.status} | ${meanwhile.status} ${meanwhile.word} | ${outcome ?? 'NEITHER'}${isRight ? '' : ' WRONG'} |`,
    )
  }
  return isGood
}
