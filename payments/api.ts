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
  store: Store,
  { session, items }: StoredSession,
  request: FastifyRequest,
): Stripe.Checkout.Session => {
  const asked = new Set(
    [...new URL(request.url, 'http://x').searchParams].flatMap(([k, v]) =>
      k.startsWith('expand') ? [v] : [],
    ),
  )
  const intent = asked.has('payment_intent') ? store.intents.get(String(session.payment_intent)) : undefined
  const list = {
    object: 'list',
    data: [...items],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  } as unknown as NonNullable<Stripe.Checkout.Session['line_items']>
  return {
    ...session,
    ...(intent && { payment_intent: intent }),
    ...(asked.has('line_items') && { line_items: list }),
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
    api.get('/v1/checkout/sessions/:id', (request) => shown(store, provider.find(idOf(request)), request))
    api.get('/v1/checkout/sessions/:id/line_items', (request) => ({
      object: 'list',
      data: provider.find(idOf(request)).items,
      has_more: false,
      url: request.url,
    }))
    api.post('/v1/checkout/sessions/:id/expire', (request, reply) =>
      once(request, reply, () => provider.expire(idOf(request))),
    )
    api.get('/v1/payment_intents/:id', (request) => {
      const intent = store.intents.get(idOf(request))
      if (!intent) throw unknown('payment_intent', idOf(request))
      return intent
    })
    api.post('/v1/refunds', (request, reply) => once(request, reply, () => provider.refund(formOf(request))))
    api.get('/v1/refunds/:id', (request) => {
      const refund = store.refunds.get(idOf(request))
      if (!refund) throw unknown('refund', idOf(request))
      return refund
    })
    api.get('/v1/refunds', (request) => {
      const of = queryOf(request)['payment_intent']
      const data = [...store.refunds.values()].filter((r) => !of || r.payment_intent === of).reverse()
      return { object: 'list', data, has_more: false, url: '/v1/refunds' }
    })
    api.get('/v1/events/:id', (request) => {
      const event = store.events.get(idOf(request))
      if (!event) throw unknown('event', idOf(request))
      return event
    })
    api.get('/v1/events', (request) => {
      const q = queryOf(request)
      const limit = Math.min(Math.max(Number(q['limit'] ?? 10) || 10, 1), 100)
      const since = Number(q['created[gte]'] ?? 0)
      let all = [...store.events.values()]
        .reverse()
        .filter((e) => e.created >= since && (!q['type'] || e.type === q['type']))
      const after = q['starting_after']
      if (after) all = all.slice(all.findIndex((e) => e.id === after) + 1)
      return { object: 'list', data: all.slice(0, limit), has_more: all.length > limit, url: '/v1/events' }
    })
  })
}
