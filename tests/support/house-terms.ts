import { readShopFacts, seedShopFacts } from '#backend/modules/shop/store.ts'
import type { RunningBackend } from './backend.ts'

export const RETURN_DAYS = 15
const POINTS = { welcome: 100, rupeesPerPoint: 1000, worthPaise: 100, mostPercent: 10 }

/** A store without a seed promises nothing; this gives it the demo's points and days for returns. */
export const giveTerms = async ({ deps: { db } }: Pick<RunningBackend, 'deps'>): Promise<void> => {
  const facts = await readShopFacts(db)
  if (!facts.points) await seedShopFacts(db, { ...facts, points: POINTS, returnDays: RETURN_DAYS })
}
