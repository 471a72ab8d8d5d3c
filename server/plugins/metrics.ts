import type { Restarts } from '#program/supervisor-channel.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { createHistogram } from './histogram.ts'

interface Metrics {
  /** For plugins with a figure of their own. */
  registry: Registry
  /** One attempt to reach the backend: its endpoint, how it ended (a status or a fault), its milliseconds. */
  upstream: (endpoint: string, outcome: string, ms: number) => void
  graphqlError: (code: string) => void
  /** One read of what is the same for everyone, by how it was answered. */
  cacheRead: (outcome: 'hit' | 'miss' | 'stale') => void
  /** Sets where the state of the breaker is read: which parts of the backend are given up. */
  breaker: (states: () => { group: string; open: boolean }[]) => void
  /** How often the supervisor of `npm start` restarted each program. */
  restarts: (counts: Restarts) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

/**
 * `GET /metrics` in the format of Prometheus. Labels are route patterns, never addresses, so their number is bounded.
 */
export const metricsPlugin = fp<{ admit: (request: FastifyRequest) => Promise<void> }>(
  async (app, { admit }) => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    const http = createHistogram('http_request_duration_seconds', 'Answers of the BFF by route and status', [
      'method',
      'route',
      'status',
    ])
    const upstream = createHistogram(
      'upstream_request_duration_seconds',
      'Attempts to reach the backend by endpoint and outcome',
      ['endpoint', 'outcome'],
    )
    const errors = new Counter({
      name: 'graphql_errors_total',
      help: 'GraphQL errors by code',
      labelNames: ['code'] as const,
      registers: [register],
    })
    const reads = new Counter({
      name: 'cache_reads_total',
      help: 'Reads that are the same for everyone: a hit in the cache, a miss that the backend answered, or stale while it fails',
      labelNames: ['outcome'] as const,
      registers: [register],
    })
    // Set from the start: Prometheus sees no increase in a counter that first appears as 1.
    const outcomes = { hit: reads.labels('hit'), miss: reads.labels('miss'), stale: reads.labels('stale') }
    for (const outcome of Object.values(outcomes)) outcome.inc(0)
    const restarts = new Counter({
      name: 'program_restarts_total',
      help: 'Programs that ended by themselves and were started again by npm start; elsewhere the service manager counts',
      labelNames: ['program'] as const,
      registers: [register],
    })
    app.decorate('metrics', {
      registry: register,
      restarts: (counts) => {
        restarts.reset()
        for (const [program, count] of Object.entries(counts)) restarts.inc({ program }, count)
      },
      upstream: (endpoint, outcome, ms) => upstream.observe(ms, endpoint, outcome),
      graphqlError: (code) => errors.inc({ code }),
      cacheRead: (outcome) => outcomes[outcome].inc(),
      breaker: (states) =>
        new Gauge({
          name: 'upstream_breaker_open',
          help: 'Parts of the backend: 1 while given up and called, 0 while asked',
          labelNames: ['group'] as const,
          registers: [register],
          collect() {
            for (const { group, open } of states()) this.set({ group }, open ? 1 : 0)
          },
        }),
    })
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      http.observe(reply.elapsedTime, request.method, route, String(reply.statusCode))
      done()
    })
    app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await admit(request)
      reply.type(register.contentType)
      return (await register.metrics()) + http.text() + upstream.text()
    })
  },
  { name: 'metrics' },
)
