import type { LinkSource, Navigation, NavigationSource } from './navigation.ts'

/** What rows may lead to. */
export interface Known {
  /** Top categories in their order. */
  readonly categories: readonly {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly collection: readonly string[]
  }[]
  /** Every category's slug, by its id and by its slug. */
  readonly slugs: ReadonlyMap<string, string>
  /** Addresses of content pages by their slugs. */
  readonly pages: ReadonlyMap<string, string>
}

type Link = Navigation['menu'][number]

const categoryAddress = (slug: string) => `/jewellery/${encodeURIComponent(slug)}`
const kindAddress = (kind: string) => `/bespoke/${encodeURIComponent(kind.toLowerCase())}`

/** A row without a target is not shown. */
const linkOf = (
  { label, page, category, href }: LinkSource,
  known: Known,
): { label: string; href: string }[] => {
  const path = page === undefined ? undefined : known.pages.get(page)
  const slug = category === undefined ? undefined : known.slugs.get(category)
  if ((page !== undefined && path === undefined) || (category !== undefined && slug === undefined)) return []
  const to = href ?? path ?? (slug === undefined ? undefined : categoryAddress(slug))
  return to === undefined ? [] : [{ label, href: to }]
}

/** The frame as a shopper sees it, made from what the house wrote and what exists. */
export const shownNavigation = (source: NavigationSource, known: Known): Navigation => {
  const named = new Set(
    source.menu.flatMap(({ category }) => (category === undefined ? [] : [known.slugs.get(category)])),
  )
  const rowsOf = (row: NavigationSource['menu'][number]): Link[] | undefined => {
    if (row.links === undefined && row.list === undefined) return undefined
    const kinds = known.categories.find(({ id, slug }) => id === row.category || slug === row.category)
    return [
      ...(row.links ?? []).flatMap((link) => linkOf(link, known)),
      ...(row.list === 'categories'
        ? known.categories
            .filter(({ slug }) => !named.has(slug))
            .map(({ name, slug }) => ({ label: name, href: categoryAddress(slug) }))
        : []),
      ...(row.list === 'kinds'
        ? (kinds?.collection ?? []).map((name) => ({ label: name, href: kindAddress(name) }))
        : []),
    ]
  }
  const { footer, collections, priceSteps } = source
  return {
    menu: source.menu.flatMap((row) => {
      const links = rowsOf(row)
      return linkOf(row, known).map((link) => ({
        ...link,
        ...(links && { links }),
        ...(row.tiles && collections.length > 0 && { tiles: true }),
      }))
    }),
    footer: {
      ...footer,
      columns: footer.columns
        .map(({ title, links }) => ({ title, links: links.flatMap((link) => linkOf(link, known)) }))
        .filter(({ links }) => links.length > 0),
    },
    collections,
    priceSteps,
  }
}
