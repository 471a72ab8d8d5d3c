import type { Known } from '#contract/navigation-shown.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { listCategoryNames } from '../catalogue/api.ts'
import { contentStore } from '../content/api.ts'

/** What rows may lead to now. */
export const knownTo = async (deps: Deps): Promise<Known> => {
  const categories = await listCategoryNames(deps.db)
  return {
    categories: categories.filter(({ parentId }) => parentId === null),
    slugs: new Map(categories.flatMap(({ id, slug }) => [[id, slug] as const, [slug, slug] as const])),
    pages: await contentStore(deps).paths(),
  }
}
