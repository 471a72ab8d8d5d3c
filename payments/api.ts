import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import type { Controls } from './control.ts'
import { ApiError, unknown } from './errors.ts'
import { newOnce } from './once.ts'
import type { Provider } from './provider.ts'
import { formOf, idOf, queryOf } from './requests.ts'
import type { Store, StoredSession } from './store.ts'

interface ApiParts {
  store: Store
  provider: Provider
  controls: Controls
  /** Milliseconds since 1970, by the provider's clock. */
  now: () => number
  secretKey: string
}

const authorise = (request: FastifyRequest, secretKey: string) => {
  const given = request.headers.authorization ?? ''
  if (given === `Bearer ${secretKey}`) return
  throw new ApiError(401, 'Invalid API Key provided.', { code: 'api_key_invalid' })
}

/** A session with what was asked to be expanded. */
const shown = (
  { store, provider }: Pick<ApiParts, 'store' | 'provider'>,
  { session, items }: StoredSession,
  request: FastifyRequest,
): Stripe.Checkout.Session => {
  const asked = new Set(
    [...new URL(request.url, 'http://x').searchParams].flatMap(([k, v]) =>
      k.startsWith('expand') ? [v] : [],
    ),
  )
  const deep = asked.has('payment_intent.latest_charge')
  const intent =
    deep || asked.has('payment_intent') ? store.intents.get(String(session.payment_intent)) : undefined
  const charge = deep && intent?.latest_charge ? provider.money.charge(intent) : undefined
  const list = {
    object: 'list',
    data: [...items],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  } as unknown as NonNullable<Stripe.Checkout.Session['line_items']>
  return {
    ...session,
    ...(intent && { payment_intent: charge ? { ...intent, latest_charge: charge } : intent }),
    ...(asked.has('line_items') && { line_items: list }),
  }
}

/** The object that an address names. */
const found = <T>(all: ReadonlyMap<string, T>, kind: string, request: FastifyRequest): T => {
  const thing = all.get(idOf(request))
  if (!thing) throw unknown(kind, idOf(request))
  return thing
}

interface Listable {
  readonly id: string
  readonly created: number
  readonly payment_intent?: unknown
}

/** A page of a list as the API has it: newest first, within `created`, and of one payment if it is named. */
const listed = <T extends Listable>(request: FastifyRequest, all: readonly T[]) => {
  const query = queryOf(request)
  const limit = Math.min(Math.max(Number(query('limit') ?? 10) || 10, 1), 100)
  const [from, to] = [Number(query('created[gte]') ?? 0), Number(query('created[lt]') ?? Infinity)]
  const of = query('payment_intent')
  let fitting = all
    .filter(({ created }) => created >= from && created < to)
    .filter(({ payment_intent }) => of === undefined || payment_intent === of)
    .toReversed()
  const after = query('starting_after')
  if (after) fitting = fitting.slice(fitting.findIndex(({ id }) => id === after) + 1)
  return {
    object: 'list',
    data: fitting.slice(0, limit),
    has_more: fitting.length > limit,
    url: request.url.split('?')[0],
  }
}

/** The routes under `/v1` that the `stripe` package calls, closed without the secret key. */
export const addApi = (app: FastifyInstance, { store, provider, controls, now, secretKey }: ApiParts) => {
  const once = newOnce(store, controls, now)
  app.register(async (api) => {
    api.addHook('onRequest', async (request) => {
      authorise(request, secretKey)
      await controls.fail(request.url)
    })
    api.post('/v1/checkout/sessions', (request, reply) =>
      once(request, reply, () => provider.createSession(formOf(request))),
    )
    api.get('/v1/checkout/sessions', (request) =>
      listed(
        request,
        [...store.sessions.values()].map(({ session }) => session),
      ),
    )
    api.get('/v1/checkout/sessions/:id', (request) =>
      shown({ store, provider }, provider.find(idOf(request)), request),
    )
    api.get('/v1/checkout/sessions/:id/line_items', (request) => ({
      object: 'list',
      data: provider.find(idOf(request)).items,
      has_more: false,
      url: request.url,
    }))
    api.post('/v1/checkout/sessions/:id/expire', (request, reply) =>
      once(request, reply, () => provider.expire(idOf(request))),
    )
    api.get('/v1/payment_intents/:id', (request) => found(store.intents, 'payment_intent', request))
    api.get('/v1/payment_intents', (request) => listed(request, [...store.intents.values()]))
    api.post('/v1/refunds', (request, reply) =>
      once(request, reply, () => provider.money.refund(formOf(request))),
    )
    api.get('/v1/refunds/:id', (request) => found(store.refunds, 'refund', request))
    api.get('/v1/refunds', (request) => listed(request, [...store.refunds.values()]))
    api.get('/v1/disputes/:id', (request) => found(store.disputes, 'dispute', request))
    api.get('/v1/disputes', (request) => listed(request, [...store.disputes.values()]))
    api.get('/v1/charges/:id', (request) => {
      const intent = [...store.intents.values()].find((each) => each.latest_charge === idOf(request))
      if (!intent) throw unknown('charge', idOf(request))
      return provider.money.charge(intent)
    })
    api.get('/v1/events/:id', (request) => found(store.events, 'event', request))
    api.get('/v1/events', (request) => {
      const type = queryOf(request)('type')
      return listed(
        request,
        [...store.events.values()].filter((event) => type === undefined || event.type === type),
      )
    })
  })
}
