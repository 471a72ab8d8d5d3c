import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
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

/** Lines of the trail, newest first. An order is shown by its number; the trail has its id. */
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
  if (order) lines = lines.where('subject', '=', `order:${order.id}`)
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
  return {
    lines: rows.slice(0, limit).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      event: row.event,
      actor: row.actor,
      who: row.who ?? undefined,
      subject: row.subject ?? undefined,
      details: asDetails(row.details),
    })),
    more: rows.length > limit,
  }
}
