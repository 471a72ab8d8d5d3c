import type { Tables } from '#backend/lib/generated/tables.ts'
import type { NavigationSource } from '#contract/navigation.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/db.ts'
import type { Db } from '#backend/lib/implement.ts'

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

/** Writes it. `own`: the house has set it in the running shop. The frame is on every page, so every page is another. */
export const putNavigation = async (
  tx: Db,
  source: NavigationSource,
  { own }: { own: boolean },
): Promise<void> => {
  await tx
    .withTables<NavigationTables>()
    .insertInto('navigation')
    .values({ source: json(source), own })
    .onConflict((conflict) =>
      own
        ? conflict.column('id').doUpdateSet({ source: json(source), own })
        : conflict
            .column('id')
            .doUpdateSet({ source: json(source) })
            .where('navigation.own', '=', false),
    )
    .execute()
  await notifyChange(tx, 'shop', 'navigation')
}
