import { createHash } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { readCard } from './cards.ts'
import { addControls, newControls } from './control.ts'
import { ApiError, unknown } from './errors.ts'
import { parseForm, text, type FormObject } from './form.ts'
import { closedPage, extraStepPage, notFoundPage, payPage } from './pages.ts'
import { Provider } from './provider.ts'
import { Store, type StoredSession } from './store.ts'
import { noFaults, Webhooks } from './webhooks.ts'

export interface PaymentsOptions {
  /** Folder of the store; in memory without one. */
  folder?: string | undefined
  /** The only secret key that may call `/v1`. */
  secretKey: string
  /** Where events go; a function where that is known later. */
  webhookUrl?: string | (() => string | undefined) | undefined
  webhookSecret: string
  /** Opens the `/control` routes. Tests only. */
  control?: boolean
  retryMs?: number
  settleAfterMs?: number
  log?: (line: string) => void
}

/** How long an idempotency key is remembered: as long as the peer's. */
const KEY_LIFE_MS = 86_400_000

/** Builds the provider; `listen` starts it. */
export const buildPayments = (options: PaymentsOptions) => {
  const store = new Store()
  const controls = newControls(options.settleAfterMs ?? 10_000)
  const now = () => Date.now() + controls.clockOffsetMs
  const faults = noFaults()
  const log = options.log ?? (() => {})
  const webhooks = new Webhooks({
    store,
    url: () => (typeof options.webhookUrl === 'function' ? options.webhookUrl() : options.webhookUrl),
    secret: options.webhookSecret,
    now,
    faults,
    retryMs: options.retryMs ?? 500,
    log,
  })
  let origin = 'http://127.0.0.1'
  const provider = new Provider({
    store,
    webhooks,
    now,
    minLifeSeconds: () => controls.minLifeSeconds,
    settleAfterMs: () => controls.settleAfterMs,
    pageOrigin: () => origin,
  })
  const inFlight = new Set<string>()
  let ready = options.folder === undefined

  const app = Fastify({ bodyLimit: 262_144, forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, parseForm(String(body)))
    },
  )
  app.addHook('onRequest', async () => {
    if (!ready) throw new ApiError(503, 'Starting.', { type: 'api_error' })
  })
  app.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof ApiError ? error : new ApiError(500, 'Something went wrong.', { type: 'api_error' })
    if (!(error instanceof ApiError)) log(`error ${String(error)}`)
    return reply.status(known.status).send(known.body())
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .send(new ApiError(404, `Unrecognized request URL (${request.method}: ${request.url}).`).body()),
  )

  const form = (request: FastifyRequest) => (request.body ?? {}) as FormObject
  const id = (request: FastifyRequest) => String((request.params as { id?: string }).id)
  const query = (request: FastifyRequest) => request.query as Record<string, string | undefined>

  const authorise = (request: FastifyRequest) => {
    const given = request.headers.authorization ?? ''
    if (given === `Bearer ${options.secretKey}`) return
    throw new ApiError(401, 'Invalid API Key provided.', { code: 'api_key_invalid' })
  }

  /** Runs a write once per `Idempotency-Key`; a repeat gets the stored answer, other parameters are refused. */
  const once = async (request: FastifyRequest, reply: FastifyReply, run: () => unknown) => {
    await controls.hold(request.url)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') return run()
    const fingerprint = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body ?? {})}`)
      .digest('hex')
    const before = store.answers.get(key)
    if (before && now() - before.at < KEY_LIFE_MS) {
      if (before.fingerprint !== fingerprint) {
        throw new ApiError(
          400,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          {
            type: 'idempotency_error',
          },
        )
      }
      return reply.status(before.status).header('idempotent-replayed', 'true').send(before.body)
    }
    if (inFlight.has(key)) {
      throw new ApiError(409, 'There is currently another in-progress request using this key.', {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
      })
    }
    inFlight.add(key)
    try {
      await controls.slow(request.url)
      const body = run()
      store.put(['answers', key, { key, fingerprint, status: 200, body, at: now() }])
      await controls.afterWork(request.url)
      return body
    } finally {
      inFlight.delete(key)
    }
  }

  /** A session with what was asked to be expanded. */
  const shown = ({ session, items }: StoredSession, request: FastifyRequest): Stripe.Checkout.Session => {
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

  app.register(async (api) => {
    api.addHook('onRequest', async (request) => {
      authorise(request)
      await controls.fail(request.url)
    })
    api.post('/v1/checkout/sessions', (request, reply) =>
      once(request, reply, () => provider.createSession(form(request))),
    )
    api.get('/v1/checkout/sessions/:id', (request) => shown(provider.find(id(request)), request))
    api.get('/v1/checkout/sessions/:id/line_items', (request) => ({
      object: 'list',
      data: provider.find(id(request)).items,
      has_more: false,
      url: request.url,
    }))
    api.post('/v1/checkout/sessions/:id/expire', (request, reply) =>
      once(request, reply, () => provider.expire(id(request))),
    )
    api.get('/v1/payment_intents/:id', (request) => {
      const intent = store.intents.get(id(request))
      if (!intent) throw unknown('payment_intent', id(request))
      return intent
    })
    api.post('/v1/refunds', (request, reply) => once(request, reply, () => provider.refund(form(request))))
    api.get('/v1/refunds/:id', (request) => {
      const refund = store.refunds.get(id(request))
      if (!refund) throw unknown('refund', id(request))
      return refund
    })
    api.get('/v1/refunds', (request) => {
      const of = query(request)['payment_intent']
      const data = [...store.refunds.values()].filter((r) => !of || r.payment_intent === of).reverse()
      return { object: 'list', data, has_more: false, url: '/v1/refunds' }
    })
    api.get('/v1/events/:id', (request) => {
      const event = store.events.get(id(request))
      if (!event) throw unknown('event', id(request))
      return event
    })
    api.get('/v1/events', (request) => {
      const q = query(request)
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

  const returnTo = (session: Stripe.Checkout.Session) =>
    (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

  const html = (reply: FastifyReply, status: number, body: string, session?: Stripe.Checkout.Session) => {
    const origins = [session?.success_url, session?.cancel_url].flatMap((url) =>
      url ? [new URL(url).origin] : [],
    )
    return reply
      .status(status)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${[...new Set(origins)].join(' ')}`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(body)
  }

  /** The session behind a page, or undefined after the not-found page went out. */
  const known = (request: FastifyRequest) => {
    try {
      return provider.find(id(request))
    } catch {
      return undefined
    }
  }

  app.get('/pay/:id', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session } = stored
    if (session.status === 'complete') return html(reply, 200, closedPage(stored, returnTo(session)), session)
    if (session.status === 'expired') return html(reply, 200, closedPage(stored, session.cancel_url), session)
    if (stored.extraStep) return html(reply, 200, extraStepPage(stored), session)
    return html(reply, 200, payPage(stored, query(request)['problem']), session)
  })
  app.get('/pay/:id/cancel', (request, reply) => {
    const stored = known(request)
    if (!stored?.session.cancel_url) return html(reply, 404, notFoundPage())
    return reply.redirect(stored.session.cancel_url, 303)
  })
  app.post('/pay/:id', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session } = stored
    const body = form(request)
    if (session.status === 'complete') return reply.redirect(returnTo(session), 303)
    if (session.status !== 'open') return reply.redirect(`/pay/${session.id}`, 303)
    const who = { name: text(body['name'])?.slice(0, 120) ?? '', email: null }
    const method = text(body['method']) ?? 'card'
    if (method === 'bank_success' || method === 'bank_failure') {
      provider.payLater(session.id, method === 'bank_success' ? 'success' : 'failure', who)
      return reply.redirect(returnTo(session), 303)
    }
    const card = readCard(
      {
        number: text(body['number']) ?? '',
        expiry: text(body['expiry']) ?? '',
        cvc: text(body['cvc']) ?? '',
      },
      now(),
    )
    if ('problem' in card) return reply.redirect(`/pay/${session.id}?problem=${card.problem}`, 303)
    const result = provider.pay(session.id, card.outcome, who)
    if (result === 'paid') return reply.redirect(returnTo(session), 303)
    if (result === 'extra_step') return reply.redirect(`/pay/${session.id}`, 303)
    return reply.redirect(`/pay/${session.id}?problem=${card.outcome}`, 303)
  })
  app.post('/pay/:id/extra-step', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session } = stored
    if (session.status === 'complete') return reply.redirect(returnTo(session), 303)
    if (session.status !== 'open' || !stored.extraStep) return reply.redirect(`/pay/${session.id}`, 303)
    const yes = text(form(request)['answer']) === 'yes'
    const result = provider.pay(session.id, yes ? 'ok' : 'card_declined', { name: '', email: null })
    return reply.redirect(
      result === 'paid' ? returnTo(session) : `/pay/${session.id}?problem=authentication_failed`,
      303,
    )
  })

  app.get('/healthz', () => ({ status: 'ok' }))
  if (options.control) addControls(app, { controls, provider, webhooks, faults, store })

  const ticking = setInterval(() => provider.tick(), 1000)
  ticking.unref()

  return {
    app,
    store,
    provider,
    webhooks,
    controls,
    faults,
    /** Starts listening and returns the origin. Port 0 takes any free one. */
    listen: async (port: number, host = '127.0.0.1') => {
      await app.listen({ port, host })
      const at = app.server.address()
      origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${typeof at === 'object' && at ? at.port : port}`
      // The port is the lock: a second program on the same folder has failed above and never opens the file.
      if (options.folder !== undefined) store.open(options.folder)
      ready = true
      webhooks.start()
      return origin
    },
    close: async () => {
      clearInterval(ticking)
      await webhooks.stop()
      await app.close()
      store.close()
    },
  }
}

export type Payments = ReturnType<typeof buildPayments>
