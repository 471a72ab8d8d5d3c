import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPurchase, type Purchase } from './support/purchase.ts'
import { startShop, type GraphQLAnswer, type Shop } from './support/server.ts'
import type { TestShopper } from './support/shoppers.ts'

/**
 * Who may see and do what. Every operation of the schema is listed here, as public or as the shopper's own; an
 * operation that is not listed fails the first test. The shopper's own are called as the owner, as another shopper with
 * the owner's ids, and signed out.
 */

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))

/** For everybody: the answer contains nothing of an account. Forms without a session contain their own proof. */
const PUBLIC = [
  'shop',
  'ringSizes',
  'products',
  'facets',
  'suggestions',
  'product',
  'productsById',
  'categories',
  'category',
  'metalRates',
  'promise',
  'blog',
  'blogs',
  'page',
  'pages',
  'countries',
  'stores',
  'store',
  'slots',
  'sendFranchiseEnquiry',
  'sendContactEnquiry',
  'bookAppointment',
  'signUp',
  'signIn',
  'requestSignInLink',
  'signInByLink',
  'beginPasskeySignIn',
  'signInByPasskey',
  'requestEndOfCodes',
  'confirmEndOfCodes',
  'signOut',
  'confirmEmail',
  'undoEmailChange',
  'requestPasswordReset',
  'resetPassword',
  'trackOrder',
  'markPaid',
  'appointmentByLink',
  'moveAppointment',
  'cancelAppointment',
]

/** Public, but in a visitor's own cookie: another visitor must not see it. */
const VISITORS = ['bag', 'bagCount', 'addToBag', 'setBagQuantity', 'acceptPrices', 'removeFromBag']

interface Ids {
  order: string
  item: string
  address: string
  session: string
  line: string
}

/**
 * The shopper's own: arguments are made from the owner's ids. Signed out, the answer is UNAUTHENTICATED unless `nobody`
 * says otherwise.
 */
const OWN: Readonly<Record<string, { args?: (ids: Ids) => string; nobody?: 'null' }>> = {
  viewer: { nobody: 'null' },
  order: { args: ({ order }) => `id: "${order}"` },
  passport: { args: ({ order, item }) => `orderId: "${order}", itemId: "${item}"` },
  checkout: {},
  cancelOrder: { args: ({ order }) => `id: "${order}"` },
  payRest: { args: ({ order }) => `id: "${order}", way: CARD` },
  requestReturn: {
    args: ({ order, item }) =>
      `input: { orderId: "${order}", items: [{ itemId: "${item}", quantity: 1 }], reason: "It does not fit me at all." }`,
  },
  endOtherSessions: {},
  endSession: { args: ({ session }) => `id: "${session}"` },
  confirmIdentity: { args: () => 'password: "not the password"' },
  beginConfirmation: {},
  beginCodes: {},
  turnOnCodes: { args: () => 'code: "000000"' },
  turnOffCodes: {},
  renewRecoveryCodes: {},
  keepCodes: {},
  beginPasskey: {},
  addPasskey: {
    args: () => 'input: { credentialId: "x", clientDataJSON: "x", attestationObject: "x" }',
  },
  renamePasskey: { args: ({ session }) => `id: "${session}", name: "Changed"` },
  removePasskey: { args: ({ session }) => `id: "${session}"` },
  updateProfile: { args: () => 'input: { name: "Changed" }' },
  resendVerification: {},
  changeEmail: { args: () => 'email: "changed@example.com", password: "not the password"' },
  changePassword: { args: () => 'current: "not the password", password: "granite-lantern-42"' },
  exportData: { args: () => 'password: "not the password"' },
  deleteAccount: { args: () => 'password: "not the password"' },
  saveAddress: {
    args: ({ address }) =>
      `id: "${address}", input: { name: "Changed", addressLine1: "1 Road", city: "Pune", state: "Maharashtra", postalCode: "411001", countryCode: "IN" }`,
  },
  removeAddress: { args: ({ address }) => `id: "${address}"` },
  sendMessage: { args: () => 'text: "from somebody"' },
  acceptEstimate: { args: () => 'messageId: "00000000-0000-4000-8000-000000000000"' },
  markMessagesRead: {},
  addToWishlist: { args: () => 'productId: "vane"' },
  removeFromWishlist: { args: () => 'productId: "vane"' },
  mergeWishlist: { args: () => 'productIds: []' },
  moveMyAppointment: { args: ({ address }) => `id: "${address}", startsAt: "2027-01-04T05:30:00.000Z"` },
  cancelMyAppointment: { args: ({ address }) => `id: "${address}"` },
  placeOrder: {
    args: () => 'input: { key: "ownership-1", bagVersion: 1, total: 100, delivery: SHIP }',
  },
}

