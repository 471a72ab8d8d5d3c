import { listCategories } from '#contract/catalogue.ts'
import type { Navigation } from '#contract/navigation.ts'
import { shownNavigation } from '#contract/navigation-shown.ts'
import { hasCollection, slugOf } from '#server/domains/shared/house-leads.ts'
import type { Context } from '#server/context.ts'

/** Pages that the shop makes from a feature, by the slugs with which a house names them. */
const PAGES = [
  ['contact-us', '/contact-us', undefined],
  ['store', '/store', 'stores'],
  ['appointment', '/appointment', 'appointments'],
  ['blogs', '/blogs', 'blog-list'],
] as const

/** Rupees at which each step of the price filter begins, if nobody states any. */
const USUAL_STEPS = [10_000, 20_000, 30_000, 40_000, 50_000]

/**
 * Menu, footer and collections of the house in front of a backend that has none: only rows that lead somewhere there. A
 * house that has written none gets the categories of the backend.
 */
export const frameOfHouse = async (ctx: Context): Promise<Navigation> => {
  const [categories, features] = await Promise.all([ctx.call(listCategories), ctx.features()])
  const source = ctx.house.navigation() ?? {
    menu: [{ label: 'Jewellery', href: '/jewellery', list: 'categories' as const }],
    footer: { columns: [] },
    collections: [],
    priceSteps: [],
  }
  const named = categories.map((one) => ({ ...one, id: one._id, slug: slugOf(one) }))
  const collections = await Promise.all(
    source.collections.map(async (one) => ((await hasCollection(ctx, one.name)) ? [one] : [])),
  )
  const shown = shownNavigation(
    { ...source, collections: collections.flat() },
    {
      categories: named.filter(({ parentCategoryId }) => !parentCategoryId),
      slugs: new Map(named.flatMap(({ id, slug }) => [[id, slug] as const, [slug, slug] as const])),
      pages: new Map(
        PAGES.flatMap(([slug, path, feature]) =>
          feature === undefined || features.has(feature) ? [[slug, path] as const] : [],
        ),
      ),
    },
  )
  return {
    ...shown,
    // A row whose panel is empty is shown without one.
    menu: shown.menu.map(({ links, ...row }) => (links && links.length > 0 ? { ...row, links } : row)),
    priceSteps: shown.priceSteps.length > 0 ? shown.priceSteps : USUAL_STEPS,
  }
}
