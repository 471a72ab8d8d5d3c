import type { Selectable } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { totalOf } from './search.ts'
import type { DeskTables } from './tables.ts'

/** A house with more than these has to repair its mail server first. */
const MOST = 200

/** An e-mail of the outbox as the staff see it. */
export const keptEmail = (row: Selectable<DeskTables['outbox']>) => ({
  _id: row.id,
  kind: row.kind,
  to: row.payload.to,
  subject: row.payload.subject,
  at: (row.sent_at ?? row.dead_at ?? row.created_at).toISOString(),
})

/** E-mails that were given up, the newest first. */
export const deadEmails = async (db: Db) => {
  const dead = () => db.withTables<DeskTables>().selectFrom('outbox').where('dead_at', 'is not', null)
  const rows = await dead().selectAll().orderBy('dead_at', 'desc').limit(MOST).execute()
  return {
    emails: rows.map((row) => ({
      ...keptEmail(row),
      tries: row.attempts,
      ...(row.last_error !== null && { error: row.last_error }),
    })),
    total: await totalOf(dead()),
  }
}

/** Makes an e-mail that was given up due again; one that was sent stays as it is. Throws 404. */
export const sendAgain = async (
  tx: Db,
  id: string,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> => {
  const store = tx.withTables<DeskTables>()
  const row = await store
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, due_at: new Date(now) })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returning(['kind'])
    .executeTakeFirst()
  if (row) {
    const event = {
      event: 'e-mail.sent-again',
      actor: 'operator',
      subject: `e-mail:${id}`,
      requestId,
      now,
    } as const
    return audit(tx, { ...event, details: { kind: row.kind } })
  }
  const known = await store.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal(404, 'NOT_FOUND', 'There is no such e-mail any more.')
}
