import { says } from '#web/lib/said.ts'
import type { CategoryRole } from '#web/gql/catalogue/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { isHighJewellery } from '../is-high-jewellery.ts'

/** The members of a category that a listing needs. */
export interface ListedCategory {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly parentId?: string | null
  readonly role?: CategoryRole | null
}

/** Specification section 2: a button for each category except high jewellery and those of another trade. */
export const hasButton = ({ role }: Pick<ListedCategory, 'role'>): boolean =>
  role !== 'HIGH_JEWELLERY' && role !== 'APART'

/** What one of the four listing addresses shows (specification section 2, route table). */
export interface ListingTarget {
  /** Name in the large title and in the sticky header. */
  readonly title: string
  /** True if the house wrote the title; otherwise it is one of the pages' own words. */
  readonly isContent?: boolean
  /** The name under which the shop keeps the list's words. */
  readonly words: string
  /** The address without filters: the canonical one, by slug. */
  readonly path: string
  readonly category: ListedCategory | undefined
  /** Id of the top category it belongs to: its button is marked, its children are offered. */
  readonly family: string | undefined
  /** The member of the address that the title already expresses. */
  readonly titled?: 'collection' | 'search'
  /** Cards lead to the high-jewellery page instead of the plain product page. */
  readonly high: boolean
  /** Its pieces are single stones: shown as rows of a table instead of cards. */
  readonly stones: boolean
  readonly crumbs: readonly { readonly name: string; readonly path: string }[]
}

/** The category an address names, by slug or id. */
export const findCategory = <C extends ListedCategory>(
  categories: readonly C[],
  key: string,
): C | undefined => categories.find(({ id, slug }) => slug === key || id === key)

const home = { name: t('common.home'), path: paths.home() }
const jewellery = { name: t('shell.jewellery'), path: paths.jewellery() }

const categoryTarget = (category: ListedCategory, known: readonly ListedCategory[]): ListingTarget => {
  const parent = known.find(({ id }) => id === category.parentId)
  const title = category.name
  // High jewellery has its own address; both show it, and one of them is canonical.
  const path = isHighJewellery(category) ? paths.highJewellery() : paths.category(category.slug)
  return {
    title,
    isContent: true,
    words: (parent ?? category).slug,
    path,
    category,
    family: category.parentId ?? category.id,
    high: isHighJewellery(category),
    stones: category.role === 'STONES',
    crumbs: [
      home,
      jewellery,
      ...(parent ? [{ name: parent.name, path: paths.category(parent.slug) }] : []),
      { name: title, path },
    ],
  }
}

const plainTarget = (title: string, path: string, category?: ListedCategory): ListingTarget => ({
  title,
  words: path.slice(1),
  path,
  category,
  family: category?.id,
  high: category !== undefined,
  stones: false,
  crumbs: [home, { name: title, path }],
})

/**
 * What this address lists; undefined if it names an unknown category, or the house has none of its role. `known` are
 * the top categories, plus the requested one if it is a child; `collections` are those of the house.
 */
export const listingTarget = (
  pathname: string,
  key: string | undefined,
  collection: string | undefined,
  known: readonly ListedCategory[],
  collections: readonly { readonly name: string }[] = [],
): ListingTarget | undefined => {
  if (pathname === paths.search())
    return { ...plainTarget(t('list.search'), paths.search()), titled: 'search' }
  if (key !== undefined) {
    const category = findCategory(known, key)
    return category && categoryTarget(category, known)
  }
  if (pathname.startsWith(paths.highJewellery())) {
    const category = known.find(isHighJewellery)
    return category && plainTarget(t('list.high'), paths.highJewellery(), category)
  }
  if (pathname.startsWith(paths.discoverAll())) {
    const named = collections.find(({ name }) => name === collection)?.name
    return named
      ? { ...plainTarget(says(named), paths.discoverAll()), isContent: true, titled: 'collection' }
      : plainTarget(t('list.everything'), paths.discoverAll())
  }
  return plainTarget(t('shell.jewellery'), paths.jewellery())
}
