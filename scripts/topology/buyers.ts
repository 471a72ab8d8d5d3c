import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Dispatcher } from 'undici'
import { ADDRESS } from '#tests/support/purchase.ts'
import { Shopper, trusting } from './shopper.ts'

/** The requests and answers of the time in which something failed. */
export interface Journal {
  /** The accounts that made these orders. */
  readonly emails: string[]
  /** Orders that the shop acknowledged, by the key of their request. */
  readonly placed: Map<string, string>
  /** Keys of orders that got no answer for as long as a shopper waits. */
  readonly unanswered: string[]
  /** Sessions whose payment the provider took, and the order of each. */
  readonly paid: Map<string, string>
  /** When writes were acknowledged: milliseconds of the run's clock, in order. */
  readonly writes: number[]
  /** How many orders were requested again with the same key. */
  repeats: number
}

export const emptyJournal = (): Journal => ({
  emails: [],
  placed: new Map(),
  unanswered: [],
  paid: new Map(),
  writes: [],
  repeats: 0,
})

const WORDS = Type.Array(Type.Object({ message: Type.String(), code: Type.String() }))
const Quoted = Type.Object({
  checkout: Type.Object({ bagVersion: Type.Integer(), total: Type.Integer() }),
})
const Bag = Type.Object({ bag: Type.Union([Type.Null(), Type.Object({ pieces: Type.Integer() })]) })
const Added = Type.Object({ addToBag: Type.Object({ userErrors: WORDS }) })
const Placed = Type.Object({
  placeOrder: Type.Object({
    orderId: Type.Union([Type.Null(), Type.String()]),
    paymentUrl: Type.Union([Type.Null(), Type.String()]),
    userErrors: WORDS,
  }),
})
const CARD = {
  name: 'A. Shopper',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  method: 'card',
}
const PASSWORD = 'a long enough phrase 42'
/** Somebody who wants the piece tries again for this long. */
const PATIENCE_MS = 90_000
/** The answer while another request with the same key is running. */
const BUSY = 'CHECKOUT_IN_PROGRESS'

/** Tries again until it succeeds, as a person at a browser would; undefined if it gave up. */
const insist = async <T>(does: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(300)) {
    const done = await does().catch(() => undefined)
    if (done !== undefined) return done
  }
  return undefined
}

/** A new account that is signed in. */
export const newShopper = async (
  origin: string,
  dispatcher: Dispatcher,
): Promise<Shopper & { email: string }> => {
  const shopper = new Shopper(origin, dispatcher)
  const email = `topology-${randomUUID()}@example.com`
  await shopper.run('SignUp', { input: { name: 'A. Shopper', email, password: PASSWORD } })
  await shopper.run('SignIn', { email, password: PASSWORD })
  return Object.assign(shopper, { email })
}

/** Whether this piece can be put into a bag as it is. */
const canBeHad = async (shopper: Shopper, productId: string): Promise<boolean> => {
  const answer = Value.Parse(Added, await shopper.run('AddToBag', { input: { productId, quantity: 1 } }))
  return answer.addToBag.userErrors.length === 0
}

interface Wares {
  readonly products: readonly { id: string; slug: string }[]
  /** A piece that everybody can buy, as often as they like. */
  readonly productId: string
}

type Ask = <T extends pg.QueryResultRow>(text: string) => Promise<T[]>

/** Pieces to look at, and one that everybody can buy. */
export const stockUp = async (origin: string, ask: Ask): Promise<Wares> => {
  const rows = await ask<{ id: string; slug: string; variant: string }>(
    `select p.id, p.slug, v.id as variant from products p
     join product_variants v on v.product_id = p.id and v.is_default
     where p.active and v.stock > 2 order by v.price_paise limit 40`,
  )
  const shopper = await newShopper(origin, trusting())
  for (const { id, variant } of rows)
    if (await canBeHad(shopper, id)) {
      await ask(`update product_variants set stock = 1000000 where id = '${variant}'`)
      return { products: rows.slice(0, 15), productId: id }
    }
  throw new Error('none of the pieces can be put into a bag')
}

interface Ordered {
  readonly orderId: string
  readonly paymentUrl: string
  /** The provider's name for the payment. */
  readonly session: string
}

/**
 * Bag, checkout, and an order that is requested with one key until it is answered; undefined if there is none.
 */
export const order = async (
  shopper: Shopper,
  productId: string,
  journal: Journal,
): Promise<Ordered | undefined> => {
  const wrote = () => void journal.writes.push(performance.now())
  const input = await insist(async () => {
    const { bag } = Value.Parse(Bag, await shopper.run('BagPage'))
    if (!bag?.pieces) {
      await shopper.run('AddToBag', { input: { productId, quantity: 1 } })
      wrote()
    }
    const { checkout } = Value.Parse(Quoted, await shopper.run('CheckoutPage', { points: 0 }))
    if (checkout.total === 0) return undefined
    const { bagVersion, total } = checkout
    return { key: randomUUID(), bagVersion, total, delivery: 'SHIP', address: ADDRESS }
  })
  if (!input) return undefined
  let asked = 0
  const answer = await insist(async () => {
    asked += 1
    const { placeOrder } = Value.Parse(Placed, await shopper.run('PlaceOrder', { input }))
    return placeOrder.userErrors.some(({ code }) => code === BUSY) ? undefined : placeOrder
  })
  if (asked > 1) journal.repeats += 1
  // If the bag or a price has changed, the shopper looks again.
  if (!answer) journal.unanswered.push(input.key)
  if (!answer?.orderId || !answer.paymentUrl) return undefined
  wrote()
  const { orderId, paymentUrl } = answer
  journal.placed.set(input.key, orderId)
  return { orderId, paymentUrl, session: paymentUrl.split('/pay/')[1] ?? '' }
}

/** One complete purchase, including the payment. */
export const buyOnce = async (shopper: Shopper, productId: string, journal: Journal): Promise<void> => {
  const placed = await order(shopper, productId, journal)
  if (!placed) return
  const { orderId, paymentUrl, session } = placed
  const taken = await insist(async () => {
    const answer = await fetch(paymentUrl, {
      method: 'POST',
      body: new URLSearchParams(CARD),
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    return answer.headers.get('location')?.includes('/success') || undefined
  })
  if (!taken) return
  journal.paid.set(session, orderId)
  await insist(async () => {
    await shopper.run('MarkPaid', { sessionId: session })
    journal.writes.push(performance.now())
    return true
  })
}
