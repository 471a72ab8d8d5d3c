import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Deps } from '#backend/lib/implement.ts'
import type { OrdersTables } from './tables.ts'
import { namesOf } from '#program/names.ts'
import { ORDER_WORD } from './words.ts'

/** Values are kept this long, so that several scrapes are counted once. */
const KEPT_MS = 10_000

/** `orders{status="paid"}` …: how many orders are in each state, counted at each scrape. Every copy gives the same figures. */
export const watchOrders = ({ db, clock, metrics, log }: Pick<Deps, 'db' | 'clock' | 'metrics' | 'log'>) => {
  let counted = 0
  const orders = new Gauge({
    name: 'orders',
    help: 'Orders by their state',
    labelNames: ['status'] as const,
    registers: [],
    async collect() {
      if (counted > clock.now() - KEPT_MS) return
      try {
        const rows = await db
          .withTables<OrdersTables>()
          .selectFrom('orders')
          .select(['status', sql<number>`count(*)::int`.as('many')])
          .groupBy('status')
          .execute()
        const many = new Map(rows.map((row) => [row.status, row.many]))
        for (const status of namesOf(ORDER_WORD)) this.set({ status }, many.get(status) ?? 0)
        counted = clock.now()
      } catch (error) {
        // All other metrics are still true, and needed most while the store fails.
        this.reset()
        log.warn({ err: error }, 'orders could not be counted')
      }
    },
  })
  metrics.registerMetric(orders)
}
