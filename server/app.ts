import { randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { openHouse } from './house.ts'
import { LIMITS } from './graphql/limits.ts'
import { readManifest } from './graphql/persisted.ts'
import { graphqlPlugin } from './graphql/plugin.ts'
import { cspReportsPlugin } from './plugins/csp-reports.ts'
import { errorsPlugin } from './plugins/errors.ts'
import { createFiguresDoor } from './plugins/figures-door.ts'
import { graphiqlPlugin } from './plugins/graphiql.ts'
import { healthPlugin } from './plugins/health.ts'
import { loggerOptions, loggingPlugin, requestLog } from './plugins/logging.ts'
import { mediaPlugin } from './plugins/media.ts'
import { messagePicturesPlugin } from './plugins/message-pictures.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { pagesPlugin } from './plugins/pages.ts'
import { documentsPlugin } from './plugins/documents.ts'
import { picturesPlugin } from './plugins/pictures.ts'
import { plainFormsPlugin } from './plugins/plain-forms.ts'
import { pressurePlugin } from './plugins/pressure.ts'
import { redisPlugin } from './plugins/redis.ts'
import { rateLimitsPlugin } from './plugins/rate-limits.ts'
import { robotsPlugin } from './plugins/robots.ts'
import { sameOriginPlugin } from './plugins/same-origin.ts'
import { securityHeadersPlugin } from './plugins/security-headers.ts'
import { securityTxtPlugin } from './plugins/security-txt.ts'
import { languagesOf, otherLanguages } from './ssr/languages.ts'
import { sitemapPlugin } from './plugins/sitemap.ts'
import { sessionPlugin } from './plugins/session.ts'
import { staticPlugin } from './plugins/static.ts'
import { startVite } from './plugins/vite.ts'
import { publicContext, shopperContext, type ContextDeps } from './request-context.ts'
import { answerUnreadable, isAmbiguous, SLOWEST, SLOWEST_BODY_MS } from '#program/http-hardening.ts'
import { AppError } from './errors.ts'
import { asPath } from './ssr/render.ts'
import { createCaches } from './cache/caches.ts'
import type { EntityChange } from './cache/tagged-cache.ts'
import { createBreaker, type Breaker } from './upstream/breaker.ts'
import { createCapabilities } from './upstream/capabilities.ts'
import { fitsAnswer } from './upstream/checks.ts'
import { DEADLINES, type Deadlines } from './upstream/deadlines.ts'
import { createHttpUpstream, type Upstream } from './upstream/http.ts'
import { createPulse, livenessQuestion } from './upstream/pulse.ts'
import { createRetryBudget } from './upstream/retry-budget.ts'

export interface AppParts {
  /** Replaces the connection to the backend, for tests. */
  upstream?: Upstream
  /** False: never answers 503 because this machine is slow; tests share theirs. Default true. */
  shedLoad?: boolean
  /** Replaces the deadlines of service, for tests on a busy machine. */
  deadlines?: Deadlines
  /** Replaces the breaker, for tests that break the backend on purpose. */
  breaker?: Breaker
  /**
   * Called with each change of the backend after everything that depends on it was dropped; for tests and measurements.
   */
  onDropped?: (change: EntityChange) => void
}

/** A request id from outside is kept if it is well formed. */
const REQUEST_ID = /^[\w-]{8,64}$/

const newApp = (config: Config): FastifyInstance =>
  fastify({
    logger: loggerOptions(config),
    // Loading the page bundle on a busy machine takes longer than Fastify's usual ten seconds.
    pluginTimeout: 60_000,
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: ({ headers }) => {
      const id = headers['x-request-id']
      return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID()
    },
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: SLOWEST_BODY_MS,
    http: SLOWEST,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, request, reply) => {
      const body = { message: 'The request could not be read.', code: 'BAD_REQUEST', requestId: request.id }
      void (reply as unknown as FastifyReply).code(400).send(body)
    },
    // While it stops it still answers what is in progress; see `drain`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 512 },
  })

/** A developer restarts the backend with each edit, and waits for it. Milliseconds. */
const DEV_TRIES_AGAIN_MS = 100

/** The breaker. It probes over a separate connection, because a silent backend may keep all others busy. */
const watchfulBreaker = (
  app: FastifyInstance,
  config: Config,
  { upstream }: AppParts,
  deadlines: Deadlines,
): Breaker => {
  const own = upstream ?? createHttpUpstream(config, deadlines, 1)
  const pulse = createPulse({
    ask: livenessQuestion(own, deadlines.readAttempt),
    onAwake: () => {
      app.log.info('the backend answers again')
      breaker.reset()
    },
    onSilent: () => app.log.warn('the backend does not answer: old answers and refusals until it does'),
  })
  app.addHook('onClose', async () => {
    pulse.close()
    if (!upstream) await own.close()
  })
  const breaker = createBreaker({ pulse, ...(config.dev && { triesAgainMs: DEV_TRIES_AGAIN_MS }) })
  return breaker
}

