import type { PointsKind } from '#contract/points.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { PointsTables } from './tables.ts'

export interface Entry {
  readonly accountId: string
  readonly kind: PointsKind
  /** The cause, e.g. `order:<id>`: one line per account, kind and cause. */
  readonly ref: string
  readonly now: number
}

/** Locks the account's balance until the transaction ends; creates the row if there is none. */
export const lockBalance = async (tx: Db, accountId: string): Promise<number> => {
  const store = tx.withTables<PointsTables>()
  await store
    .insertInto('points_balances')
    .values({ account_id: accountId, balance: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const row = await store
    .selectFrom('points_balances')
    .select('balance')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.balance
}

/** The line that this cause has already written, if any. */
export const lineOf = async (db: Db, { accountId, kind, ref }: Omit<Entry, 'now'>) =>
  db
    .withTables<PointsTables>()
    .selectFrom('points_ledger')
    .select(['points', 'balance'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst()

/**
 * Adds one line and changes the balance, under the balance's lock. The same cause counts once. `points` is computed
 * under the lock, from the balance and the ledger. Returns the points added or taken, 0 if none.
 */
export const postPoints = async (
  tx: Db,
  entry: Entry,
  decide: (state: { balance: number }) => Promise<number> | number,
): Promise<number> => {
  const balance = await lockBalance(tx, entry.accountId)
  if (await lineOf(tx, entry)) return 0
  const points = await decide({ balance })
  if (points === 0) return 0
  const after = balance + points
  if (after < 0) throw new Refusal(409, 'CONFLICT', 'There are not that many points in the account.')
  const store = tx.withTables<PointsTables>()
  await store
    .insertInto('points_ledger')
    .values({
      account_id: entry.accountId,
      kind: entry.kind,
      points,
      balance: after,
      ref: entry.ref,
      created_at: new Date(entry.now),
    })
    .execute()
  await store
    .updateTable('points_balances')
    .set({ balance: after })
    .where('account_id', '=', entry.accountId)
    .execute()
  return points
}

/** The first line of an account that was opened in this transaction: nobody else can lock its balance yet. */
export const openWith = async (
  tx: Db,
  { accountId, kind, ref, now }: Entry,
  points: number,
): Promise<void> => {
  const store = tx.withTables<PointsTables>()
  await store.insertInto('points_balances').values({ account_id: accountId, balance: points }).execute()
  await store
    .insertInto('points_ledger')
    .values({ account_id: accountId, kind, points, balance: points, ref, created_at: new Date(now) })
    .execute()
}

export const readBalance = async (db: Db, accountId: string): Promise<number> => {
  const row = await db
    .withTables<PointsTables>()
    .selectFrom('points_balances')
    .select('balance')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.balance ?? 0
}
