import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { errorFacts, NEVER_LOGGED, masked } from '#contract/never-logged.ts'
import type { Config } from '#server/config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What failed in a GraphQL answer, whose status is 200 even so: 'placeOrder UPSTREAM_UNAVAILABLE'. */
    failures: readonly string[] | undefined
  }
}

/** Structured logs without secrets: no header, body, query string or cookie is ever written. */
export const loggerOptions = (
  config: Pick<Config, 'logLevel'>,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level: config.logLevel,
  base: { service: 'server' },
  serializers: { err: errorFacts },
  redact: {
    paths: [...NEVER_LOGGED.flatMap((name) => [name, `*.${name}`]), 'headers', 'req.headers'],
    censor: '[hidden]',
  },
})

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type ChildLoggerOptions = Parameters<FastifyBaseLogger['child']>[1]

/**
 * The logger of one request, made when the request first logs something: making one is more than 1 % of a query's CPU.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #facts: Bindings
  readonly #options: ChildLoggerOptions
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, facts: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent
    this.#facts = facts
    this.#options = options
  }
  get #own() {
    return (this.#made ??= this.#parent.child(this.#facts, this.#options))
  }
  #say(level: Exclude<keyof FastifyBaseLogger, 'level' | 'child' | 'msgPrefix'>, said: unknown[]) {
    Reflect.apply(this.#own[level], this.#own, said)
  }
  get level() {
    return this.#own.level
  }
  set level(level) {
    this.#own.level = level
  }
  trace(...said: unknown[]) {
    this.#say('trace', said)
  }
  debug(...said: unknown[]) {
    this.#say('debug', said)
  }
  info(...said: unknown[]) {
    this.#say('info', said)
  }
  warn(...said: unknown[]) {
    this.#say('warn', said)
  }
  error(...said: unknown[]) {
    this.#say('error', said)
  }
  fatal(...said: unknown[]) {
    this.#say('fatal', said)
  }
  silent(...said: unknown[]) {
    this.#say('silent', said)
  }
  child(facts: Bindings, options?: ChildLoggerOptions) {
    return this.#own.child(facts, options)
  }
}

/** For Fastify: makes the logger of each request. */
export const requestLog = (parent: FastifyBaseLogger, facts: Bindings, options: ChildLoggerOptions) =>
  new RequestLog(parent, facts, options)

/** Ten figures or more together: a telephone number, an account's number. */
const LONG_NUMBER = /(?<![\da-z])(?:\+|%2B)?\d(?:[\d -]|%20){8,}\d(?![\da-z])/gi

/** The path of an address, without its query. */
export const pathOf = (url: string) => {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Nothing in it could be an e-mail address or a number. */
const HARMLESS = /^[a-z/_.-]*$/i
const SHORT = 200

/** The path as it is logged: a query may hold a session's id, and a path what somebody typed. */
export const loggedPath = (url: string) => {
  const path = pathOf(url)
  return path.length <= SHORT && HARMLESS.test(path) ? path : withoutPeople(path)
}

const withoutPeople = (path: string) =>
  path
    .replaceAll(/%40/g, '@')
    .split('/')
    .map((part) => masked(part).replaceAll(LONG_NUMBER, '[number]'))
    .join('/')

/** Probes come every second and are not worth a line. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/** The levels at which a line per answer is written. */
const SAYS_LINES = new Set(['trace', 'debug', 'info'])

/** One line per answer, and the request id on it. */
export const loggingPlugin = fp(
  async (app) => {
    app.decorateRequest('failures')
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
    if (!SAYS_LINES.has(app.log.level)) return
    app.addHook('onResponse', (request, reply, done) => {
      const path = loggedPath(request.url)
      if (!QUIET.has(path)) {
        const ms = Math.round(reply.elapsedTime * 10) / 10
        const { id: requestId, method, failures } = request
        // Not by the request's own logger, which few requests need.
        app.log.info(
          { requestId, method, path, status: reply.statusCode, ms, ...(failures && { failures }) },
          'answered',
        )
      }
      done()
    })
  },
  { name: 'logging' },
)