const roots = [schema.getQueryType(), schema.getMutationType()].filter(
  (type): type is GraphQLObjectType => !!type,
)
const operations = roots.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ kind: type.name.toLowerCase(), field })),
)

/** Everything below a field that needs no argument, as deeply as the limits allow. */
const select = (type: GraphQLObjectType, depth: number): string => {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined)) return []
    const inner = getNamedType(field.type)
    if (!isObjectType(inner)) return 'getTypes' in inner || 'getFields' in inner ? [] : [field.name]
    return depth <= 0 ? [] : [`${field.name} ${select(inner, depth - 1)}`]
  })
  return parts.length === 0 ? '{ __typename }' : `{ ${parts.join(' ')} }`
}

const documentOf = (kind: string, field: GraphQLField<unknown, unknown>, args: string, depth = 2) => {
  const inner = getNamedType(field.type)
  return `${kind} { ${field.name}${args === '' ? '' : `(${args})`} ${isObjectType(inner) ? select(inner, depth) : ''} }`
}

describe('every operation has an owner', () => {
  it('is listed as public, as a visitor’s or as the shopper’s own', () => {
    const listed = new Set([...PUBLIC, ...VISITORS, ...Object.keys(OWN)])
    const unknown = operations.map(({ field }) => field.name).filter((name) => !listed.has(name))
    expect(unknown, 'list these in tests/ownership.test.ts').toEqual([])
  })
})

