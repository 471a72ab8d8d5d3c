import type { Db } from '#backend/lib/implement.ts'
import type { StaffTables } from './tables.ts'

/** What colleagues call each other, by e-mail; whoever has left is still named in the history. */
export const namesOfStaff = async (db: Db): Promise<Record<string, string>> => {
  const rows = await db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select(['email', 'called'])
    .where('called', 'is not', null)
    .orderBy('invited_at')
    .execute()
  return Object.fromEntries(rows.map(({ email, called }) => [email, called ?? email]))
}
