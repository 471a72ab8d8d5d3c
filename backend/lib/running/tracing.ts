import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BackendConfig } from '#backend/lib/http/implement.ts'

/** What a stop may spend on the last spans. */
const EXPORT_MS = 3_000

/** Health probes come every second and are not interesting; the stream of changes never ends. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics', '/api/changes'])

/**
 * Exports a span for each request over OTLP, as a child of the caller's if it sent `traceparent`. Only names of routes:
 * no address, no query, no personal data.
 */
export const traceRequests = (
  app: FastifyInstance,
  { endpoint, ratio }: NonNullable<BackendConfig['traces']>,
): void => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop-backend' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  })
  const tracer = provider.getTracer('shop')
  const propagator = new W3CTraceContextPropagator()
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (!QUIET.has(route)) {
      const { method, id, headers } = request
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      const attributes = { 'http.request.method': method, 'http.route': route, 'shop.request_id': id }
      spans.set(
        request,
        tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent),
      )
    }
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.setAttribute('shop.outcome', 'aborted').end()
    done()
  })
  app.addHook('onClose', () => provider.shutdown())
}
