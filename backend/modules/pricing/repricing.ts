import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Repricing } from '#contract/pricing.ts'
import { audit } from '#backend/lib/audit.ts'
import { notifyCatalogue, notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/db.ts'
import type { Clock, Db, Job } from '#backend/lib/implement.ts'
import type { NewRate } from '#backend/lib/json-columns.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { reprice } from './reprice.ts'
import type { PricingTables } from './tables.ts'

/** Prices are written anew in steps of about so long: readers wait no longer than that for a row or the embedded store. */
const STEP_MS = 200
const LOCK_MS = 300
const [FEWEST, MOST] = [10, 2_000]
/** Up to so many products a notice names each; beyond it says that all of the catalogue may be another. */
const NAMED_EACH = 20

type Row = Selectable<PricingTables['repricings']>

const toRepricing = (row: Row): Repricing => ({
  _id: row.id,
  begunAt: row.begun_at.toISOString(),
  products: row.products,
  done: row.done,
  repriced: row.repriced,
  ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
})

const following = (rates: readonly NewRate[]) =>
  sql`from product_variants v join jsonb_to_recordset(${json(rates)}) as r(metal text, purity text)
    on r.metal = v.metal and r.purity = v.purity where v.metal_weight_mg is not null`

const keyOf = ({ metal, purity }: NewRate) => JSON.stringify([metal, purity])

/**
 * Begins to price anew what follows these rates, and takes over what an unfinished repricing still had to do. Call it
 * inside the transaction that notes the rates.
 */
export const beginRepricing = async (tx: Db, rates: readonly NewRate[], now: number): Promise<Repricing> => {
  const tables = tx.withTables<PricingTables>()
  const before = await tables
    .updateTable('repricings')
    .set({ finished_at: new Date(now) })
    .where('finished_at', 'is', null)
    .returning('rates')
    .executeTakeFirst()
  const all = [...new Map([...(before?.rates ?? []), ...rates].map((rate) => [keyOf(rate), rate])).values()]
  const { rows } = await sql<{
    products: number
  }>`select count(distinct v.product_id)::integer as products ${following(all)}`.execute(tx)
  const row = await tables
    .insertInto('repricings')
    .values({
      id: randomUUID(),
      begun_at: new Date(now),
      rates: json(all),
      products: rows[0]?.products ?? 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notifyChange(tx, 'rate', 'all')
  return toRepricing(row)
}

/** How far a repricing is; undefined for an unknown one. */
export const readRepricing = async (db: Db, id: string): Promise<Repricing | undefined> => {
  const row = await db
    .withTables<PricingTables>()
    .selectFrom('repricings')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return row && toRepricing(row)
}

/** The next products of the unfinished repricing, in one transaction. False when there is none, or another copy is at it. */
const step = (db: Db, most: number, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const tables = tx.withTables<PricingTables>()
    // Whoever sets rates meanwhile waits for this step, and this step for an order that holds a piece: not for long.
    await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx)
    const row = await tables
      .selectFrom('repricings')
      .selectAll()
      .where('finished_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    // The next products of all, and of these who follows: asked for the next that follow, each step would look through all that
    // are left.
    const { rows } = await sql<{ id: string; follows: boolean }>`select id,
        exists (select ${following(row.rates)} and v.product_id = p.id) as follows
      from (select id from products where id > ${row.after} order by id limit ${most}) p order by id`.execute(
      tx,
    )
    const ids = rows.flatMap(({ id, follows }) => (follows ? [id] : []))
    const repriced = ids.length === 0 ? 0 : await reprice(tx, row.rates, ids, now)
    const finished = rows.length < most
    await tables
      .updateTable('repricings')
      .set({
        after: rows.at(-1)?.id ?? row.after,
        done: row.done + ids.length,
        repriced: row.repriced + repriced,
        finished_at: finished ? new Date(now) : null,
      })
      .where('id', '=', row.id)
      .execute()
    if (ids.length > NAMED_EACH) await notifyCatalogue(tx)
    else for (const id of ids) await notifyChange(tx, 'product', id)
    if (finished)
      await audit(tx, {
        event: 'rates.repriced',
        actor: 'system',
        subject: 'rates',
        details: { repricing: row.id, products: row.done + ids.length, repriced: row.repriced + repriced },
        now,
      })
    return !finished
  })

/**
 * Goes on with the unfinished repricing, step by step, until it is done or it is `until`. Each step is a transaction of
 * its own of whole products, so that no answer mixes prices of one, and what a kill interrupts is done again.
 */
export const goOnRepricing = async (db: Db, clock: Clock, until = Infinity): Promise<void> => {
  let most = FEWEST * 10
  for (;;) {
    const from = performance.now()
    if (from >= until || !(await step(db, most, clock.now()))) return
    const took = performance.now() - from
    if (took > STEP_MS * 1.5) most = Math.max(FEWEST, Math.floor(most / 2))
    else if (took < STEP_MS / 2) most = Math.min(MOST, most * 2)
  }
}

/** Goes on with what a request began and left, or a killed process. */
export const repricingJob = ({ db, clock }: { db: Db; clock: Clock }): Job => ({
  name: 'reprice',
  everyMs: 2_000,
  run: async () => {
    // Nearly always there is nothing to do: one read says so.
    const unfinished = await db
      .withTables<PricingTables>()
      .selectFrom('repricings')
      .select('id')
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    if (unfinished) await goOnRepricing(db, clock)
  },
})
