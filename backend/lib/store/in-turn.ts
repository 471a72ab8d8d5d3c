import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#backend/lib/http/implement.ts'

/** When the next one may begin, for each store. */
const free = new WeakMap<Db, Promise<unknown>>()

/**
 * Bulk work beside shoppers: this program does one piece at a time, and afterwards the store rests for as long as the
 * piece took. So all bulk work together takes at most half of one core.
 */
export const inTurn = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  const before = free.get(db)
  let rested = () => {}
  free.set(db, new Promise<void>((resolve) => (rested = resolve)))
  await before
  const from = performance.now()
  try {
    return await work()
  } finally {
    void wait(performance.now() - from).then(rested)
  }
}
