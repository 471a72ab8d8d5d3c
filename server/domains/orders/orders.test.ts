import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, sessionOf, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { startShop, type Shop } from '#tests/support/server.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

/** Bag, checkout and orders as GraphQL has them, on the real backend. */

let shop: Purchase
let bff: Shop

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false })
  bff = await startShop({ backendUrl: shop.backend.url })
  await putPieces(
    shop.backend.deps,
    piece('studs', { amount: 96_300, stock: 50 }),
    piece('ring', {
      amount: 80_000,
      size: ['6', '8'],
      variants: [
        { _id: 'ring-6', metal: 'Yellow gold', size: '6', amount: 80_000, stock: 5 },
        { _id: 'ring-8', metal: 'Yellow gold', size: '8', amount: 84_000, stock: 5 },
      ],
    }),
    piece('rare', { amount: 50_000, stock: 1 }),
  )
})
afterAll(async () => {
  await bff.close()
  await shop.close()
})

interface UserError {
  field: string | null
  message: string
  code: string
}
interface Line {
  id: string
  name: string
  price: number
  quantity: number
  size: string | null
  problem: string | null
}
interface Data {
  bag: { version: number; pieces: number; total: number; lines: Line[] }
  bagCount: number
  addToBag: { bag: { pieces: number; lines: Line[] } | null; userErrors: UserError[] }
  setBagQuantity: { bag: { total: number } | null; userErrors: UserError[] }
  removeFromBag: { bag: { pieces: number } | null; userErrors: UserError[] }
  checkout: { bagVersion: number; goods: number; discount: number; total: number }
  placeOrder: {
    orderId: string | null
    paymentUrl: string | null
    status: string | null
    quote: { total: number } | null
    userErrors: UserError[]
  }
  order: {
    number: string
    status: string
    amount: number
    goods: number
    discount: number
    delivery: string
    items: {
      id: string
      name: string
      size: string | null
      price: number
      engraving: string | null
      returnable: number
    }[]
    returns: { status: string; amount: number }[]
    invoices: { kind: string; amount: number }[]
    events: { kind: string }[]
  } | null
  viewer: {
    orders: { total: number; items: { number: string; title: string; pieces: number; amount: number }[] }
  } | null
  trackOrder: { status: string; events: { kind: string }[] } | null
  markPaid: { status: string }
  requestReturn: { order: { returns: { status: string }[] } | null; userErrors: UserError[] }
}

const as =
  (shopper: Pick<TestShopper, 'token'> | undefined, cookie?: string) =>
  (query: string, variables = {}) =>
    bff.graphql<Data>(query, variables, {
      ...(shopper && { authorization: `Bearer ${shopper.token}` }),
      ...(cookie && { cookie }),
    })
