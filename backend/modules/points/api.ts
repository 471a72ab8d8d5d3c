/** What other modules may use of the points module. Every function runs inside the caller's transaction. */
import type { PointsRule } from '#contract/points.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { personOf } from '../account/api.ts'
import { lineOf, postPoints, readBalance } from './store.ts'
import type { PointsTables } from './tables.ts'

export { giveLater, pointsDue, pointsOnTheirWay, takeBack, vest, vestFrom } from './on-their-way.ts'

interface Cause {
  readonly accountId: string
  /** The cause, e.g. `order:<id>`. A repeat changes nothing. */
  readonly ref: string
  readonly now: number
}

/** The points earned by paying this much; 0 if the house gives none. */
export const pointsEarnedBy = (paise: number, paisePerPoint: number | null): number =>
  paisePerPoint === null ? 0 : Math.floor(paise / paisePerPoint)

/** The same amount from the house's rule. */
export const paisePerPoint = (rule: PointsRule | undefined): number | null =>
  rule ? rule.rupeesPerPoint * 100 : null

/** The most points with which a bag of this value may be paid, whole points only. */
export const mostPointsFor = (paise: number, rule: PointsRule | undefined): number =>
  rule ? Math.floor((paise * rule.mostPercent) / 100 / rule.worthPaise) : 0

/** The worth of these points, in paise. */
export const worthOf = (points: number, rule: PointsRule | undefined): number =>
  rule ? points * rule.worthPaise : 0

/** The balance, and whether it may be spent: only with a confirmed e-mail. */
export const balanceOf = async (
  db: Db,
  accountId: string,
): Promise<{ balance: number; spendable: boolean }> => ({
  balance: await readBalance(db, accountId),
  spendable: (await personOf(db, accountId)).emailVerified,
})

/** Spends points. Refuses (409) if the balance is too small or the e-mail is not confirmed; then nothing changes. */
export const redeem = async (tx: Db, { points, ...cause }: Cause & { points: number }): Promise<void> => {
  if (!Number.isInteger(points) || points < 0) throw new Error(`Points must be a whole number, not ${points}`)
  if (points === 0) return
  if (!(await personOf(tx, cause.accountId)).emailVerified)
    throw new Refusal(409, 'CONFLICT', 'Points can be spent once your e-mail is confirmed.', {
      fields: {
        points: 'Points can be spent once your e-mail is confirmed.',
      },
    })
  await postPoints(tx, { ...cause, kind: 'spent' }, () => -points)
}

/** The points that a cause has spent and that have not been returned, whatever was cancelled. `ref` is the order's. */
export const spentOn = async (
  db: Db,
  { accountId, ref }: Pick<Cause, 'accountId' | 'ref'>,
): Promise<number> => {
  const { points } = await db
    .withTables<PointsTables>()
    .selectFrom('points_ledger')
    .select(({ fn }) => fn.sum<string | number | null>('points').as('points'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['spent', 'restored'])
    .where(({ or, eb }) => or([eb('ref', '=', ref), eb('ref', 'like', `${ref}:%`)]))
    .executeTakeFirstOrThrow()
  return 0 - Number(points ?? 0)
}

/**
 * Returns what this cause had spent and was not returned yet, because the order was cancelled. A repeat changes
 * nothing.
 */
export const restore = async (tx: Db, cause: Cause): Promise<void> => {
  // An order that was revived after its points had been returned has spent them once more.
  const again = await lineOf(tx, { ...cause, kind: 'restored' })
  const ref = again ? `${cause.ref}:again:${cause.now}` : cause.ref
  await postPoints(tx, { ...cause, ref, kind: 'restored' }, () => spentOn(tx, cause))
}

/** Returns a part of what an order had spent, because some of its pieces came back. `ref` names what came back. */
export const restorePart = async (
  tx: Db,
  { points, ...cause }: Cause & { points: number },
): Promise<void> => {
  if (!Number.isInteger(points) || points < 0) throw new Error(`Points must be a whole number, not ${points}`)
  await postPoints(tx, { ...cause, kind: 'restored' }, () => points)
}
