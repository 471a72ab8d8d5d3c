import Fastify from 'fastify'
import { CLOSED_HEADERS } from '#program/headers.ts'
import { answerUnreadable, SLOWEST, SLOWEST_BODY_MS } from '#program/http-hardening.ts'
import { addApi } from './api.ts'
import { addBrand } from './brand.ts'
import { addControls, newControls } from './control.ts'
import { addDashboard } from './dashboard.ts'
import { ApiError } from './errors.ts'
import { parseForm } from './form.ts'
import { addHostedPages } from './hosted-pages.ts'
import { Provider } from './provider.ts'
import { Store } from './store.ts'
import { noFaults, Webhooks } from './webhooks.ts'

export interface PaymentsOptions {
  /** Folder of the store; in memory without one. */
  folder?: string | undefined
  /** The only secret key that may call `/v1`. */
  secretKey: string
  /** The address for events; a function if it is known only later. */
  webhookUrl?: string | (() => string | undefined) | undefined
  webhookSecret: string
  /** Opens the `/control` routes. Tests only. */
  control?: boolean
  retryMs?: number
  settleAfterMs?: number
  /**
   * The shortest lifetime of a session; Stripe's is half an hour. Tests whose clock stops during the start need less.
   */
  minLifeSeconds?: number
  /** Folders with the shop's tokens.css, brand.css, fonts.css, favicon.svg and fonts/; values of later folders win. */
  brand?: readonly string[] | undefined
  /** Who is paid, as the pages say it. */
  name?: string | undefined
  log?: (line: string) => void
}

/** Builds the provider; `listen` starts it. */
export const buildPayments = (options: PaymentsOptions) => {
  const store = new Store()
  const controls = newControls(options.settleAfterMs ?? 10_000)
  if (options.minLifeSeconds !== undefined) controls.minLifeSeconds = options.minLifeSeconds
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
    refundsEnd: () => controls.refundsEnd,
    offers: () => controls.offers,
    pageOrigin: () => origin,
  })
  let ready = options.folder === undefined

  const app = Fastify({
    bodyLimit: 262_144,
    forceCloseConnections: true,
    http: SLOWEST,
    requestTimeout: SLOWEST_BODY_MS,
    clientErrorHandler: answerUnreadable,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(CLOSED_HEADERS)
    done()
  })
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

  addApi(app, { store, provider, controls, now, secretKey: options.secretKey })
  const house = { name: options.name, icon: addBrand(app, options.brand).icon }
  addHostedPages(app, { provider, now, house })
  addDashboard(app, { provider, store, house })
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
