import type { CategoryInput } from '#contract/catalogue-write.ts'
import { slugOf } from '#backend/lib/words/slug.ts'
import { same, type Reader } from './cells.ts'
import { didYouMean } from './rows.ts'

interface KnownCategories {
  readonly categories: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  readonly createMissing: boolean
}

/** Finds the categories that cells name, and collects those that are to be created. */
export const categoryCells = ({ categories, createMissing }: KnownCategories) => {
  const fresh = new Map<string, CategoryInput>()
  const idOf = (word: string, read: Reader): string | undefined => {
    const name = word.split('>').at(-1)?.trim() ?? word
    const slug = slugOf(name)
    const found = categories.find(
      (each) =>
        same(each.name, name) ||
        each.id === name ||
        [each.slug, each.id].some((own) => own === name.toLowerCase() || own === slug),
    )
    if (found) return found.id
    if (createMissing && slug !== '') {
      const position = 1000 + fresh.size
      fresh.set(slug, fresh.get(slug) ?? { _id: slug, slug, name, collection: [], position })
      return slug
    }
    const names = categories.map((each) => each.name)
    const hint = didYouMean(name, names) || (names.length > 0 ? ` There are ${names.join(', ')}.` : '')
    return read.wrong(
      'category',
      `There is no category ‘${name}’.${hint} Make it first, or choose that missing ones are created (on the command line: --create-missing).`,
    )
  }
  return { fresh, idOf }
}
