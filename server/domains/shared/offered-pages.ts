import type { Feature } from '#contract/endpoint.ts'

/** Pages that the shop makes from a feature: their addresses, which are those of pages of words about them. */
const PAGES: readonly (readonly [path: string, feature: Feature])[] = [
  ['/store', 'stores'],
  ['/appointment', 'appointments'],
]

/** False for the address of such a page if the backend does not offer its feature: nothing links to it then. */
export const isOffered = (features: ReadonlySet<string>, href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  const page = PAGES.find(([own]) => path === own || path.startsWith(`${own}/`))
  return page === undefined || features.has(page[1])
}
