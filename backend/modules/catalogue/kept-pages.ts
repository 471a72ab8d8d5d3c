import { Lru } from 'toad-cache'
import type { FoundPage, PageQuestion, SearchIndex, Stamp } from '../search/api.ts'

/** The most pages whose products are remembered: a few hundred bytes each. */
const MOST_PAGES = 2_000

/**
 * While bulk changes are taken in, a list is shown as it was last found: for the first time without another look, up to
 * the second while it is looked for again in the background. Milliseconds.
 */
const [SHOWN_MS, SERVED_MS] = [1_000, 5_000]

interface Kept {
  readonly page: FoundPage
  readonly at: number
}

/** The state of the index, read together with the rows of a page. */
export interface Standing {
  readonly stamp: Stamp
  readonly loose: Stamp
}

/** Pages of lists as they were last found, and whether they are still right. */
export const keepPages = (index: SearchIndex) => {
  const kept = new Lru<Kept>(MOST_PAGES)
  const underWay = new Set<string>()

  const find = async (name: string, question: PageQuestion): Promise<FoundPage> => {
    const page = await index.find(question)
    if (page.stamp === null) kept.delete(name)
    else kept.set(name, { page, at: performance.now() })
    return page
  }

  const findBeside = (name: string, question: PageQuestion): void => {
    if (underWay.has(name)) return
    underWay.add(name)
    find(name, question)
      // The next caller who has to look for the list itself gets the failure.
      .catch(() => undefined)
      .finally(() => underWay.delete(name))
  }

  return {
    find,
    last: (name: string): FoundPage | undefined => kept.get(name)?.page,
    /** Whether what is remembered under this name may be shown in this state of the index. */
    holds: (name: string, question: PageQuestion, { stamp, loose }: Standing): boolean => {
      const last = kept.get(name)
      if (!last) return false
      if (stamp === last.page.stamp) return true
      const age = performance.now() - last.at
      if (loose === null || loose !== last.page.loose || age > SERVED_MS) return false
      if (age > SHOWN_MS) findBeside(name, question)
      return true
    },
  }
}
