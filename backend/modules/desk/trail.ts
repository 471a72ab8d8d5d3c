import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { namedThings } from '#backend/lib/rows/named-things.ts'
import { anywhere } from './search.ts'
import type { DeskTables } from './tables.ts'

interface Wish {
  readonly q?: string | undefined
  readonly who?: string | undefined
  readonly before?: number | undefined
  readonly limit?: number
}

const asDetails = (details: unknown): Record<string, unknown> | undefined =>
  typeof details === 'object' && details !== null ? { ...details } : undefined

/** An order, and what belongs to it: its returns, refunds, and pieces in the workshop. */
const subjectsOf = async (db: Db, orderId: string): Promise<string[]> => {
  const store = db.withTables<DeskTables>()
  const ids = (table: 'returns' | 'refunds' | 'workshop_pieces') =>
    store.selectFrom(table).select('id').where('order_id', '=', orderId).execute()
  return [
    `order:${orderId}`,
    ...(await ids('returns')).map(({ id }) => `return:${id}`),
    ...(await ids('refunds')).map(({ id }) => `refund:${id}`),
    ...(await ids('workshop_pieces')).map(({ id }) => `piece:${id}`),
  ]
}

/**
 * Lines of the trail, newest first. The trail has ids; what they name is looked up, so that people read numbers and
 * names. The number of an order finds the lines about what belongs to it, too.
 */
export const searchTrail = async (db: Db, { q, who, before, limit = 50 }: Wish) => {
  const store = db.withTables<DeskTables>()
  const [words, name] = [anywhere(q), anywhere(who)]
  const order = q
    ? await store
        .selectFrom('orders')
        .select('id')
        .where('number', '=', q.trim().toUpperCase())
        .executeTakeFirst()
    : undefined
  let lines = store.selectFrom('audit').selectAll()
  if (order) lines = lines.where('subject', 'in', await subjectsOf(db, order.id))
  else if (words !== undefined)
    lines = lines.where(
      sql<string>`lower(event || ' ' || coalesce(subject, '') || ' ' || coalesce(who, '') || ' ' || coalesce(details::text, ''))`,
      'like',
      words,
    )
  if (name !== undefined) lines = lines.where(sql<string>`lower(coalesce(who, ''))`, 'like', name)
  if (before !== undefined) lines = lines.where('id', '<', before)
  const rows = await lines
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const subjectOf = (row: (typeof shown)[number]) =>
    row.subject ?? (row.account_id === null ? '' : `account:${row.account_id}`)
  const things = await namedThings(db, shown.map(subjectOf))
  return {
    lines: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      event: row.event,
      actor: row.actor,
      who: row.who ?? undefined,
      subject: row.subject ?? undefined,
      about: things.get(subjectOf(row)),
      details: asDetails(row.details),
    })),
    more: rows.length > limit,
  }
}
