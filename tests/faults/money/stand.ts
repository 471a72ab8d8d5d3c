import { randomUUID } from 'node:crypto'
import type { sql } from 'kysely'
import { Pool } from 'undici'
import type { Goal } from '../../../bench/lib/table.ts'
import { piece, putPieces } from '../../support/pieces.ts'
import { postgresAvailable, startPostgres } from '../../support/postgres.ts'
import { ADDRESS, OPERATOR_TOKEN, sessionOf, startPurchase, type Purchase } from '../../support/purchase.ts'
import type { TestShopper } from '../../support/shoppers.ts'

/** Both stores: PGlite is one connection and hides missing locks, PostgreSQL does not. */
export const STORES = ['PGlite', 'PostgreSQL'] as const
export type Store = (typeof STORES)[number]

/** The members read of any answer. */
export interface Body {
  readonly code?: string
  readonly status?: string
  readonly orderId?: string
  readonly paymentUrl?: string
  readonly amount?: number
  readonly bagVersion?: number
  readonly total?: number
  readonly balance?: number
  readonly advance?: { readonly amount: number }
  readonly bag?: { readonly lines: readonly { readonly _id: string }[] }
}
export interface Answer {
  readonly status: number
  readonly body: Body
  readonly text: string
}

export interface Buyer {
  readonly token: string
  readonly accountId: string
  /** A new session of the same account: the one before ends when the clock is moved far on. */
  readonly signIn: () => Promise<Buyer>
}

export interface Stand {
  readonly store: Store
  readonly shop: Purchase
  /** One call over kept-alive sockets; many at once are a race. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer>
  readonly buyers: (count: number) => Promise<Buyer[]>
  readonly rows: <T>(query: ReturnType<typeof sql<T>>) => Promise<T[]>
  /** Puts a piece (whole rupees) into a buyer's bag. */
  readonly choose: (buyer: Buyer, productId: string, quantity?: number) => Promise<Answer>
  /** What the shop would charge for the bag now, as the body of an order. */
  readonly intent: (buyer: Buyer, points?: number) => Promise<Record<string, unknown>>
  readonly place: (buyer: Buyer, body: unknown, key?: string) => Promise<Answer>
  readonly pay: (answer: Answer) => string
  readonly markPaid: (sessionId: string) => Promise<Answer>
  readonly setStock: (variant: string, stock: number) => Promise<Answer>
  /** Moves the backend's clock on. Milliseconds. */
  readonly pass: (ms: number) => void
}

export type OpenStand = Stand & { readonly close: () => Promise<void> }

/** Who may set stock and prices. */
export const OPERATOR = OPERATOR_TOKEN

const buyerOf = (shopper: TestShopper, accountId: string): Buyer => ({
  token: shopper.token,
  accountId,
  signIn: async () => buyerOf(await shopper.signIn(), accountId),
})

/** A backend and a provider of its own over one store. Without `webhooks` no event is sent: the run decides what comes when. */
export const openStand = async (store: Store, { webhooks = false } = {}): Promise<OpenStand> => {
  let passed = 0
  const cluster = store === 'PostgreSQL' ? await startPostgres() : undefined
  const shop = await startPurchase({
    webhooks,
    clock: { now: () => Date.now() + passed },
    ...(cluster && { databaseUrl: cluster.url }),
  })
  await putPieces(
    shop.backend.deps,
    piece('last', { amount: 30_000, stock: 0 }),
    piece('many', { amount: 96_300, stock: 1_000_000 }),
    piece('watch', { amount: 59_000, stock: 1_000_000, hsn: '9102' }),
    piece('made', { amount: 120_000, stock: 1_000_000, makingDays: 30 }),
    piece('stone', { amount: 186_409, stock: 1_000_000, hsn: '710239' }),
  )
  const pool = new Pool(shop.backend.url, { connections: 50 })
  const call: Stand['call'] = async (method, path, { token, body, headers } = {}) => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await answer.body.text()
    const read = (): Body => {
      try {
        return JSON.parse(text) as Body
      } catch {
        return {}
      }
    }
    return { status: answer.statusCode, body: read(), text }
  }
  const house = { token: OPERATOR_TOKEN }
  return {
    store,
    shop,
    call,
    buyers: async (count) => {
      const made: Buyer[] = []
      for (let n = 0; n < count; n++) {
        const shopper = await shop.shoppers.open({ verified: true })
        const { body } = await shopper.get('/api/account').expect(200)
        made.push(buyerOf(shopper, String(body._id)))
      }
      return made
    },
    rows: shop.rows,
    choose: ({ token }, productId, quantity = 1) =>
      call('POST', '/api/bag/lines', { token, body: { productId, quantity } }),
    intent: async ({ token }, points = 0) => {
      const { body } = await call('POST', '/api/checkout/quote', { token, body: { points } })
      return {
        bagVersion: body.bagVersion,
        total: body.total,
        delivery: { kind: 'ship', address: ADDRESS },
        pan: 'ABCPE1234F',
        ...(points > 0 && { points }),
      }
    },
    place: ({ token }, body, key = randomUUID()) =>
      call('POST', '/api/checkout', { token, body, headers: { 'idempotency-key': key } }),
    pay: ({ body }) => {
      const session = sessionOf(body.paymentUrl)
      shop.payments.provider.pay(session, 'ok', { name: 'Test', email: null })
      return session
    },
    markPaid: (sessionId) => call('POST', '/api/orders/mark-paid', { body: { sessionId } }),
    setStock: (variant, stock) =>
      call('PUT', `/api/operator/variants/${variant}/stock`, { ...house, body: { stock } }),
    pass: (ms) => {
      passed += ms
    },
    close: async () => {
      await pool.close()
      await shop.close()
      await cluster?.stop()
    },
  }
}

export const storesHere = (): Store[] => STORES.filter((store) => store === 'PGlite' || postgresAvailable())

/** A count that must be nothing. */
export const none = (what: string, store: Store, value: number): Goal => ({
  id: 'A',
  what: `${what} (${store})`,
  value,
  unit: '',
  must: 0,
  better: 'less',
})
