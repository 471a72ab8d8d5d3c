import { sql } from 'kysely'
import type { AuditLine, AuditLink } from '#contract/audit.ts'
import { lineHash, START, type ChainHead } from '#backend/lib/audit/audit-chain.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/** Any number; the same for every copy of this program. */
const CHAIN_LOCK = 727_405
const BATCH = 1000

interface Row {
  id: number
  at: Date
  event: string
  actor: string
  who: string | null
  origin: string | null
  account_id: string | null
  subject: string | null
  details: unknown
  request_id: string | null
}

const lineOf = (row: Row): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  event: row.event,
  actor: row.actor,
  who: row.who,
  origin: row.origin,
  accountId: row.account_id,
  subject: row.subject,
  details: row.details,
  requestId: row.request_id,
})

const headOf = async (db: Db): Promise<ChainHead> => {
  const { rows } = await sql<ChainHead>`select seq, hash from audit_chain order by seq desc limit 1`.execute(
    db,
  )
  return rows[0] ?? START
}

/**
 * Every line up to this id was chained in time: a transaction may commit after one with a higher id, but not ten
 * minutes or fifty thousand lines later. A line below it without a link was inserted later.
 */
const settledId = sql<number>`(select greatest(
  coalesce((select audit_id from audit_chain where chained_at < (
    select chained_at from audit_chain order by seq desc limit 1) - interval '10 minutes' order by seq desc limit 1), 0),
  coalesce((select audit_id - 50000 from audit_chain order by seq desc limit 1), 0)))`

/** Adds the next lines to the chain, one copy of this program at a time. Returns how many there were. */
export const chainLines = (db: Db): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const lock = await sql<{
      got: boolean
    }>`select pg_try_advisory_xact_lock(${sql.lit(CHAIN_LOCK)}) as got`.execute(tx)
    if (!lock.rows[0]?.got) return 0
    const { rows } = await sql<Row>`select a.* from audit a where a.id > ${settledId}
      and not exists (select from audit_chain c where c.audit_id = a.id) order by a.id limit ${BATCH}`.execute(
      tx,
    )
    if (rows.length === 0) return 0
    let head = await headOf(tx)
    const links = rows.map((row) => {
      head = { seq: head.seq + 1, hash: lineHash(head.hash, lineOf(row)) }
      return { ...head, audit_id: row.id }
    })
    await sql`insert into audit_chain (seq, audit_id, hash)
      select seq, audit_id, hash from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as link (seq bigint, audit_id bigint, hash text)`.execute(tx)
    return rows.length
  })

/** Adds all waiting lines to the chain. */
export const chainAll = async (db: Db): Promise<void> => {
  while ((await chainLines(db)) === BATCH);
}

/** The links after one, with their lines, and the ids of lines among them that have no link. */
export const readChain = async (
  db: Db,
  after: number,
  limit: number,
): Promise<{ links: AuditLink[]; strays: number[] }> => {
  const { rows } = await sql<Partial<Row> & { seq: number; audit_id: number; hash: string }>`
    select c.seq, c.audit_id, c.hash, a.* from audit_chain c left join audit a on a.id = c.audit_id
    where c.seq > ${after} order by c.seq limit ${limit}`.execute(db)
  const links = rows.map(({ seq, audit_id, hash, ...row }) => ({
    seq,
    id: audit_id,
    hash,
    line: isRow(row) ? lineOf(row) : null,
  }))
  const before = await sql<{ id: number }>`select audit_id as id from audit_chain where seq <= ${after}
    order by seq desc limit 1`.execute(db)
  const ids = links.map(({ id }) => id)
  if (ids.length === 0) return { links, strays: [] }
  const strays = await sql<{ id: number }>`select a.id from audit a
    where a.id > ${before.rows[0]?.id ?? -Number.MAX_SAFE_INTEGER} and a.id < ${Math.max(...ids)} and a.id <= ${settledId}
    and not exists (select from audit_chain c where c.audit_id = a.id) order by a.id limit 100`.execute(db)
  return { links, strays: strays.rows.map(({ id }) => id) }
}

const isRow = (row: Partial<Row>): row is Row => typeof row.id === 'number'

/** How many lines wait for the chain, and since when the oldest does. */
export const readWaiting = async (db: Db): Promise<{ many: number; since: Date | null }> => {
  const { rows } = await sql<{ many: number; since: Date | null }>`
    select count(*)::int as many, min(at) as since from audit a where a.id > ${settledId}
    and not exists (select from audit_chain c where c.audit_id = a.id)`.execute(db)
  return rows[0] ?? { many: 0, since: null }
}
