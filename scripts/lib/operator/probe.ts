import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { Agent } from 'undici'
import { Shopper } from '#scripts/topology/shopper.ts'

/**
 * `probe`: a purchase as a shopper makes it, at the public address. With the local provider it is paid and must be paid
 * then; with another it is begun, the provider's page must answer, and the order is cancelled, so nothing is sold.
 */
const WORDS = Type.Array(Type.Object({ message: Type.String() }))
const Said = Type.Object({ userErrors: WORDS })
const Found = Type.Object({
  products: Type.Object({ items: Type.Array(Type.Object({ id: Type.String() })) }),
})
const Lines = Type.Object({
  bag: Type.Union([Type.Null(), Type.Object({ lines: Type.Array(Type.Object({ id: Type.String() })) })]),
})
const Quoted = Type.Object({ checkout: Type.Object({ bagVersion: Type.Integer(), total: Type.Integer() }) })
const Placed = Type.Object({
  placeOrder: Type.Object({
    orderId: Type.Union([Type.Null(), Type.String()]),
    paymentUrl: Type.Union([Type.Null(), Type.String()]),
    userErrors: WORDS,
  }),
})
const Paid = Type.Object({ markPaid: Type.Object({ status: Type.String() }) })

const PAY_WITH = {
  name: 'Probe',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  method: 'card',
}
const ADDRESS = {
  name: 'Probe of the house',
  addressLine1: '14 Lavelle Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
}
/** The longest that one answer may take. */
const PATIENCE_MS = 15_000
/** How many of the least expensive pieces are tried: one may be sold, or ask for a choice. */
const TRIED = 12

const refused = (answer: unknown): string | undefined =>
  Value.Parse(Said, answer).userErrors.map(({ message }) => message)[0]

const signIn = async (shopper: Shopper, email: string, password: string) => {
  const asked = async () => refused((await shopper.run('SignIn', { email, password }))['signIn'])
  if ((await asked()) === undefined) return
  await shopper.run('SignUp', { input: { name: ADDRESS.name, email, password } })
  const why = await asked()
  if (why !== undefined) throw new Error(why)
}

/** An empty bag, then the least expensive piece that can be had as it is shown. */
const fillBag = async (shopper: Shopper) => {
  const { bag } = Value.Parse(Lines, await shopper.run('BagPage'))
  for (const { id } of bag?.lines ?? []) await shopper.run('RemoveFromBag', { lineId: id })
  const { products } = Value.Parse(
    Found,
    await shopper.run('ListingProducts', { filter: {}, sort: 'PRICE_ASC', page: 1 }),
  )
  for (const { id } of products.items.slice(0, TRIED)) {
    const answer = await shopper.run('AddToBag', { input: { productId: id, quantity: 1 } })
    if (refused(answer['addToBag']) === undefined) return
  }
  throw new Error(`none of the ${TRIED} least expensive pieces can be put into the bag`)
}

const placeOrder = async (shopper: Shopper) => {
  const { checkout } = Value.Parse(Quoted, await shopper.run('CheckoutPage', { points: 0 }))
  const input = {
    key: randomUUID(),
    bagVersion: checkout.bagVersion,
    total: checkout.total,
    delivery: 'SHIP',
    address: ADDRESS,
  }
  const { placeOrder: placed } = Value.Parse(Placed, await shopper.run('PlaceOrder', { input }))
  const { orderId, paymentUrl, userErrors } = placed
  if (!orderId || !paymentUrl) throw new Error(userErrors[0]?.message ?? 'the order was not placed')
  return { orderId, paymentUrl }
}

/** Pays at the local provider and waits until the shop knows; elsewhere asks for the page and cancels. */
const finish = async (shopper: Shopper, { orderId, paymentUrl }: { orderId: string; paymentUrl: string }) => {
  // Stripe's own page has an address that ends alike.
  const [, session] = /^\/pay\/(cs_test_\w+)$/.exec(new URL(paymentUrl).pathname) ?? []
  const opened = await fetch(paymentUrl, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok, status }) => (ok ? undefined : `answered ${status}`),
    (fault: unknown) => `did not answer: ${String(fault)}`,
  )
  if (session === undefined || opened !== undefined) {
    // Even if the page is down: an order left open would hold its piece.
    const { cancelOrder } = await shopper.run('CancelOrder', { id: orderId })
    const why = refused(cancelOrder)
    if (why !== undefined) throw new Error(`the probe's order could not be cancelled: ${why}`)
    if (opened !== undefined) throw new Error(`the payment page ${opened}`)
    return 'begun and cancelled'
  }
  const paid = await fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams(PAY_WITH),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await paid.arrayBuffer()
  const { markPaid } = Value.Parse(Paid, await shopper.run('MarkPaid', { sessionId: session }))
  if (markPaid.status.toLowerCase() !== 'paid')
    throw new Error(`the order is ${markPaid.status} after its payment`)
  return 'paid'
}

/** Every step with its time; throws at the first that fails, naming it. */
export const probe = async (address: string, email: string, password: string) => {
  const shopper = new Shopper(
    new URL(address).origin,
    new Agent({ headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS }),
  )
  const step = async <T>(name: string, does: () => Promise<T>): Promise<T> => {
    const since = performance.now()
    try {
      const answer = await does()
      process.stdout.write(`${name} ${(performance.now() - since).toFixed(0)} ms\n`)
      return answer
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  for (const path of ['/', '/jewellery']) await step(path, () => shopper.page(path))
  await step('sign-in', () => signIn(shopper, email, password))
  await step('bag', () => fillBag(shopper))
  const placed = await step('order', () => placeOrder(shopper))
  process.stdout.write(`${await step('payment', () => finish(shopper, placed))}\n`)
}
