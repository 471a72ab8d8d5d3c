import { sql } from 'kysely'
import type { Deps } from '#backend/lib/http/implement.ts'
import { gaugeOfStore } from '#backend/lib/running/metrics.ts'
import { namesOf } from '#program/names.ts'
import type { OrdersTables } from './tables.ts'
import { ORDER_WORD } from './words.ts'

/** How many orders are in each state: `orders{status="paid"}` and so on. */
export const watchOrders = (deps: Pick<Deps, 'db' | 'clock' | 'metrics' | 'log'>) =>
  gaugeOfStore(
    deps,
    { name: 'orders', help: 'Orders by their state', labelNames: ['status'] },
    async (gauge) => {
      const rows = await deps.db
        .withTables<OrdersTables>()
        .selectFrom('orders')
        .select(['status', sql<number>`count(*)::int`.as('many')])
        .groupBy('status')
        .execute()
      const many = new Map(rows.map((row) => [row.status, row.many]))
      for (const status of namesOf(ORDER_WORD)) gauge.set({ status }, many.get(status) ?? 0)
    },
    'orders could not be counted',
  )
