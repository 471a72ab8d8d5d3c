import { BESPOKE_NAME, BROOCH, HIGH_JEWELLERY_NAMES, WATCHES } from '#web/lib/catalogue-names.ts'
import { paths } from '#web/lib/paths.ts'

/** What the menu needs of a category. */
export interface MenuCategory {
  id: string
  slug: string
  name: string
  collection: readonly string[]
}

export interface MenuLink {
  label: string
  to: string
}
export interface MenuItem extends MenuLink {
  /** Opens a sub-panel instead of leading somewhere at once. */
  sub?: readonly MenuLink[]
  /** The sub-panel shows the collection tiles and their link. */
  tiles?: boolean
}

const about: readonly MenuLink[] = [
  { label: 'About Us', to: paths.aboutUs() },
  { label: 'Store Locator', to: paths.stores() },
  { label: 'Craftsman & Certification', to: paths.craftsman() },
  { label: 'Our Services', to: paths.services() },
  { label: 'Contact & Appointment', to: paths.appointment() },
]

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The menu's items (specification section 2, 'Header and menu'), the same in drawer and second navigation block. */
export const menuItems = (categories: readonly MenuCategory[]): readonly MenuItem[] => {
  const bespoke = categories.find((category) => sameName(category.name, BESPOKE_NAME))
  const link = (fixed: { id: string; slug: string }): string =>
    paths.category(categories.find((category) => category.id === fixed.id)?.slug ?? fixed.id)
  // The categories that are items of their own are not named a second time.
  const own = (category: MenuCategory): boolean =>
    category === bespoke ||
    category.id === WATCHES.id ||
    category.id === BROOCH.id ||
    HIGH_JEWELLERY_NAMES.some((name) => sameName(name, category.name))
  return [
    { label: 'High-Jewellery', to: paths.highJewellery() },
    {
      label: 'Jewellery',
      to: paths.jewellery(),
      tiles: true,
      sub: categories
        .filter((category) => !own(category))
        .map(({ name, slug }) => ({ label: name, to: paths.category(slug) })),
    },
    { label: 'Watches', to: link(WATCHES) },
    { label: 'Brooch', to: link(BROOCH) },
    {
      label: 'Bespoke',
      to: paths.bespoke(),
      sub: bespoke?.collection.map((name) => ({ label: name, to: paths.bespoke(name) })) ?? [],
    },
    { label: 'About', to: paths.aboutUs(), sub: about },
  ]
}
