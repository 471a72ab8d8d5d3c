import { readShopFacts, seedShopFacts } from '#backend/modules/shop/store.ts'
import type { RunningBackend } from './backend.ts'

/** A store that was not seeded has no rule of points; this gives it the demo's. */
export const givePoints = async ({ deps: { db } }: Pick<RunningBackend, 'deps'>): Promise<void> => {
  const facts = await readShopFacts(db)
  const points = { welcome: 100, rupeesPerPoint: 1000, worthPaise: 100, mostPercent: 10 }
  if (!facts.points) await seedShopFacts(db, { ...facts, points })
}
