import type { Bag } from '#contract/bag.ts'
import type { Category, ListedProduct } from '#contract/catalogue.ts'
import type { Quote } from '#contract/checkout.ts'

const ADDRESS = {
  name: 'Meera Raghavan',
  addressLine1: '14 Lavelle Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
}

/** One call of the adapter as the shop would make it. Throws with the refusal's sentence. */
export const callAdapter = async <T>(
  base: string,
  method: string,
  path: string,
  given: { token?: string; body?: unknown; key?: string } = {},
): Promise<T> => {
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
  return body as T
}

/** The list with the most pieces, as a path of the shop. */
export const fullestList = async (base: string): Promise<string> => {
  const all = await callAdapter<Category[]>(base, 'GET', '/api/categories')
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
 * Tries of a shopper whom a Medusa refuses that is busy or has just been started, each with a new account; where a piece has
 * gone, as after a lie about its stock, the next one is taken.
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
  await callAdapter(base, 'POST', '/api/accounts', { body: { name: ADDRESS.name, email, password } })
  const { token } = await callAdapter<{ token: string }>(base, 'POST', '/api/session', {
    body: { email, password },
  })
  const { products } = await callAdapter<{ products: ListedProduct[] }>(
    base,
    'GET',
    '/api/products?sortBy=price-asc&limit=40',
  )
  const piece = products.filter(({ stock = 0 }) => stock > 3)[n % 10] ?? products[0]
  const { bag } = await callAdapter<{ bag: Bag }>(base, 'POST', '/api/bag/lines', {
    token,
    body: { productId: piece?._id },
  })
  if (bag.pieces !== 1) throw new Error('the bag of a new account holds one piece')
  const quote = await callAdapter<Quote>(base, 'POST', '/api/checkout/quote', { token, body: {} })
  const placed = await callAdapter<{ orderId: string; paymentUrl: string }>(base, 'POST', '/api/checkout', {
    token,
    key: `kill-${n}-${email}`,
    body: { bagVersion: quote.bagVersion, total: quote.total, delivery: { kind: 'ship', address: ADDRESS } },
  })
  return {
    token,
    orderId: placed.orderId,
    sessionId: placed.paymentUrl.split('/pay/')[1] ?? '',
    productId: piece?._id ?? '',
    rupees: quote.total,
  }
}
