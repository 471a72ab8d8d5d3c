import { sql, type RawBuilder } from 'kysely'
import { CATALOGUE } from '#contract/changes.ts'
import type { EntityKind } from '#contract/endpoint.ts'

/** The channel behind `GET /api/changes`. */
export const CHANGES_CHANNEL = 'changes'

type Executor = Parameters<RawBuilder<unknown>['execute']>[0]

const notify = async (tx: Executor, kind: string, id: string): Promise<void> => {
  await sql`select pg_notify(${CHANGES_CHANNEL}, json_build_object('kind', ${kind}::text, 'id', ${id}::text,
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text)`.execute(tx)
}

/**
 * Tells every BFF that an entity changed. Call it inside the transaction of the write: it is sent on commit, and never
 * after a rollback.
 */
export const notifyChange = (tx: Executor, kind: EntityKind, id: string): Promise<void> =>
  notify(tx, kind, id)

/** Tells every BFF at once that any product may have changed, instead of sending a notice for each of many. */
export const notifyCatalogue = (tx: Executor): Promise<void> => notify(tx, CATALOGUE, 'all')

/** A transaction that writes more products than this writes in bulk. */
export const BULK = 1_000

/**
 * Leaves the products that this transaction writes from here on to the job that keeps the index. Until then readers are
 * answered from the index as it is, and do not apply the changes themselves.
 */
export const writeInBulk = async (tx: Executor): Promise<void> => {
  await sql`select set_config('shop.in_bulk', 'on', true)`.execute(tx)
}

/** Up to this many products are named one by one. */
export const NAMED_EACH = 20

/** Tells every BFF that these products changed; if there are many, only that any of them may have. */
export const notifyProducts = async (tx: Executor, ids: readonly string[]): Promise<void> => {
  if (ids.length > NAMED_EACH) await notifyCatalogue(tx)
  else for (const id of ids) await notifyChange(tx, 'product', id)
}
