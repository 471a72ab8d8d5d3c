import type { FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { errorFacts, NEVER_LOGGED, masked } from '#contract/never-logged.ts'
import type { Config } from '#server/config.ts'

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

/** Ten figures or more together: a telephone number, an account's number. */
const LONG_NUMBER = /(?<![\da-z])(?:\+|%2B)?\d(?:[\d -]|%20){8,}\d(?![\da-z])/gi

/** The path of an address, without its query. */
export const pathOf = (url: string) => {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The path as it is logged: a query may hold a session's id, and a path what somebody typed. */
export const loggedPath = (url: string) =>
  pathOf(url)
    .replaceAll(/%40/g, '@')
    .split('/')
    .map((part) => masked(part).replaceAll(LONG_NUMBER, '[number]'))
    .join('/')

/** Probes come every second and are not worth a line. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/** One line per answer, and the request id on it. */
export const loggingPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      const path = pathOf(request.url)
      if (!QUIET.has(path)) {
        const ms = Math.round(reply.elapsedTime * 10) / 10
        request.log.info(
          { method: request.method, path: loggedPath(request.url), status: reply.statusCode, ms },
          'answered',
        )
      }
      done()
    })
  },
  { name: 'logging' },
)
