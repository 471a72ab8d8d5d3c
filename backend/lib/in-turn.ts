import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from './implement.ts'

/** When the next one may begin, for each store. */
const free = new WeakMap<Db, Promise<unknown>>()

/**
 * Work in bulk beside shoppers: one piece of it at a time in this program, and after each the store rests as long as it took. So
 * half of one core is the most that all of it takes from them.
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