const errors = '{ field message code }'
const ADD = `mutation ($input: AddToBagInput!) { addToBag(input: $input) {
  bag { pieces lines { id name price quantity size problem } } userErrors ${errors} } }`
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  orderId paymentUrl status nextStep quote { total } userErrors ${errors} } }`
const CHECKOUT = 'query ($points: Int!) { checkout(points: $points) { bagVersion goods discount total } }'

const inputOf = async (shopper: TestShopper, more: object = {}, points = 0) => {
  const { data } = await as(shopper)(CHECKOUT, { points })
  const { bagVersion = 0, total = 0 } = data?.checkout ?? {}
  return { key: randomUUID(), bagVersion, total, points, delivery: 'SHIP', address: ADDRESS, ...more }
}

describe('the bag in GraphQL', () => {
  it('adds a size in paise, says what is missing at its field, changes and removes', async () => {
    const ask = as(await shop.shoppers.open({}))
    const none = (await ask(ADD, { input: { productId: 'ring' } })).data?.addToBag
    expect(none).toMatchObject({ bag: null, userErrors: [{ field: 'size', code: 'VALIDATION' }] })
    const { data } = await ask(ADD, { input: { productId: 'ring', size: '8' } })
    expect(data?.addToBag.bag?.lines).toMatchObject([{ price: 8_400_000, size: '8', quantity: 1 }])
    const lineId = data?.addToBag.bag?.lines[0]?.id
    const set = (quantity: number) =>
      ask(
        `mutation ($lineId: ID!, $quantity: Int!) { setBagQuantity(lineId: $lineId, quantity: $quantity) {
          bag { total } userErrors ${errors} } }`,
        { lineId, quantity },
      )
    expect((await set(3)).data?.setBagQuantity.bag).toEqual({ total: 25_200_000 })
    expect((await set(6)).data?.setBagQuantity.userErrors[0]?.code).toBe('OUT_OF_STOCK')
    expect((await set(11)).data?.setBagQuantity.userErrors[0]?.code).toBe('VALIDATION')
    expect((await ask('{ bagCount }')).data?.bagCount).toBe(3)
    const gone = await ask(
      `mutation ($lineId: ID!) { removeFromBag(lineId: $lineId) { bag { pieces } userErrors ${errors} } }`,
      { lineId },
    )
    expect(gone.data?.removeFromBag.bag).toEqual({ pieces: 0 })
  })

  it('a visitor has a bag in a cookie of his own, which signing in takes over', async () => {
    const shopper = await shop.shoppers.open({})
    const first = await as(undefined)(ADD, { input: { productId: 'studs', quantity: 2 } })
    const cookie = first.cookies.find((each) => each.startsWith('bag='))
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i)
    const held = cookie?.split(';')[0] ?? ''
    expect((await as(undefined, held)('{ bag { pieces } }')).data?.bag.pieces).toBe(2)
    expect((await as(undefined)('{ bag { pieces } }')).data?.bag.pieces).toBe(0)
    const signedIn = await as(
      undefined,
      held,
    )(
      `mutation { signIn(email: "${shopper.email}", password: "${shopper.password}") { userErrors { code } } }`,
    )
    expect(signedIn.errors).toEqual([])
    expect((await as(shopper)('{ bag { pieces } }')).data?.bag.pieces).toBe(2)
    expect((await as(undefined, held)('{ bag { pieces } }')).data?.bag.pieces).toBe(0)
  })
})

describe('the checkout in GraphQL', () => {
  it('is for shoppers only', async () => {
    for (const [query, variables] of [
      [CHECKOUT, { points: 0 }],
      [PLACE, { input: { key: 'nobody-1', bagVersion: 1, total: 1, delivery: 'SHIP', address: ADDRESS } }],
      ['{ order(id: "none") { id } }', {}],
    ] as const) {
      const { errors: told } = await as(undefined)(query, variables)
      expect(told[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
    expect((await as(undefined)('{ viewer { orders { total } } }')).data?.viewer).toBeNull()
  })

  it('quotes with points, places once per key, and shows a new quote where the total was another', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const ask = as(shopper)
    await ask(ADD, { input: { productId: 'studs' } })
    expect((await ask(CHECKOUT, { points: 100 })).data?.checkout).toMatchObject({
      goods: 9_630_000,
      discount: 10_000,
      total: 9_620_000,
    })
    const input = await inputOf(shopper, {}, 100)
    const stale = (await ask(PLACE, { input: { ...input, total: input.total - 1 } })).data?.placeOrder
    expect(stale).toMatchObject({
      orderId: null,
      quote: { total: 9_620_000 },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    })
    const [one, two] = await Promise.all([ask(PLACE, { input }), ask(PLACE, { input })])
    expect(one.data?.placeOrder).toMatchObject({ status: 'Pending payment', userErrors: [] })
    expect(two.data?.placeOrder).toEqual(one.data?.placeOrder)
    const other = await ask(PLACE, { input: { ...input, giftWrap: true } })
    expect(other.data?.placeOrder.userErrors[0]?.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it.each([
    [400, 'amount_too_large', 'PAYMENT_REFUSED', 'WRITE', /sum this large/],
    [400, 'email_invalid', 'PAYMENT_REFUSED', 'ACCOUNT', /e-mail address/],
    [401, 'api_key_expired', 'CHECKOUT_IN_PROGRESS', 'WRITE', /later, or write/],
    [429, 'rate_limit', 'CHECKOUT_IN_PROGRESS', 'RETRY', /in a minute/],
  ])('says what to do if the provider answers %d %s', async (status, code, refused, nextStep, says) => {
    const shopper = await shop.shoppers.open({})
    const ask = as(shopper)
    await ask(ADD, { input: { productId: 'studs' } })
    const input = await inputOf(shopper)
    const { controls } = shop.payments
    controls.failNext = {
      status,
      count: 9,
      url: '/v1/checkout/sessions',
      type: 'invalid_request_error',
      code,
    }
    const { data, errors: told } = await ask(PLACE, { input })
    controls.failNext = { status, count: 0 }
    expect(told).toEqual([])
    expect(data?.placeOrder).toMatchObject({
      orderId: null,
      nextStep,
      userErrors: [{ code: refused, message: expect.stringMatching(says) }],
    })
  })

  it('keeps the reason of a refusal when what it costs now cannot be had', async () => {
    const shopper = await shop.shoppers.open({})
    const ask = as(shopper)
    await ask(ADD, { input: { productId: 'studs' } })
    const input = await inputOf(shopper)
    let quotes = 0
    const cut = ({ url, socket }: IncomingMessage) => {
      if (url !== '/api/checkout/quote') return
      quotes += 1
      socket.destroy()
    }
    shop.backend.app.server.prependListener('request', cut)
    const { data, errors: told } = await ask(PLACE, { input: { ...input, total: 1 } })
    shop.backend.app.server.removeListener('request', cut)
    expect(quotes).toBeGreaterThan(0)
    expect(told).toEqual([])
    expect(data?.placeOrder).toMatchObject({ quote: null, userErrors: [{ code: 'PRICE_CHANGED' }] })
  })

  it.each([
    [{ address: { ...ADDRESS, state: 'Atlantis' } }, 'VALIDATION'],
    [{ address: null }, 'VALIDATION'],
    [{ delivery: 'COLLECT', address: null }, 'VALIDATION'],
    [{ delivery: 'COLLECT', storeId: 'nowhere', address: null }, 'VALIDATION'],
  ])('refuses %j at a field of the form', async (wrong, code) => {
    const shopper = await shop.shoppers.open({})
    await as(shopper)(ADD, { input: { productId: 'studs' } })
    const { data } = await as(shopper)(PLACE, { input: await inputOf(shopper, wrong) })
    expect(data?.placeOrder).toMatchObject({ orderId: null, paymentUrl: null })
    expect(data?.placeOrder.userErrors[0]).toMatchObject({ code, field: expect.any(String) })
  })

  it.each([
    ['phone', { phone: 'abc' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: '98450 1234' }],
    ['city', { city: '12345' }],
    ['postalCode', { postalCode: '56000' }],
  ])('names %s alone when only that part of the address is wrong: %j', async (name, wrong) => {
    const shopper = await shop.shoppers.open({})
    await as(shopper)(ADD, { input: { productId: 'studs' } })
    const input = await inputOf(shopper, { address: { ...ADDRESS, ...wrong } })
    const { data } = await as(shopper)(PLACE, { input })
    expect(data?.placeOrder.userErrors).toEqual([
      { field: `address.${name}`, code: 'VALIDATION', message: expect.any(String) },
    ])
  })

  it('says that an order is collected only where delivery has a price: others may not know the word', async () => {
    const shopper = await shop.shoppers.open({})
    const ask = as(shopper)
    await ask(ADD, { input: { productId: 'studs' } })
    const sent = () => bff.recorder.calls.filter(({ name }) => name === 'quoteCheckout').at(-1)?.body
    const quote = async (delivery: string) =>
      (await ask(`{ checkout(delivery: ${delivery}) { shipping } }`)).data?.checkout
    const price = (deliveryPrice: number) =>
      shop.operator.patch('/api/operator/shop', { facts: { deliveryPrice } }).expect(200)
    expect(await quote('COLLECT')).toEqual({ shipping: 0 })
    expect(sent()).toEqual({ points: 0 })
    await price(500)
    expect([await quote('SHIP'), await quote('COLLECT')]).toEqual([{ shipping: 50_000 }, { shipping: 0 }])
    expect(sent()).toEqual({ points: 0, delivery: 'collect' })
    await price(0)
  })

  it('says that a piece has gone, with what is left to pay', async () => {
    const shopper = await shop.shoppers.open({})
    const ask = as(shopper)
    await ask(ADD, { input: { productId: 'rare' } })
    const input = await inputOf(shopper)
    await shop.operator.put('/api/operator/variants/rare-v/stock', { stock: 0 }).expect(200)
    const { data } = await ask(PLACE, { input })
    expect(data?.placeOrder).toMatchObject({ quote: { total: 0 }, userErrors: [{ code: 'OUT_OF_STOCK' }] })
    expect((await ask('{ bag { lines { problem } } }')).data?.bag.lines[0]?.problem).toBe('OUT_OF_STOCK')
  })
})

describe('orders in GraphQL', () => {
  it('from payment to return: words, paise, tracking, documents; nothing for anybody else', async () => {
    const shopper = await shop.shoppers.open({ verified: true })
    const ask = as(shopper)
    await ask(ADD, { input: { productId: 'ring', size: '6' } })
    await ask(ADD, { input: { productId: 'studs', engraving: 'M', engravingFace: 'SERIF' } })
    const placed = (await ask(PLACE, { input: await inputOf(shopper, {}, 100) })).data?.placeOrder
    const session = sessionOf(placed?.paymentUrl ?? undefined)
    const mark = () =>
      as(undefined)('mutation ($id: String!) { markPaid(sessionId: $id) { status } }', { id: session })
    expect((await mark()).data?.markPaid.status).toBe('PENDING')
    shop.payments.provider.pay(session, 'ok', { name: 'Test', email: null })
    expect((await mark()).data?.markPaid.status).toBe('PAID')

    const ORDER = `query ($id: ID!) { order(id: $id) { number status amount goods discount delivery
      items { id name size price engraving returnable } returns { status amount } invoices { kind amount }
      events { kind } } }`
    const see = async (who: TestShopper | undefined) => as(who)(ORDER, { id: placed?.orderId })
    const order = (await see(shopper)).data?.order
    expect(order).toMatchObject({
      status: 'paid',
      amount: 17_620_000,
      goods: 17_630_000,
      discount: 10_000,
      delivery: 'SHIP',
      invoices: [{ kind: 'INVOICE', amount: 17_620_000 }],
    })
    expect(order?.items.map(({ size, engraving }) => [size, engraving])).toEqual([
      ['6', null],
      [null, 'M'],
    ])
    const other = await shop.shoppers.open({})
    expect((await see(other)).data?.order).toBeNull()
    expect((await see(undefined)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const list = (await ask('{ viewer { orders { total items { number title pieces amount } } } }')).data
      ?.viewer?.orders
    expect(list).toEqual({
      total: 1,
      items: [{ number: order?.number, title: 'Piece ring', pieces: 2, amount: 17_620_000 }],
    })
    expect((await as(other)('{ viewer { orders { total } } }')).data?.viewer?.orders.total).toBe(0)

    const operator = shop.operator
    const withoutHuid = 'The hallmark is not the matter here'
    await operator.post(`/api/operator/orders/${placed?.orderId}/ship`, { withoutHuid }).expect(200)
    await operator.post(`/api/operator/orders/${placed?.orderId}/deliver`).expect(200)
    const track = (email: string) =>
      as(undefined)(
        'query ($n: String!, $e: String!) { trackOrder(number: $n, email: $e) { status events { kind } } }',
        { n: order?.number, e: email },
      )
    expect((await track(shopper.email)).data?.trackOrder?.status).toBe('Delivered')
    expect((await track('somebody@example.com')).data?.trackOrder).toBeNull()

    const back = (items: object[], who: TestShopper = shopper) =>
      as(who)(
        `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) {
          order { returns { status } } userErrors ${errors} } }`,
        { input: { orderId: placed?.orderId, items, reason: 'Too small.' } },
      )
    const [ring, studs] = (await see(shopper)).data?.order?.items ?? []
    expect([ring?.returnable, studs?.returnable]).toEqual([1, 0])
    expect((await back([{ itemId: studs?.id, quantity: 1 }])).data?.requestReturn.userErrors[0]?.code).toBe(
      'CONFLICT',
    )
    expect(
      (await back([{ itemId: ring?.id, quantity: 1 }], other)).data?.requestReturn?.order ?? null,
    ).toBeNull()
    expect((await back([{ itemId: ring?.id, quantity: 1 }])).data?.requestReturn).toMatchObject({
      order: { returns: [{ status: 'REQUESTED' }] },
      userErrors: [],
    })
  })
})
