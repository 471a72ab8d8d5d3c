import { says } from '#web/lib/said.ts'
import type { SuggestQuery } from '#web/gql/app/graphql.ts'
import type { SearchReading } from '#web/components/search-reading/search-reading-fragment.ts'
import { paths } from '#web/lib/paths.ts'

type Suggestions = Omit<SuggestQuery['suggestions'], 'search'> & {
  search: Pick<SearchReading, 'corrected' | 'pages'>
}

/** One row of type-ahead: where it leads, and the piece behind it. */
export interface SearchOption {
  readonly group:
    'Recent searches' | 'Search' | 'Pieces' | 'Categories' | 'Collections' | 'Journal' | 'Pages' | 'Ways in'
  readonly label: string
  readonly to: string
  readonly piece?: Suggestions['products'][number]
}

const lately = (terms: readonly string[]): SearchOption[] =>
  terms.map((term) => ({ group: 'Recent searches', label: term, to: paths.search({ search: term }) }))

/** The rows for what was typed so far; before anything is typed, what was looked for lately. */
export const searchOptions = (
  typed: string,
  found: Suggestions | undefined,
  recent: readonly string[],
  ways: readonly { readonly label: string; readonly href: string }[] = [],
): SearchOption[] => {
  if (typed.trim() === '')
    return [
      ...lately(recent),
      ...ways.map(({ label, href }) => ({ group: 'Ways in' as const, label, to: href })),
    ]
  if (!found) return []
  const { corrected } = found.search
  return [
    ...(corrected
      ? [{ group: 'Search', label: corrected, to: paths.search({ search: corrected }) } as const]
      : []),
    ...found.search.pages.map(({ path, title }) => ({ group: 'Pages' as const, label: title, to: path })),
    ...found.products.map((piece) => ({
      group: 'Pieces' as const,
      label: piece.name,
      to: paths.product(piece.id),
      piece,
    })),
    ...found.categories.map(({ slug, name }) => ({
      group: 'Categories' as const,
      label: name,
      to: paths.category(slug),
    })),
    ...found.collections.map((name) => ({
      group: 'Collections' as const,
      label: says(name),
      to: paths.collection(name),
    })),
    ...found.blogs.map(({ id, title }) => ({ group: 'Journal' as const, label: title, to: paths.blog(id) })),
  ]
}
