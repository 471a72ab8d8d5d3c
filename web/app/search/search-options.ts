import { says } from '#web/lib/said.ts'
import type { SearchStartQuery, SuggestQuery } from '#web/gql/app/graphql.ts'
import type { SearchReading } from '#web/components/search-reading/search-reading-fragment.ts'
import { paths } from '#web/lib/paths.ts'

type Suggestions = Omit<SuggestQuery['suggestions'], 'search'> & {
  search: Pick<SearchReading, 'corrected' | 'pages'>
}

/** One row of type-ahead: its address, and its piece if it is one. */
export interface SearchOption {
  readonly group:
    | 'Recent searches'
    | 'Often asked'
    | 'Doors'
    | 'Search'
    | 'Pieces'
    | 'Categories'
    | 'Collections'
    | 'Journal'
    | 'Pages'
    | 'Ways in'
  readonly label: string
  readonly to: string
  readonly piece?: Suggestions['products'][number]
  readonly picture?: Start['doors'][number]['picture']
}

/** What the house offers before anything is typed. */
type Start = SearchStartQuery['shop']['searchStart']

const lately = (terms: readonly string[]): SearchOption[] =>
  terms.map((term) => ({ group: 'Recent searches', label: term, to: paths.search({ search: term }) }))

/** A question whose link leads to the search is itself the search. */
const questions = ({ asked }: Start): SearchOption[] =>
  asked.map(({ label, href }) => ({
    group: 'Often asked',
    label,
    to: href === paths.search() ? paths.search({ search: label }) : href,
  }))

const doors = ({ doors: each }: Start): SearchOption[] =>
  each.map(({ label, href, picture }) => ({ group: 'Doors', label, to: href, picture }))

interface Begin {
  readonly recent: readonly string[]
  /** Undefined until it is known. */
  readonly start: Start | undefined
  /** Offered if the house has written no entries of its own. */
  readonly ways: readonly { readonly label: string; readonly href: string }[]
}

const beginnings = ({ recent, start, ways }: Begin): SearchOption[] => {
  // No address is listed twice.
  const before = lately(recent)
  const offered = start ? [...questions(start), ...doors(start)] : []
  return [
    ...before,
    ...offered.filter(({ to }) => !before.some((one) => one.to === to)),
    ...(start && offered.length === 0
      ? ways.map(({ label, href }) => ({ group: 'Ways in' as const, label, to: href }))
      : []),
  ]
}

/** The rows for what has been typed so far; before anything is typed, recent searches and places to begin. */
export const searchOptions = (
  typed: string,
  found: Suggestions | undefined,
  begin: Begin,
): SearchOption[] => {
  if (typed.trim() === '') return beginnings(begin)
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