describe('another shopper and nobody', () => {
  const CANARIES = [
    'Canary Owner',
    'canary-owner@example.com',
    '77 Canary Street',
    'canary words',
    '+91 98450 77777',
  ]
  let purchase: Purchase
  let shop: Shop
  let owner: TestShopper
  let other: TestShopper
  let ids: Ids
  const own = operations.filter(({ field }) => Object.hasOwn(OWN, field.name))

  const ask = (document: string, token?: string): Promise<GraphQLAnswer> =>
    shop.graphql(document, {}, token === undefined ? {} : { cookie: `sid=${token}` })
  const textOf = ({ data, errors }: GraphQLAnswer) => JSON.stringify({ data, errors })
  /** Everything of the owner's that somebody could have changed. */
  const kept = async () => {
    const [account, addresses, points, messages, orders] = await Promise.all(
      [
        '/api/account',
        '/api/account/addresses',
        '/api/points',
        '/api/messages',
        `/api/orders/${ids.order}`,
      ].map((path) => owner.get(path).expect(200)),
    )
    return [account, addresses, points, messages, orders].map((answer) => answer?.body)
  }

  beforeAll(async () => {
    purchase = await startPurchase({ seed: 'catalogue' })
    shop = await startShop({ backendUrl: purchase.backend.url })
    owner = await purchase.shoppers.open({ name: 'Canary Owner', email: 'canary-owner@example.com' })
    other = await purchase.shoppers.open({ name: 'Other Shopper' })
    const address = await owner
      .post('/api/account/addresses', {
        name: 'Canary Owner',
        addressLine1: '77 Canary Street',
        city: 'Bengaluru',
        state: 'Karnataka',
        postalCode: '560001',
        countryCode: 'IN',
        phone: '+91 98450 77777',
      })
      .expect(201)
    await owner.post('/api/messages', { text: 'canary words' }).expect(201)
    const { body: list } = await owner.get('/api/products?limit=50').expect(200)
    const piece = (list.products as { _id: string; stock?: number }[]).find(
      ({ stock }) => stock === undefined || stock > 2,
    )
    const placed = await purchase.order(owner, { pieces: [{ productId: piece?._id ?? '' }] })
    expect(placed.status).toBe(200)
    const order = String(placed.body.orderId)
    const seen = await purchase.see(owner, order)
    const session = String((await owner.get('/api/sessions').expect(200)).body[0]._id)
    ids = { order, item: seen.items[0]?._id ?? '', address: address.body._id, session, line: 'none' }
  }, 240_000)
  afterAll(async () => {
    await shop?.close()
    await purchase?.close()
  })

  it('the owner sees what is the owner’s: the walk would notice', async () => {
    const viewer = own.find(({ field }) => field.name === 'viewer')
    const seen = textOf(await ask(documentOf('query', viewer!.field, ''), owner.token))
    for (const canary of CANARIES) expect(seen).toContain(canary)
  })

  it('nobody is told UNAUTHENTICATED by every operation of a shopper', async () => {
    const before = await kept()
    for (const { kind, field } of own) {
      const rule = OWN[field.name]
      const answer = await ask(documentOf(kind, field, rule?.args?.(ids) ?? ''))
      const code = answer.errors[0]?.extensions.code ?? 'none'
      const told = rule?.nobody === 'null' ? ['none'] : ['UNAUTHENTICATED']
      expect([field.name, code, answer.status], textOf(answer)).toEqual([field.name, told[0], 200])
      for (const canary of CANARIES) expect(textOf(answer)).not.toContain(canary)
    }
    expect(await kept()).toEqual(before)
  })

  it('another shopper sees nothing and changes nothing, whatever ids are sent', async () => {
    const before = await kept()
    for (const { kind, field } of own) {
      const answer = await ask(documentOf(kind, field, OWN[field.name]?.args?.(ids) ?? ''), other.token)
      expect([field.name, answer.errors[0]?.extensions.code], textOf(answer)).not.toEqual([
        field.name,
        'BAD_REQUEST',
      ])
      for (const canary of CANARIES) expect(textOf(answer), field.name).not.toContain(canary)
    }
    expect(await kept()).toEqual(before)
  })

  it('a foreign id is answered like an unknown one', async () => {
    const unknown = {
      ...ids,
      order: '00000000-0000-4000-8000-000000000000',
      address: '00000000-0000-4000-8000-000000000000',
      session: '00000000-0000-4000-8000-000000000000',
    }
    for (const name of [
      'order',
      'passport',
      'cancelOrder',
      'payRest',
      'requestReturn',
      'saveAddress',
      'removeAddress',
      'endSession',
    ]) {
      const { kind, field } = own.find((operation) => operation.field.name === name)!
      const [foreign, none] = await Promise.all(
        [ids, unknown].map((given) =>
          ask(documentOf(kind, field, OWN[name]?.args?.(given) ?? ''), other.token),
        ),
      )
      const bare = (answer: GraphQLAnswer | undefined) => ({
        status: answer?.status,
        data: answer?.data,
        errors: answer?.errors.map(({ message, extensions: { requestId: _, ...rest } }) => ({
          message,
          ...rest,
        })),
      })
      expect([name, bare(foreign)]).toEqual([name, bare(none)])
    }
  })

  it('a bag is seen by its visitor only', async () => {
    const answer = await ask('{ bag { pieces } }')
    expect(answer.cookies.find((line) => line.startsWith('bag='))).toBeUndefined()
    expect(textOf(answer)).not.toContain(owner.token)
    const bags = await Promise.all([ask('{ bagCount }', other.token), ask('{ bagCount }')])
    expect(bags.map(({ data }) => data?.bagCount)).toEqual([0, 0])
  })
})
