import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/** What the house's files seed and the running shop may change. */
type OwnKind = 'blog' | 'store' | 'page'

const rows = (db: Db) => db.withTables<Pick<Tables, 'own_rows'>>()

/** Remembers that the house has written it in the running shop, or taken it out. */
export const markOwn = async (
  tx: Db,
  kind: OwnKind,
  id: string,
  { removed }: { removed: boolean },
): Promise<void> => {
  await rows(tx)
    .insertInto('own_rows')
    .values({ kind, id, removed })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ removed }))
    .execute()
}

/** The ids that a start leaves as they are. */
export const ownIds = async (db: Db, kind: OwnKind): Promise<ReadonlySet<string>> =>
  new Set(
    (await rows(db).selectFrom('own_rows').select('id').where('kind', '=', kind).execute()).map(
      ({ id }) => id,
    ),
  )
