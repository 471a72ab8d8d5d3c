import type { AddressInfo } from 'node:net'
import fastify, { type FastifyRequest } from 'fastify'
import type { Product } from '#contract/catalogue.ts'

/** A request that the stand-in got: the proof of what the BFF sends. */
export interface SeenCall {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export interface StandIn {
  url: string
  calls: SeenCall[]
  /** Answers the next requests to this path itself; return undefined to fall through. */
  intercept: (handler: (call: SeenCall) => Intercepted | undefined | Promise<Intercepted | undefined>) => void
  close: () => Promise<void>
}

export interface Intercepted {
  status?: number
  body?: unknown
  headers?: Record<string, string | string[]>
  /** Closes the connection instead of answering. */
  hangUp?: boolean
}

const names = [
  'Aster',
  'Briar',
  'Clover',
  'Dahlia',
  'Elder',
  'Fern',
  'Gorse',
  'Hazel',
  'Iris',
  'Jasmine',
  'Kalmia',
  'Lilac',
  'Myrtle',
  'Nerine',
]

/** Products with the fields of specification section 3 and nothing more. */
export const standInProducts: readonly Product[] = names.map((name, n) => ({
  _id: `p${n + 1}`,
  name: `${name} Ring`,
  images: [`/media/${name.toLowerCase()}-1.webp`, `/media/${name.toLowerCase()}-2.webp`],
  price: [{ amount: 9_000 + n * 4_000 }],
  material: ['Gold'],
  metalType: ['18 kt yellow gold'],
  bandType: ['Plain'],
  size: ['12', '13'],
  resizable: ['Yes'],
  madeIn: 'India',
  diamondCarats: n / 10,
  isTopCollection: n % 3 === 0,
}))

const categories = [
  { _id: 'c1', name: 'Rings', collection: [] },
  { _id: 'c2', name: 'Bespoke', collection: ['Engagement', 'Wedding'] },
]
const children = [{ _id: 'c11', name: 'Stacking rings', collection: [] }]

const blog = {
  _id: 'b1',
  title: 'How a ring is made',
  contentSections: [
    { heading: 'The sketch', description: 'It begins on paper.', gallery: ['/media/sketch.webp'] },
  ],
  imageGrid: { images: ['/media/bench.webp'] },
  sections1: [{ heading: 'Gold', content: 'Eighteen parts in twenty-four.' }],
  additionalSections: [{ image: '/media/hand.webp' }],
  insights: [{ title: 'Weight', description: 'A ring weighs three grams.' }],
}

const order = {
  _id: 'o1',
  status: 'paid',
  amount: 13_000,
  createdAt: '2026-11-01T10:00:00.000Z',
  shippingAddress: {
    name: 'A',
    addressLine1: '1 Road',
    city: 'Pune',
    state: 'MH',
    postalCode: '411001',
    country: 'IN',
  },
  items: [{ _id: 'p2', name: 'Briar Ring', image: '/media/briar-1.webp', price: 13_000, quantity: 1 }],
}

const number = (value: string | undefined, otherwise: number) =>
  value === undefined ? otherwise : Number(value)

const seen = (request: FastifyRequest): SeenCall => {
  const [path = '/'] = request.url.split('?')
  const query = request.query as Record<string, string>
  return { method: request.method, path, query, headers: request.headers, body: request.body }
}

/** A backend that knows only specification section 7: no capabilities, no sorting, no facets. */
export const startStandIn = async (port = 0): Promise<StandIn> => {
  const app = fastify()
  const calls: SeenCall[] = []
  let intercept: Parameters<StandIn['intercept']>[0] = () => undefined

  app.addHook('preHandler', async (request, reply) => {
    const call = seen(request)
    calls.push(call)
    const own = await intercept(call)
    if (!own) return
    if (own.hangUp) {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    return reply
      .code(own.status ?? 200)
      .headers({ 'content-type': 'application/json', ...own.headers })
      .serializer((body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)))
      .send(own.body ?? {})
  })

  app.get('/api/products', (request) => {
    const q = request.query as Record<string, string | undefined>
    const page = number(q.page, 1)
    const limit = number(q.limit, 12)
    const wanted = standInProducts.filter(({ price, isTopCollection, name }) => {
      const amount = price[0]?.amount ?? 0
      if (amount < number(q.priceMin, 0) || amount > number(q.priceMax, Infinity)) return false
      if (q.isTopCollection === 'true' && !isTopCollection) return false
      return !q.search || name.toLowerCase().includes(q.search.toLowerCase())
    })
    return { products: wanted.slice((page - 1) * limit, page * limit), total: wanted.length, page }
  })
  app.get<{ Params: { id: string } }>('/api/products/:id', (request, reply) => {
    const found = standInProducts.find(({ _id }) => _id === request.params.id)
    return found ?? reply.code(404).send({ message: 'No such product' })
  })
  app.get('/api/categories', (request) =>
    (request.query as { parentCategoryId?: string }).parentCategoryId ? children : categories,
  )
  app.get<{ Params: { id: string } }>('/api/categories/:id', (request, reply) => {
    const found = [...categories, ...children].find(({ _id }) => _id === request.params.id)
    return found ?? reply.code(404).send({ message: 'No such category' })
  })
  app.get<{ Params: { id: string } }>('/api/blogs/:id', (request, reply) =>
    request.params.id === blog._id ? blog : reply.code(404).send({ message: 'No such blog' }),
  )
  app.post('/api/orders/mark-paid', () => ({ status: 'paid' }))
  app.get<{ Params: { orderId: string } }>('/api/orders/:orderId', (request, reply) => {
    if (request.headers.authorization !== 'Bearer good-token')
      return reply.code(401).send({ message: 'Please sign in' })
    return request.params.orderId === order._id ? order : reply.code(404).send({ message: 'No such order' })
  })

  await app.listen({ port, host: '127.0.0.1' })
  const address = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    intercept: (handler) => {
      intercept = handler
    },
    close: () => app.close(),
  }
}
