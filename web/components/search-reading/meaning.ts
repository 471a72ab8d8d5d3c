import { orWords } from '#web/lib/list-words.ts'
import { langOf } from '#web/words/language.ts'

/**
 * What a term of a search is taken for: the house's note, or a sentence about the words. Undefined where those are in
 * another language than the page: they explain nothing to its readers.
 */
export const meaningOf = (
  { means, note }: { readonly means: readonly string[]; readonly note?: string | null },
  sentence: (means: string) => string,
): string | undefined => note ?? (langOf(means) ? undefined : sentence(orWords(means)))
