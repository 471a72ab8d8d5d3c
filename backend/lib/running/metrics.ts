import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { auditLines } from '#backend/lib/audit/audit.ts'
import type { Database } from '#backend/lib/store/db.ts'
import type { Deps } from '#backend/lib/http/implement.ts'

export interface Metrics {
  readonly registry: Registry
  readonly observe: (route: string, method: string, status: number, ms: number) => void
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'backend_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  })
  registry.registerMetric(auditLines)
  return {
    registry,
    observe: (route, method, status, ms) =>
      requests.observe({ route, method, status: String(status) }, ms / 1000),
  }
}

/**
 * `store_connections{state="open"}` and so on: the size of the pool, how many requests wait for it, and the most
 * connections it may have.
 */
export const watchConnections = (
  registry: Registry,
  { connections }: Pick<Database, 'connections'>,
): void => {
  const gauge = new Gauge({
    name: 'store_connections',
    help: 'Connections of the pool to the store: open, idle, the most it may hold, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
  registry.registerMetric(gauge)
}

/** Values are kept this long, so that several scrapes cause one count. */
const KEPT_MS = 10_000

/**
 * A gauge that `read` sets from the store at a scrape, so that every copy gives the same figures. If that fails it is
 * empty and `failed` is logged: all other metrics are still correct, and are needed most while the store fails.
 */
export const gaugeOfStore = <Label extends string>(
  { clock, metrics, log }: Pick<Deps, 'clock' | 'metrics' | 'log'>,
  gauge: { readonly name: string; readonly help: string; readonly labelNames: readonly Label[] },
  read: (gauge: Gauge<Label>) => Promise<void>,
  failed: string,
): void => {
  let readAt = 0
  metrics.registerMetric(
    new Gauge({
      ...gauge,
      registers: [],
      async collect() {
        if (readAt > clock.now() - KEPT_MS) return
        try {
          await read(this)
          readAt = clock.now()
        } catch (error) {
          this.reset()
          log.warn({ err: error }, failed)
        }
      },
    }),
  )
}
