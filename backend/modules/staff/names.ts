import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import { wrongName } from '#backend/lib/words/plain-words.ts'
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

/** The desk shows it instead of the e-mail, so it hides nothing and looks like no other address. */
export const refuseWrongName = (called: string | undefined): void => {
  const wrong = called === undefined ? undefined : wrongName(called.trim())
  if (wrong !== undefined) throw wrongField('called', wrong)
}
