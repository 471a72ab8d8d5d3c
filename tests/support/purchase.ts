import { randomUUID } from 'node:crypto'
import type { sql } from 'kysely'
import { buildPayments, type Payments } from '#payments/app.ts'
import type { Order } from '#contract/orders.ts'
import { startBackend, type RunningBackend, type StartOptions } from './backend.ts'
import { giveTerms } from './house-terms.ts'
import { createShoppers, type Shoppers, type TestShopper } from './shoppers.ts'

export interface Purchase {
  readonly backend: RunningBackend
  readonly payments: Payments
  readonly paymentsUrl: string
  readonly shoppers: Shoppers
  /** The house, as an owner. */
  readonly operator: Pick<TestShopper, 'get' | 'post' | 'put' | 'patch' | 'delete'>
  /** Puts a piece into the bag, quotes it and places the order. */
  readonly order: (shopper: TestShopper, wish?: Wish) => Promise<Placed>
  /** Pays at the provider's page and comes back from it. */
  readonly pay: (sessionId: string) => Promise<void>
  /** A paid order of a shopper, by default a new one. */
  readonly buy: (wish?: Wish, shopper?: TestShopper) => Promise<Bought>
  /** The current state of the order of a placed answer. */
  readonly see: (shopper: TestShopper, orderId: string) => Promise<OrderBody>
  readonly rows: <T>(query: ReturnType<typeof sql<T>>) => Promise<T[]>
  readonly close: () => Promise<void>
}

export interface Wish {
  readonly pieces?: readonly {
    productId: string
    quantity?: number
    engraving?: string
    engravingFace?: string
    size?: string
    metalType?: string
  }[]
  readonly body?: Record<string, unknown>
  readonly key?: string
  /** The language of the pages on which the order is placed. */
  readonly language?: string
}

/** The members of an order that the tests read. */
export type OrderBody = Order & Record<string, unknown>

/** The members of an answer to placing an order that the tests read: its own, or those of a refusal. */
interface PlacedBody {
  readonly orderId: string
  readonly number: string
  readonly paymentUrl: string
  readonly [member: string]: unknown
}

export interface Placed {
  readonly status: number
  readonly body: PlacedBody
  readonly sessionId: string
}

export interface Bought {
  readonly shopper: TestShopper
  readonly id: string
  readonly number: string
  readonly sessionId: string
  readonly see: () => Promise<OrderBody>
}

export const OPERATOR_TOKEN = 'operator-token-for-tests'

export const ADDRESS = {
  name: 'Meera Raghavan',
  addressLine1: '14 Lavelle Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
}

/** The session id in the address of a payment page. */
export const sessionOf = (url: string | undefined): string => url?.split('/pay/')[1] ?? ''

/**
 * Backend and local provider on free ports, connected with each other. Webhooks are delivered unless `webhooks` is
 * false.
 */
export const startPurchase = async (
  options: StartOptions & { webhooks?: boolean } = {},
): Promise<Purchase> => {
  let backendUrl: string | undefined
  const payments = buildPayments({
    secretKey: 'sk_test_local',
    webhookSecret: 'whsec_local',
    webhookUrl: () =>
      options.webhooks === false || backendUrl === undefined
        ? undefined
        : `${backendUrl}/api/payments/webhook`,
    control: true,
    retryMs: 50,
    // The backend's clock may be fixed in a test, while the provider's runs.
    minLifeSeconds: 60,
  })
  // If a test has a fixed day, the provider gets it too: it refuses a session that ends in its past.
  if (options.clock) payments.controls.clockOffsetMs = options.clock.now() - Date.now()
  const paymentsUrl = await payments.listen(0)
  const backend = await startBackend({
    seed: 'none',
    ...options,
    env: { PAYMENTS_PORT: new URL(paymentsUrl).port, OPERATOR_TOKEN, ...options.env },
  })
  backendUrl = backend.url
  await giveTerms(backend)
  const shoppers = createShoppers(backend)
  const shop: Purchase = {
    backend,
    payments,
    paymentsUrl,
    shoppers,
    operator: shoppers.as(OPERATOR_TOKEN),
    pay: async (sessionId) => {
      payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null })
      await shoppers.post('/api/orders/mark-paid', { sessionId }).expect(200)
    },
    buy: async (wish, given) => {
      const shopper = given ?? (await shoppers.open({ verified: true }))
      const { status, body, sessionId } = await shop.order(shopper, wish)
      if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`)
      await shop.pay(sessionId)
      const { orderId: id, number } = body
      return { shopper, id, number, sessionId, see: () => shop.see(shopper, id) }
    },
    order: async (shopper, wish = {}) => {
      for (const each of wish.pieces ?? [{ productId: 'studs' }]) {
        const added = await shopper.post('/api/bag/lines', each)
        if (added.status !== 200) return { status: added.status, body: added.body, sessionId: '' }
      }
      const points = wish.body?.['points']
      const quote = await shopper
        .post('/api/checkout/quote', points === undefined ? {} : { points })
        .expect(200)
      const answer = await shopper
        .post('/api/checkout', {
          bagVersion: quote.body.bagVersion,
          total: quote.body.total,
          delivery: { kind: 'ship', address: ADDRESS },
          ...(quote.body.panRequired && { pan: 'ABCPE1234F' }),
          ...wish.body,
        })
        .set('idempotency-key', wish.key ?? randomUUID())
        .set(wish.language === undefined ? {} : { 'accept-language': wish.language })
      return { status: answer.status, body: answer.body, sessionId: sessionOf(answer.body.paymentUrl) }
    },
    see: async (shopper, orderId) => (await shopper.get(`/api/orders/${orderId}`).expect(200)).body,
    rows: async (query) => (await query.execute(backend.deps.db)).rows,
    close: async () => {
      await payments.close()
      await backend.close()
    },
  }
  return shop
}

export { eventually } from './eventually.ts'
