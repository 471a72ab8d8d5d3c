import type { Static, TSchema } from 'typebox'
import { signUp } from '#contract/account.ts'
import { addBagLine } from '#contract/bag.ts'
import { listCategories, listProducts } from '#contract/catalogue.ts'
import { placeOrder, quoteCheckout } from '#contract/checkout.ts'
import { signIn } from '#contract/session.ts'
import { checked } from '#program/json-file.ts'

const ADDRESS = {
  name: 'Meera Raghavan',
  addressLine1: '14 Lavelle Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
}

/**
 * One call of the adapter as the shop would make it. Throws with the refusal's sentence, or if the answer does not fit
 * the contract.
 */
export const callAdapter = async <A extends TSchema>(
  base: string,
  { method, path: endpoint, answer: schema }: { method: string; path: string; answer: A },
  path: string = endpoint,
  given: { token?: string; body?: unknown; key?: string } = {},
): Promise<Static<A>> => {
  const answer = await fetch(base + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
      ...(given.key !== undefined && { 'idempotency-key': given.key }),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  })
  const body: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`)
  return checked(`${method} ${path}`, schema, body)
}

/** The list with the most pieces, as a path of the shop. */
export const fullestList = async (base: string): Promise<string> => {
  const all = await callAdapter(base, listCategories)
  const [fullest] = all.toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
  return `/jewellery/${fullest?.slug ?? ''}`
}

export interface Placed {
  readonly token: string
  /** The cart in Medusa. */
  readonly orderId: string
  readonly sessionId: string
  readonly productId: string
  readonly rupees: number
}

/**
 * Repeats what a shopper does if Medusa refuses because it is busy or has just been started, each time with a new
 * account; if a piece is gone, for example after a lie about its stock, the next one is used.
 */
const TRIES = 5

/** A new account with one piece in its bag, as far as the payment page. */
export const placeAtAdapter = async (base: string, n: number): Promise<Placed> => {
  for (let tried = 0; ; tried += 1)
    try {
      return await placeOnce(base, n + tried)
    } catch (error) {
      const isForNow = error instanceof Error && /UPSTREAM_UNAVAILABLE|OUT_OF_STOCK/.test(error.message)
      if (!isForNow || tried === TRIES - 1) throw error
    }
}

const placeOnce = async (base: string, n: number): Promise<Placed> => {
  const email = `kill.${Date.now()}.${n}@letters.example`
  const password = 'tender-otter-quarry'
  const account = { name: ADDRESS.name, email, password }
  await callAdapter(base, signUp, signUp.path, { body: account })
  const { token } = await callAdapter(base, signIn, signIn.path, { body: { email, password } })
  const { products } = await callAdapter(base, listProducts, '/api/products?sortBy=price-asc&limit=40')
  const piece = products.filter(({ stock = 0 }) => stock > 3)[n % 10] ?? products[0]
  const { bag } = await callAdapter(base, addBagLine, addBagLine.path, {
    token,
    body: { productId: piece?._id },
  })
  if (bag.pieces !== 1) throw new Error('the bag of a new account holds one piece')
  const quote = await callAdapter(base, quoteCheckout, quoteCheckout.path, { token, body: {} })
  const placed = await callAdapter(base, placeOrder, placeOrder.path, {
    token,
    key: `kill-${n}-${email}`,
    body: { bagVersion: quote.bagVersion, total: quote.total, delivery: { kind: 'ship', address: ADDRESS } },
  })
  return {
    token,
    orderId: placed.orderId,
    sessionId: placed.paymentUrl?.split('/pay/')[1] ?? '',
    productId: piece?._id ?? '',
    rupees: quote.total,
  }
}
