import { randomUUID } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import type { Logger } from 'pino'
import { sql } from 'kysely'
import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import { CLOSED_HEADERS, HSTS } from '#program/headers.ts'
import { sustainedOverload } from '#program/sustained-overload.ts'
import { answerUnreadable, isAmbiguous, SLOWEST, SLOWEST_BODY_MS } from '#program/http-hardening.ts'
import { joinAccountHooks } from './lib/account-hooks.ts'
import { addDrain } from './lib/http/drain.ts'
import { openStore } from './lib/store/open-store.ts'
import type { Database } from './lib/store/db.ts'
import { checkDataKey, sealerOf } from './lib/security/data-key.ts'
import { failureOf } from './lib/http/failure.ts'
import { languageAsked } from './lib/words/words.ts'
import { Refusal, type BackendConfig, type Clock, type Deps, type Module } from './lib/http/implement.ts'
import { guardBackend } from './lib/http/front-door.ts'
import { createHouseDoor } from './lib/http/house-door.ts'
import { createJobRunner, type JobRunner } from './lib/running/jobs.ts'
import { createLog } from './lib/running/log.ts'
import { createMetrics, watchConnections } from './lib/running/metrics.ts'
import { migrate } from './lib/migrate/migrate.ts'
import { createRateLimits } from './lib/http/rate-limits.ts'
import { outboxJob } from './lib/mail/outbox.ts'
import { sayTexts } from './lib/rows/own-texts.ts'
import { registerModules } from './lib/http/register.ts'
import { sharedFor } from './lib/running/shared-for.ts'
import { watchStore } from './lib/store/store-health.ts'
import { modules as allModules, resolveCaller, resolveHouse, tokenMakers } from './modules/index.ts'
import { openHouse } from '#house/load.ts'
import { storeTemplate } from './seed/hash.ts'
import { seedEmptyStore } from './seed/seed.ts'

export interface Backend {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly runJob: JobRunner['runOnce']
  /** Stops jobs and requests, then closes the store. */
  readonly close: () => Promise<void>
}

export interface Overrides {
  /** An open store instead of the one the configuration names. It is migrated, and closed by `close`. */
  readonly database?: Database
  readonly clock?: Clock
  readonly log?: Logger
  readonly modules?: readonly Module[]
  /** Whether jobs run by themselves. Default true. */
  readonly jobs?: boolean
  /** Whether requests are refused with 503 while the event loop lags. Default true. */
  readonly shedLoad?: boolean
  /** How long kept connections may still bring a request when it closes. Milliseconds; default `QUIET_MS`. */
  readonly drainMs?: number
  /** Is told what a start is busy with. */
  readonly progress?: (step: string) => void
}

