import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'

/** The events that the audit trail of a store names, each once. */
export const trailEvents = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ event: string }>`select distinct event from audit order by event`.execute(db)
  return rows.map(({ event }) => event)
}
