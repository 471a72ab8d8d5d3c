import { sql } from 'kysely'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/**
 * Writes the one document of a table that the house sets as a whole. `own`: it was set in the running shop, so later
 * starts no longer replace it with the one in the house's folder.
 */
export const putHouseSource = async (
  tx: Db,
  table: 'navigation' | 'options' | 'texts' | 'translations',
  source: unknown,
  { own }: { own: boolean },
): Promise<void> => {
  const stored = sql.table(table)
  await sql`insert into ${stored} (source, own) values (${json(source)}, ${own})
    on conflict (id) do update set source = excluded.source, own = excluded.own
    where excluded.own or not ${stored}.own`.execute(tx)
  await notifyChange(tx, 'shop', table)
}
