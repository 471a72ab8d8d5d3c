import type { Tables } from '#backend/lib/generated/tables.ts'
import type { NavigationSource } from '#contract/navigation.ts'
import { putHouseSource } from '#backend/lib/rows/house-source.ts'
import type { Db } from '#backend/lib/http/implement.ts'

type NavigationTables = Pick<Tables, 'navigation'>

/** What a shop has whose house has written nothing: everything by its categories. */
const NOTHING: NavigationSource = {
  menu: [{ label: 'Jewellery', href: '/jewellery', list: 'categories' }],
  footer: { columns: [] },
  collections: [],
  priceSteps: [],
}

/** The frame as the house wrote it. */
export const readNavigation = async (db: Db): Promise<NavigationSource> =>
  (await db.withTables<NavigationTables>().selectFrom('navigation').select('source').executeTakeFirst())
    ?.source ?? NOTHING

/** Writes it. The frame is on every page, so every page is another. */
export const putNavigation = (tx: Db, source: NavigationSource, how: { own: boolean }): Promise<void> =>
  putHouseSource(tx, 'navigation', source, how)
