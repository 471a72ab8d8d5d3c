import { Lru } from 'toad-cache'
import type { FoundPage, PageQuestion, SearchIndex, Stamp } from '../search/api.ts'

/** Most pages whose products are remembered: some hundred bytes each. */
const MOST_PAGES = 2_000

/**
 * While changes in bulk are taken in, a list is shown as it was found: so long without another look, and up to the longer time
 * while it is looked for again beside the reader. Milliseconds.
 */
const [SHOWN_MS, SERVED_MS] = [1_000, 5_000]

interface Kept {
  readonly page: FoundPage
  readonly at: number
}

/** Where the index stands now, read with the rows of a page. */
export interface Standing {
  readonly stamp: Stamp
  readonly loose: Stamp
}

/** Pages of lists as they were found last, and whether they still hold. */
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
      // Whoever needs it next and is given none hears of a failure.
      .catch(() => undefined)
      .finally(() => underWay.delete(name))
  }

  return {
    find,
    last: (name: string): FoundPage | undefined => kept.get(name)?.page,
    /** Whether what is kept of this name may be shown, now that the index stands there. */
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
