import fp from 'fastify-plugin'
import { Counter, Registry, collectDefaultMetrics } from 'prom-client'
import { createHistogram } from './histogram.ts'

export interface Metrics {
  /** One attempt to reach the backend: its endpoint, how it ended (a status or a fault), its milliseconds. */
  upstream: (endpoint: string, outcome: string, ms: number) => void
  graphqlError: (code: string) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

/** `GET /metrics` in Prometheus' words. Labels are route patterns, never addresses, so their number is bounded. */
export const metricsPlugin = fp(
  async (app) => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    const http = createHistogram('http_request_duration_seconds', 'Answers of the BFF by route and status')
    const upstream = createHistogram(
      'upstream_request_duration_seconds',
      'Attempts to reach the backend by endpoint and outcome',
    )
    const errors = new Counter({
      name: 'graphql_errors_total',
      help: 'GraphQL errors by code',
      labelNames: ['code'] as const,
      registers: [register],
    })
    app.decorate('metrics', {
      upstream: (endpoint, outcome, ms) =>
        upstream.observe(`endpoint="${endpoint}",outcome="${outcome}"`, ms),
      graphqlError: (code) => errors.inc({ code }),
    })
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      http.observe(
        `method="${request.method}",route="${route}",status="${reply.statusCode}"`,
        reply.elapsedTime,
      )
      done()
    })
    app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(register.contentType)
      return (await register.metrics()) + http.text() + upstream.text()
    })
  },
  { name: 'metrics' },
)
