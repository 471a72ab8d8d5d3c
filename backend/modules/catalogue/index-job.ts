import { Gauge } from 'prom-client'
import type { Db, Deps, Job } from '#backend/lib/implement.ts'
import { productIndex } from './entries.ts'

/** A change is found so long after its write at the latest, where nobody asks before and nothing else is waiting. */
const EVERY_MS = 500

/** After so many the store's waste of them is cleared away at once: the embedded store never does so by itself. */
const MANY = 10_000

/** Takes changes of products into the index, batch by batch, for as long as any wait. */
export const indexJob = (db: Db): Job => {
  const index = productIndex(db)
  return {
    name: 'search',
    everyMs: EVERY_MS,
    run: async () => {
      if ((await index.state()).waiting === 0) return
      let taken = 0
      for (let more = await index.takeIn(); more > 0; more = await index.takeIn()) taken += more
      if (taken > MANY) await index.tidy()
    },
  }
}

const FIGURES = {
  search_waiting: ['Changes of products that the index has not taken in yet', 'waiting'],
  search_lag_seconds: ['How long the oldest of these changes has been waiting', 'lagSeconds'],
} as const

/** `search_waiting`, `search_lag_seconds`: how far the index is behind the store. Every copy says the same. */
export const watchIndex = ({ db, metrics, log }: Pick<Deps, 'db' | 'metrics' | 'log'>): void => {
  const index = productIndex(db)
  for (const [name, [help, member]] of Object.entries(FIGURES))
    metrics.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          try {
            this.set((await index.state())[member])
          } catch (error) {
            // All other figures are still true, and most wanted while the store fails.
            this.reset()
            log.warn({ err: error }, 'the index could not be asked')
          }
        },
      }),
    )
}