/** Builds the BFF. It does not listen and has no effect outside. */
export const buildApp = async (config: Config, parts: AppParts = {}): Promise<FastifyInstance> => {
  const app = newApp(config)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isAmbiguous(request.raw)) return done()
    reply.header('connection', 'close')
    done(new AppError('BAD_REQUEST', 'The request could not be read.', { status: 400 }))
  })
  const deadlines = parts.deadlines ?? DEADLINES
  const upstream = parts.upstream ?? createHttpUpstream(config, deadlines)
  app.addHook('onClose', () => upstream.close())
  const vite = config.dev ? await startVite(app) : undefined

  await app.register(loggingPlugin)
  // Loaded only if tracing is on: otherwise a request pays nothing for it.
  const tracing = config.traces && (await import('./plugins/tracing.ts'))
  if (config.traces && tracing) await app.register(tracing.tracingPlugin, { traces: config.traces })
  await app.register(securityHeadersPlugin, { config })
  await app.register(errorsPlugin)
  await app.register(metricsPlugin, { admit: createFiguresDoor(config, upstream) })
  // Before anything that may refuse: a refusal by GraphQL reads the cookies too.
  await app.register(sessionPlugin, { config })
  if (parts.shedLoad ?? true)
    await app.register(pressurePlugin, {
      keepsPage: (url) => caches.pages.recent(asPath(url)) !== undefined,
    })
  await app.register(sameOriginPlugin, { config })
  await app.register(redisPlugin, { config })
  await app.register(rateLimitsPlugin, { config })
  const capabilities = createCapabilities(
    upstream,
    app.log,
    deadlines.capabilities,
    Date.now,
    config.dev ? DEV_TRIES_AGAIN_MS : undefined,
  )
  // A backend that stops at the same time is not followed any more.
  const onDrain = () => void caches.close()
  await app.register(healthPlugin, { upstream, capabilities, onDrain })

  const breaker = parts.breaker ?? watchfulBreaker(app, config, parts, deadlines)
  app.addHook('onClose', async () => breaker.close())
  app.metrics.breaker(breaker.states)
  const caches = createCaches({
    reads: config.readCache,
    backend: config,
    redis: app.redis,
    // A backend that has not answered yet may have a feed: then the feed itself retries soon.
    offered: () => capabilities.offers('changes'),
    fits: fitsAnswer,
    isOutage: (error) => error instanceof AppError && error.status === 503,
    onDropped: parts.onDropped ?? (() => undefined),
    observe: app.metrics.cacheRead,
    log: app.log,
  })
  app.addHook('onListen', async () => caches.start())
  app.addHook('onClose', caches.close)
  const deps: ContextDeps = {
    upstream,
    deadlines,
    capabilities,
    demo: config.mode === 'demo',
    house: openHouse(config.houseFolder),
    languages: languagesOf(config.dist),
    offers: capabilities.offers,
    budget: createRetryBudget(),
    breaker,
    observe: app.metrics.upstream,
    cache: caches.answers,
  }
  await app.register(graphqlPlugin, {
    production: config.mode === 'production',
    translates: deps.languages.length > 1,
    manifest: readManifest(config.dist),
    context: shopperContext(app, deps),
    limits: app.limits,
    onError: app.metrics.graphqlError,
    documents: caches.documents,
  })
  tracing?.traceFields(app)
  await app.register(graphiqlPlugin, { config })
  await app.register(documentsPlugin, { dist: config.dist, shopperContext: shopperContext(app, deps) })
  await app.register(messagePicturesPlugin, { shopperContext: shopperContext(app, deps) })
  await app.register(plainFormsPlugin, {
    shopperContext: shopperContext(app, deps),
    prefixes: ['', ...otherLanguages(config.dist).map((code) => `/${code}`)],
  })
  await app.register(mediaPlugin, { config })
  await app.register(cspReportsPlugin)
  await app.register(robotsPlugin, { config })
  await app.register(securityTxtPlugin, { config, context: publicContext(deps) })
  await app.register(picturesPlugin, { context: publicContext(deps) })
  await app.register(sitemapPlugin, { config, context: publicContext(deps) })
  if (!vite) await app.register(staticPlugin, { config })
  await app.register(pagesPlugin, {
    config,
    vite,
    pages: caches.pages,
    dataMs: deadlines.page,
    publicContext: publicContext(deps),
    shopperContext: shopperContext(app, deps),
  })
  return app
}
