import {
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import { rootFields } from '#server/graphql/limits.ts'
import type { CallSpan, RequestSpan } from '#server/upstream/request-span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined unless traces are exported. */
    span?: TracedRequest | undefined
  }
}

/** The most time that stopping may spend on the last spans. */
const EXPORT_MS = 3_000

/** Probes come every second and say nothing. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

const propagator = new W3CTraceContextPropagator()

/** Only names of routes, endpoints and fields: no address, no query, no header, no personal data. */
class TracedRequest implements RequestSpan {
  readonly #tracer: Tracer
  readonly #span: Span
  readonly #method: string

  constructor(tracer: Tracer, method: string, requestId: string) {
    this.#tracer = tracer
    this.#method = method
    const attributes = { 'http.request.method': method, 'shop.request_id': requestId }
    // A trace begins here: a traceparent from a browser is not trusted.
    this.#span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes, root: true }, ROOT_CONTEXT)
  }

  named(route: string) {
    this.#span.updateName(`${this.#method} ${route}`).setAttribute('http.route', route)
  }

  asks(fields: readonly string[]) {
    this.#span.addEvent('graphql', { 'graphql.fields': fields.join(' ') })
  }

  call(endpoint: string): CallSpan {
    const parent = trace.setSpan(ROOT_CONTEXT, this.#span)
    const span = this.#tracer.startSpan(endpoint, { kind: SpanKind.CLIENT }, parent)
    const carrier: { traceparent?: string } = {}
    propagator.inject(trace.setSpan(ROOT_CONTEXT, span), carrier, defaultTextMapSetter)
    return {
      traceparent: carrier.traceparent ?? '',
      end: (outcome) => {
        span.setAttribute('shop.outcome', outcome)
        if (!/^[1-4]\d\d$/.test(outcome)) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  end(status: number | undefined) {
    if (status === undefined) this.#span.setAttribute('shop.outcome', 'aborted')
    else this.#span.setAttribute('http.response.status_code', status)
    if (status !== undefined && status >= 500) this.#span.setStatus({ code: SpanStatusCode.ERROR })
    this.#span.end()
  }
}

/** Exports a span for each request and each call of the backend, over OTLP. Registered only if that is configured. */
export const tracingPlugin = fp<{ traces: NonNullable<Config['traces']> }>(
  async (app, { traces: { endpoint, ratio } }) => {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'shop-server' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
    })
    const tracer = provider.getTracer('shop')
    app.decorateRequest('span')
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url
      if (route === undefined || !QUIET.has(route)) {
        request.span = new TracedRequest(tracer, request.method, request.id)
        request.span.named(route ?? 'none')
      }
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      request.span?.end(reply.statusCode)
      done()
    })
    app.addHook('onRequestAbort', (request, done) => {
      request.span?.end(undefined)
      done()
    })
    app.addHook('onClose', () => provider.shutdown())
  },
  { name: 'tracing' },
)

/** Adds the fields of a document to its request's span. They are names of the schema by then. */
export const traceFields = (app: FastifyInstance) =>
  app.graphql.addHook('preExecution', async (_schema, document, { reply }) => {
    reply?.request.span?.asks(rootFields(document))
  })
