import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Repricing } from '#contract/pricing.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import {
  BULK,
  NAMED_EACH,
  notifyCatalogue,
  notifyChange,
  notifyProducts,
  writeInBulk,
} from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db, Deps, Job } from '#backend/lib/http/implement.ts'
import { inTurn } from '#backend/lib/store/in-turn.ts'
import type { NewRate } from '#backend/lib/rows/json-columns.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { reprice } from './reprice.ts'
import type { PricingTables } from './tables.ts'

/** Prices are written in steps of about this length, in turn with other bulk work. */
const STEP_MS = 40
const LOCK_MS = 300
const [FEWEST, MOST] = [10, 2_000]
/**
 * The notice that any price may have changed is sent no more often than this, because each one makes the BFFs drop all
 * their answers.
 */
const TELL_MS = 1_000

type Row = Selectable<PricingTables['repricings']>

const toRepricing = (row: Row): Repricing => ({
  _id: row.id,
  begunAt: row.begun_at.toISOString(),
  products: row.products,
  done: row.done,
  repriced: row.repriced,
  ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
})

/** For a larger catalogue the store's estimate of its size is used: counting it takes as long as a request may. */
const COUNTED = 50_000

const productsToLookAt = async (tx: Db): Promise<number> => {
  const { rows } = await sql<{ products: number }>`select case when about > ${COUNTED} then about
      else (select count(*) from products) end::integer as products
    from (select reltuples as about from pg_class where oid = 'products'::regclass) known`.execute(tx)
  return rows[0]?.products ?? 0
}

const keyOf = ({ metal, purity }: NewRate) => JSON.stringify([metal, purity])

/**
 * Starts a repricing of everything that follows these rates, and takes over what an unfinished one still had to do.
 * Call it inside the transaction that stores the rates.
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
  const row = await tables
    .insertInto('repricings')
    .values({
      id: randomUUID(),
      begun_at: new Date(now),
      rates: json(all),
      products: await productsToLookAt(tx),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notifyChange(tx, 'rate', 'all')
  return toRepricing(row)
}

/** The progress of a repricing; undefined for an unknown one. */
export const readRepricing = async (db: Db, id: string): Promise<Repricing | undefined> => {
  const row = await db
    .withTables<PricingTables>()
    .selectFrom('repricings')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return row && toRepricing(row)
}

interface Step {
  readonly most: number
  readonly now: number
  /** Whether enough products have changed for another notice. */
  readonly tell: boolean
}

/** Reprices the next products of the unfinished repricing, in one transaction. `went`: there are more of them. */
const step = (
  db: Db,
  { most, now, tell }: Step,
): Promise<{ readonly went: boolean; readonly told: boolean }> =>
  inTransaction(db, async (tx) => {
    const tables = tx.withTables<PricingTables>()
    // Somebody who sets rates meanwhile waits for this step, and this step for an order that holds a piece, but not for
    // long.
    await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx)
    const row = await tables
      .selectFrom('repricings')
      .selectAll()
      .where('finished_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    // Nothing waits, or another copy is working on it.
    if (!row) return { went: false, told: false }
    if (row.products > BULK) await writeInBulk(tx)
    // Takes the next of all products, and then those that follow the rates: to find only products that follow, each
    // step would search all that are left.
    const { rows } = await sql<{
      id: string
    }>`select id from products where id > ${row.after} order by id limit ${most}`.execute(tx)
    const { products, changed } = await reprice(
      tx,
      row.rates,
      rows.map(({ id }) => id),
      now,
    )
    const finished = rows.length < most
    const done = row.done + rows.length
    await tables
      .updateTable('repricings')
      .set({
        after: rows.at(-1)?.id ?? row.after,
        done,
        // The number was an estimate, and products come and go.
        products: finished ? done : Math.max(row.products, done),
        repriced: row.repriced + changed,
        finished_at: finished ? new Date(now) : null,
      })
      .where('id', '=', row.id)
      .execute()
    const many = products.length > NAMED_EACH
    // Changes that earlier steps did not announce are announced at the end.
    const all = finished ? many || row.after !== '' : many && tell
    if (all) await notifyCatalogue(tx)
    else if (!many) await notifyProducts(tx, products)
    if (finished)
      await audit(tx, {
        event: 'rates.repriced',
        actor: 'system',
        subject: 'rates',
        details: { repricing: row.id, products: done, repriced: row.repriced + changed },
        now,
      })
    // If the store crashes, the work that is lost is done again, place and prices together: not worth waiting for the
    // disk.
    else await sql`set local synchronous_commit = off`.execute(tx)
    return { went: !finished, told: all }
  })

/**
 * Continues the unfinished repricing, step by step, until it is done, the time is `until`, or `stop` is aborted. Each
 * step is a transaction of its own with whole products, so that no answer mixes prices of one, and an interrupted step
 * is done again.
 */
export const goOnRepricing = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { until = Infinity, stop }: { until?: number; stop?: AbortSignal } = {},
): Promise<void> => {
  let most = FEWEST * 10
  let toldAt = -Infinity
  for (;;) {
    if (performance.now() >= until || stop?.aborted) return
    const { went, told, from, took } = await inTurn(db, async () => {
      const from = performance.now()
      const done = await step(db, { most, now: clock.now(), tell: from - toldAt >= TELL_MS })
      return { ...done, from, took: performance.now() - from }
    })
    if (!went) return
    if (told) toldAt = from
    if (took > STEP_MS * 1.5) most = Math.max(FEWEST, Math.floor(most / 2))
    else if (took < STEP_MS / 2) most = Math.min(MOST, most * 2)
  }
}

/** Continues what a request began and left, or a killed process. */
export const repricingJob = (deps: Pick<Deps, 'db' | 'clock'>): Job => ({
  name: 'reprice',
  everyMs: 2_000,
  run: async (stop) => {
    // Nearly always there is nothing to do, and one read finds that out.
    const unfinished = await deps.db
      .withTables<PricingTables>()
      .selectFrom('repricings')
      .select('id')
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    if (unfinished) await goOnRepricing(deps, { stop })
  },
})
