import fp from 'fastify-plugin'
import { Counter } from 'prom-client'
import { AppError } from '#server/errors.ts'
import { member } from '#program/member.ts'

/** Where browsers report what a page's policy blocked. */
export const CSP_REPORTS = '/csp-reports'
const MOST_BYTES = 16 * 1024
/** The most reports that are read from one body. */
const MOST_REPORTS = 10
const TYPES = ['application/csp-report', 'application/reports+json']

const DIRECTIVE = /^[a-z-]{3,40}$/
const KEYWORD =
  /^(?:inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink|data|blob|filesystem|about)$/

/** Browsers have several names for one thing. */
const firstOf = (report: unknown, ...names: string[]): unknown =>
  names.map((name) => member(report, name)).find((found) => found !== undefined)

/** An address as it may appear in a log: its origin, or the browser's keyword if there is none. */
const originOf = (address: unknown): string => {
  if (typeof address !== 'string') return 'unknown'
  if (KEYWORD.test(address)) return address
  if (!URL.canParse(address)) return 'unknown'
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin.slice(0, 200)
}

/** The parts of a report that are not personal: directive and origins, never a path, query, sample or referrer. */
export const reportFacts = (report: unknown) => {
  const directive = firstOf(report, 'effectiveDirective', 'effective-directive', 'violated-directive')
  const line = firstOf(report, 'lineNumber', 'line-number')
  return {
    directive: typeof directive === 'string' && DIRECTIVE.test(directive) ? directive : 'unknown',
    blocked: originOf(firstOf(report, 'blockedURL', 'blocked-uri')),
    source: originOf(firstOf(report, 'sourceFile', 'source-file')),
    ...(typeof line === 'number' && Number.isInteger(line) && { line }),
  }
}

const reportsIn = (body: unknown): unknown[] =>
  Array.isArray(body)
    ? body.filter((one) => member(one, 'type') === 'csp-violation').map((one) => member(one, 'body'))
    : [member(body, 'csp-report')]

/** Takes reports of the content security policy in both forms that browsers send, few per address, and logs them. */
export const cspReportsPlugin = fp(
  async (app) => {
    const counter = new Counter({
      name: 'csp_reports_total',
      help: 'What browsers say that the content security policy stopped',
      registers: [app.metrics.registry],
    })
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      for (const type of TYPES)
        scope.addContentTypeParser(
          type,
          { parseAs: 'string', bodyLimit: MOST_BYTES },
          (_request, body, done) => {
            try {
              done(null, JSON.parse(String(body)))
            } catch {
              done(new AppError('BAD_REQUEST', 'The request could not be read.', { status: 400 }))
            }
          },
        )
      scope.post(
        CSP_REPORTS,
        { bodyLimit: MOST_BYTES, onRequest: app.limits ? [app.limits.report] : [] },
        async (request, reply) => {
          for (const report of reportsIn(request.body).slice(0, MOST_REPORTS)) {
            if (report === undefined) continue
            counter.inc()
            request.log.warn(
              { csp: reportFacts(report) },
              'a browser reported a violation of the content security policy',
            )
          }
          return reply.code(204).header('cache-control', 'no-store').send()
        },
      )
    })
  },
  { name: 'csp-reports', dependencies: ['metrics', 'rate-limits'] },
)
