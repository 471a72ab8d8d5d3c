import fastify from 'fastify'
import type { Category, Product } from '#contract/catalogue.ts'
import { openErp } from './erp.ts'

/**
 * The smallest useful adapter: the eight calls of the shop over one export of an ERP, catalogue only. Copy it, put your
 * own ERP's names into `erp.ts`, and let `npm run conformance` say what is missing.
 *
 *   ERP=https://erp.example/export.json node adapters/rest-example/main.ts
 *   BACKEND_URL=http://127.0.0.1:4000 MEDIA_ORIGINS=https://pictures.example npm start
 */
const SOURCE = process.env.ERP ?? 'adapters/rest-example/erp.json'
const PORT = Number(process.env.PORT ?? 4000)
/** The interval at which the export is read again. */
const EVERY_MS = 60_000

let products: readonly Product[] = []
let categories: readonly Category[] = []
let isFilled = false
/** The last report about the export: an equal one is not printed again. */
let said = ''

/** The last good export is used until the next one. */
const refresh = async () => {
  const tell = (text: string) => {
    if (text !== said) process.stderr.write(text)
    said = text
  }
  try {
    const read = await openErp(SOURCE)
    ;({ products, categories } = read)
    isFilled = true
    tell(read.left.map((line) => `left out: ${line}\n`).join(''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const until = isFilled ? 'the last good export serves' : 'there is nothing to show until it can be'
    tell(`the ERP could not be read, and ${until}: ${reason}\n`)
  }
}

class Refused extends Error {
  readonly statusCode: number
  constructor(statusCode: number, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
  }
}
const orRefuse = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Refused(404, `There is no such ${what}.`)
  return found
}

type Query = Readonly<Record<string, string | undefined>>

/** A number in the address. Throws 400 if it is not one. */
const numberOf = (query: Query, name: string, least: number, byDefault: number): number => {
  const value = query[name] === undefined ? byDefault : Number(query[name])
  if (!(value >= least)) throw new Refused(400, `${name} is not right.`)
  return value
}

const priceOf = ({ price }: Product) => price[0]?.amount ?? 0

/** A category and all below it; each is visited once even if groups contain each other. */
const family = (id: string, met = new Set<string>()): ReadonlySet<string> => {
  met.add(id)
  for (const one of categories) if (one.parentCategoryId === id && !met.has(one._id)) family(one._id, met)
  return met
}

const list = (query: Query) => {
  const [page, limit] = [numberOf(query, 'page', 1, 1), numberOf(query, 'limit', 1, 12)]
  const [least, most] = [numberOf(query, 'priceMin', 0, 0), numberOf(query, 'priceMax', 0, Infinity)]
  const within = query.categoryId === undefined ? undefined : family(query.categoryId)
  const words = query.search?.toLowerCase().split(/\s+/).filter(Boolean)
  const tags = query.tags?.split(',')
  const found = products.filter((one) => {
    if (priceOf(one) < least || priceOf(one) > most) return false
    if (within && !one.categoryIds?.some((id) => within.has(id))) return false
    if (tags && !one.tags?.some((tag) => tags.includes(tag))) return false
    if (query.isTopCollection === 'true' && !one.isTopCollection) return false
    // The export has none of these facts, so nothing matches.
    if (query.collection ?? query.gender ?? query.type) return false
    const text = [one.name, one.subtitle, one.description, ...one.material].join(' ').toLowerCase()
    return words?.every((word) => text.includes(word)) ?? true
  })
  return { products: found.slice((page - 1) * limit, page * limit), total: found.length, page }
}

const app = fastify()
app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
  const status = error.statusCode ?? 500
  return reply.code(status).send({ message: status < 500 ? error.message : 'Something went wrong' })
})
app.addHook('onRequest', async () => {
  if (!isFilled) throw new Refused(503, 'The catalogue is not there yet.')
})
app.get<{ Querystring: Query }>('/api/products', ({ query }) => list(query))
app.get<{ Params: { id: string } }>('/api/products/:id', ({ params }) =>
  orRefuse(
    products.find(({ _id }) => _id === params.id),
    'piece',
  ),
)
app.get<{ Querystring: Query }>('/api/categories', ({ query: { parentCategoryId: parent } }) =>
  parent === undefined ? categories : categories.filter((one) => one.parentCategoryId === parent),
)
app.get<{ Params: { id: string } }>('/api/categories/:id', ({ params }) =>
  orRefuse(
    categories.find(({ _id, slug }) => _id === params.id || slug === params.id),
    'category',
  ),
)
app.get('/api/blogs/:id', () => orRefuse(undefined, 'blog'))
app.get('/api/orders/:orderId', () => orRefuse(undefined, 'order'))
app.post('/api/orders/mark-paid', () => ({ status: 'refused' }))

await refresh()
setInterval(() => void refresh(), EVERY_MS).unref()
const address = await app.listen({ port: PORT, host: '127.0.0.1' })
process.stdout.write(`adapter for ${SOURCE} on ${address}: ${products.length} articles\n`)