/** However often it is probed, the store is queried at most twice a second. */
const READY_KEPT_MS = 500
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** The backend, built but not listening. */
export const buildBackend = async (config: BackendConfig, overrides: Overrides = {}): Promise<Backend> => {
  const log = overrides.log ?? createLog(config.logLevel)
  const database = overrides.database ?? (await openStore(config, log, storeTemplate(config)))
  try {
    return await build(config, overrides, log, database)
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

const build = async (
  config: BackendConfig,
  overrides: Overrides,
  log: Logger,
  database: Database,
): Promise<Backend> => {
  const modules = overrides.modules ?? allModules
  const metrics = createMetrics()
  watchConnections(metrics.registry, database)
  const deps: Deps = {
    db: database.db,
    clock: overrides.clock ?? { now: () => Date.now() },
    log,
    config,
    sealer: sealerOf(config),
    listen: database.listen,
    metrics: metrics.registry,
    accounts: joinAccountHooks(modules.map(({ accounts }) => accounts)),
  }
  const progress = overrides.progress ?? (() => undefined)
  // The pool gives up a statement after seconds; an index over a large table takes minutes.
  const applied = await database.alone((unhurried) =>
    migrate(unhurried, undefined, (step) => {
      log.info({ step }, 'migrating')
      progress(step)
    }),
  )
  if (applied.length > 0) log.info({ applied }, 'migrated')
  await sayTexts(deps)
  await checkDataKey(deps.db, deps.sealer)
  if (config.seed)
    await database.alone((unhurried) =>
      seedEmptyStore({ ...deps, db: unhurried }, openHouse(config.house), progress),
    )

  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: 100_000,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: SLOWEST_BODY_MS,
    http: SLOWEST,
    clientErrorHandler: answerUnreadable,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: false },
    // Refusals by the router itself, in the shape of every other failure.
    frameworkErrors: (error, request, reply) => {
      const { status, ...failure } = failureOf(error)
      const body = { ...failure, requestId: request.id }
      void (reply as unknown as FastifyReply).code(status).type('application/json').send(body)
    },
    // While it stops, requests on kept connections are still answered; see `addDrain`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })

  const health = watchStore({
    ...deps,
    folder: database.folder,
    leastFree: config.leastDiskFree,
  })
  const headers = { ...CLOSED_HEADERS, ...(config.deskUrl.startsWith('https://') && HSTS) }
  // Loaded only if tracing is on; without it a request pays nothing.
  if (config.traces) (await import('./lib/running/tracing.ts')).traceRequests(app, config.traces)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // No browser sends the key's header, and the BFF passes on none of these headers, which are a tenth of the cost of
    // a small answer.
    if (request.headers[INTERNAL_TOKEN_HEADER] === undefined) reply.headers(headers)
    if (!isAmbiguous(request.raw)) return done()
    reply.header('connection', 'close')
    done(new Refusal(400, 'BAD_REQUEST', 'The request could not be read.'))
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(route, request.method, reply.statusCode, reply.elapsedTime)
    const line = {
      route,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    // The desk is in English; a page of the shop names its own language.
    const language = /^\/(?:api\/operator|desk)\//.test(request.url)
      ? 'en'
      : languageAsked(request.headers['accept-language'], config.languages)
    const { status, ...failure } = failureOf(error, language)
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed')
      health.saw(error)
    }
    if (status === 503) reply.header('retry-after', '1')
    return reply
      .code(status)
      .type('application/json')
      .send({ ...failure, requestId: request.id })
  })
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'NOT_FOUND', 'There is nothing here.')
  })
  const isLasting = sustainedOverload()
  if (overrides.shedLoad !== false)
    await app.register(underPressure, {
      maxEventLoopDelay: 1500,
      maxHeapUsedBytes: 0,
      maxRssBytes: 0,
      pressureHandler: async (request) => {
        if (isLasting(performance.now()) && !PROBES.has(request.url))
          throw new Refusal(503, 'OVERLOADED', 'The shop is very busy. Please try again in a moment.')
      },
    })

  const limits = await createRateLimits(app, config.rateLimits)
  const house = createHouseDoor(deps, resolveHouse, limits.unknownTokens)
  guardBackend(app, deps, house, limits.withoutKey)

  await health.check()

  app.get('/healthz', () => ({ status: 'ok' }))
  const ready = sharedFor(READY_KEPT_MS, () => sql`select 1`.execute(deps.db))
  app.get('/readyz', async () => {
    await ready().catch(storeIsAway)
    await health.assertGood()
    return { status: 'ready' }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

  for (const module of modules) module.metrics(deps)
  await registerModules(app, modules, deps, resolveCaller, house, limits)
  const jobs = createJobRunner(
    [
      ...modules.flatMap((module) => module.jobs(deps)),
      outboxJob(deps, tokenMakers),
      { name: 'store-health', everyMs: 10_000, run: health.check },
    ],
    log,
  )
  addDrain(app, overrides.drainMs)
  await app.ready()
  if (overrides.jobs !== false) jobs.start()

  let closing: Promise<void> | undefined
  const close = async () => {
    await Promise.all([jobs.stop(), app.close()])
    await database.close()
  }
  return { app, deps, runJob: jobs.runOnce, close: () => (closing ??= close()) }
}

/** The answer says why a backend is not ready; the database's own message contains no secret. */
const storeIsAway = (error: unknown): never => {
  throw failureOf(error).status === 503
    ? new Refusal(503, 'UPSTREAM_UNAVAILABLE', `The store cannot be reached: ${messageOf(error)}.`)
    : error
}
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])
