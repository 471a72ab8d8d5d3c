import { Counter, Gauge } from 'prom-client'
import type { Deps, Job } from '#backend/lib/http/implement.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { inTurn } from '#backend/lib/store/in-turn.ts'
import { readQueue, type TellFault } from '../search/api.ts'
import { productIndex, type IndexDeps } from './entries.ts'

/**
 * A change can be found at the latest this long after its write, if nobody asks earlier and nothing else is waiting.
 */
const EVERY_MS = 500

/**
 * After this many changes the database's dead rows are cleared away at once: the embedded store never does that on its
 * own.
 */
const MANY = 10_000

/**
 * Many changes are taken in by steps of about this length, in turn with other bulk work; an index outside the database
 * takes steps of any length.
 */
const STEP_MS = 40
const [FEWEST, MOST] = [25, 2_000]

/** In the notice that lists have changed, and no product. */
const ALL = 'all'

/** Takes changes of products into the index, batch by batch, for as long as any wait. */
export const indexJob = (deps: IndexDeps, index = productIndex(deps)): Job => {
  let most = FEWEST * 4
  const step = async (): Promise<number> => {
    const from = performance.now()
    try {
      const taken = await index.takeIn(most)
      const took = performance.now() - from
      if (took > STEP_MS * 1.5 && !index.isOutside) most = Math.max(FEWEST, Math.floor(most / 2))
      else if (taken === most && (took < STEP_MS / 2 || index.isOutside)) most = Math.min(MOST, most * 2)
      return taken
    } catch (error) {
      // A batch that takes longer than a statement may would otherwise never be taken in.
      most = Math.max(FEWEST, Math.floor(most / 4))
      throw error
    }
  }
  /** An index that is still empty after that has nothing to find. */
  let isFilled = false
  /** Changes taken in since the database's dead rows were last cleared. */
  let taken = 0
  /** Returns how many changes it took in. */
  const takeAll = async (stop: AbortSignal): Promise<number> => {
    // Later changes are left to the next run: after each step readers have to look for their lists again.
    let { waiting, products } = await index.state()
    // A new index, a restored store, or a search server that lost what it had: the changes that wait, if any do, are not
    // all that the shop has.
    if (products > 0) isFilled = false
    else if (!isFilled) {
      waiting = await index.rebuild()
      isFilled = true
    }
    if (waiting === 0 && taken > MANY) {
      taken = 0
      await index.tidy()
    }
    let done = 0
    while (done < waiting && !stop.aborted) {
      const now = index.isOutside ? await step() : await inTurn(deps.db, step)
      if (now === 0) break
      taken += now
      done += now
    }
    return done
  }
  let hasFailed = false
  return {
    name: 'search',
    everyMs: EVERY_MS,
    run: async (stop) => {
      try {
        const done = await takeAll(stop)
        // Who asked before this was answered without it, after the notices of the writes themselves.
        if (index.isOutside && (done > 0 || hasFailed)) await notifyChange(deps.db, 'product', ALL)
        // Categories were answered without their counts.
        if (hasFailed) await notifyChange(deps.db, 'category', ALL)
        hasFailed = false
      } catch (error) {
        hasFailed = true
        throw error
      }
    },
  }
}

/** `search_faults_total`: faults while a reader was answered from the index as it was. */
export const faultsOf = ({ metrics, log }: Pick<Deps, 'metrics' | 'log'>): TellFault => {
  const faults = new Counter({
    name: 'search_faults_total',
    help: 'Changes that could not be taken in, and counts that could not be made, beside a reader',
    registers: [metrics],
  })
  return (error) => {
    faults.inc()
    log.error({ err: error }, 'the index of products could not be brought up to date')
  }
}

const FIGURES = {
  search_waiting: ['Changes of products that the index has not taken in yet', 'waiting'],
  search_lag_seconds: ['How long the oldest of these changes has been waiting', 'lagSeconds'],
} as const

/**
 * `search_waiting`, `search_lag_seconds`: how far the index is behind the store. Every copy says the same. Read from the
 * queue alone: while a search server is away the index does not answer, and its changes wait.
 */
export const watchIndex = ({ db, metrics, log }: Pick<Deps, 'db' | 'metrics' | 'log'>): void => {
  for (const [name, [help, member]] of Object.entries(FIGURES))
    metrics.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          try {
            this.set((await readQueue(db))[member])
          } catch (error) {
            // All other metrics are still true, and needed most while the store fails. A reset gauge would say 0.
            this.remove()
            log.warn({ err: error }, 'the changes that wait for the search index could not be counted')
          }
        },
      }),
    )
}
