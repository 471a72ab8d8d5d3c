import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { whyNotPublished, missingOf, neededFacts } from '../../catalogue/api.ts'
import type { Pieces } from './pieces.ts'
import type { Mistake } from './rows.ts'

/**
 * Publishes the drafts that a table puts on sale, by the same rule as the desk: one that lacks something is a mistake, and
 * a published one is new from now on.
 */
export const publishDrafts = async (
  db: Db,
  pieces: Pieces,
  before: readonly ProductInput[],
  now: number,
): Promise<Pieces> => {
  const drafts = new Set(before.filter(({ draft }) => draft === true).map(({ _id }) => _id))
  const isPublished = ({ _id, active }: ProductInput) => active !== false && drafts.has(_id)
  const needs = new Map<string, Promise<readonly string[]>>()
  const neededBy = ({ categoryIds = [] }: ProductInput) => {
    const key = JSON.stringify(categoryIds)
    const needed = needs.get(key) ?? neededFacts(db, categoryIds)
    needs.set(key, needed)
    return needed
  }
  const mistakes: Mistake[] = []
  for (const { row, product } of pieces.products) {
    if (!isPublished(product)) continue
    const missing = missingOf(product, await neededBy(product))
    if (missing.length > 0)
      mistakes.push({ row, column: 'on sale', message: whyNotPublished(product, missing) })
  }
  const createdAt = new Date(now).toISOString()
  return {
    ...pieces,
    products: pieces.products.map(({ row, product }) => ({
      row,
      product: isPublished(product) ? { ...product, createdAt } : product,
    })),
    mistakes: [...pieces.mistakes, ...mistakes],
  }
}
