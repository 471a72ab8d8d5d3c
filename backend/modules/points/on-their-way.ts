import type { Db } from '#backend/lib/http/implement.ts'
import type { PointsTables } from './tables.ts'
import { lineOf, lockBalance, postPoints } from './store.ts'

const tables = (db: Db) => db.withTables<PointsTables>()

interface Cause {
  readonly accountId: string
  /** The cause of the points, e.g. `order:<id>`. */
  readonly ref: string
  readonly now: number
}

/**
 * Promises points that become part of the balance later (`vestFrom`). A second promise of the same cause is added to
 * the first.
 */
export const giveLater = async (tx: Db, { accountId, ref, points, now }: Cause & { points: number }) => {
  if (!Number.isInteger(points) || points < 0) throw new Error(`Points must be a whole number, not ${points}`)
  if (points === 0) return
  await tables(tx)
    .insertInto('points_on_their_way')
    .values({ account_id: accountId, ref, points, created_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'ref']).doUpdateSet((eb) => ({
        points: eb('points_on_their_way.points', '+', eb.ref('excluded.points')),
      })),
    )
    .execute()
}

/** Sets when promised points may be spent; null while that is unknown. Milliseconds. */
export const vestFrom = async (
  tx: Db,
  { accountId, ref, at }: { accountId: string; ref: string; at: number | null },
) => {
  await tables(tx)
    .updateTable('points_on_their_way')
    .set({ vests_at: at === null ? null : new Date(at) })
    .where('account_id', '=', accountId)
    .where('ref', '=', ref)
    .execute()
}

/** Promised points whose day has come, the oldest first. */
export const pointsDue = (db: Db, now: number, limit: number) =>
  tables(db)
    .selectFrom('points_on_their_way')
    .select(['account_id', 'ref'])
    .where('vests_at', '<=', new Date(now))
    .orderBy('vests_at')
    .limit(limit)
    .execute()

/** Moves promised points that are due into the balance. A repeat changes nothing, in any number of copies. */
export const vest = async (tx: Db, { accountId, ref, now }: Cause): Promise<number> => {
  // A cause may give again what a failed refund had taken; the row, which is then deleted, prevents counting twice.
  const again = await lineOf(tx, { accountId, ref, kind: 'earned' })
  const line = again ? `${ref}:again:${now}` : ref
  return postPoints(tx, { accountId, ref: line, now, kind: 'earned' }, async () => {
    const row = await tables(tx)
      .deleteFrom('points_on_their_way')
      .where('account_id', '=', accountId)
      .where('ref', '=', ref)
      .where('vests_at', '<=', new Date(now))
      .returning('points')
      .executeTakeFirst()
    return row?.points ?? 0
  })
}

/** Points of an account that are promised and not yet its own, the newest cause first. */
export const onTheirWay = (db: Db, accountId: string) =>
  tables(db)
    .selectFrom('points_on_their_way')
    .select(['ref', 'points', 'vests_at', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('ref')
    .execute()

/** Points that one cause has promised, if they are not the account's own yet. */
export const pointsOnTheirWay = (db: Db, { accountId, ref }: Pick<Cause, 'accountId' | 'ref'>) =>
  tables(db)
    .selectFrom('points_on_their_way')
    .select(['points', 'vests_at'])
    .where('account_id', '=', accountId)
    .where('ref', '=', ref)
    .executeTakeFirst()

/**
 * Takes back points that a cause gave: first promised ones, then from the balance. Returns how many could not be taken
 * because they are spent. `because` names the reason, once for each.
 */
export const takeBack = async (
  tx: Db,
  { accountId, ref, because, points, now }: Cause & { because: string; points: number },
): Promise<number> => {
  if (!Number.isInteger(points) || points < 0) throw new Error(`Points must be a whole number, not ${points}`)
  if (points === 0) return 0
  // The balance is locked first, as everywhere, so that taking and giving points never deadlock.
  await lockBalance(tx, accountId)
  const promised = await tables(tx)
    .selectFrom('points_on_their_way')
    .select('points')
    .where('account_id', '=', accountId)
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst()
  const unspent = Math.min(points, promised?.points ?? 0)
  if (promised && unspent === promised.points)
    await tables(tx)
      .deleteFrom('points_on_their_way')
      .where('account_id', '=', accountId)
      .where('ref', '=', ref)
      .execute()
  else if (unspent > 0)
    await tables(tx)
      .updateTable('points_on_their_way')
      .set((eb) => ({ points: eb('points', '-', unspent) }))
      .where('account_id', '=', accountId)
      .where('ref', '=', ref)
      .execute()
  const rest = points - unspent
  if (rest === 0) return 0
  const moved = await postPoints(
    tx,
    { accountId, ref: because, now, kind: 'reversed' },
    ({ balance }) => -Math.min(rest, balance),
  )
  return rest + moved
}
