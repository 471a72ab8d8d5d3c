import { operatorGivePoints } from '#contract/points.ts'
import { sql } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { askSecondPerson, personWhoActs } from '#backend/lib/audit/four-eyes.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { emailKey, mailboxHash, noShopper, shopperOf } from '../account/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { worthOf } from './api.ts'
import { postPoints, readBalance } from './store.ts'
import type { PointsTables } from './tables.ts'

/**
 * The reasons of gifts may name a person, so they are deleted with the account. The sums stay: whoever gave them could
 * otherwise give as much again on the same day.
 */
export const forgetGifts = async (tx: Db, { accountId }: { accountId: string }): Promise<void> => {
  await tx
    .withTables<PointsTables>()
    .updateTable('points_gifts')
    .set({ reason: '' })
    .where('account_id', '=', accountId)
    .execute()
}

/** Gifts within this time count together, so that nobody gives in parts what a second person would have to confirm. */
const TOGETHER_MS = 24 * 3_600_000

/**
 * Points that this shopper received, or that this person of the house gave, within a day: the larger of the two sums.
 */
const givenLately = async (
  of: Db,
  { accountId, who, now }: { accountId: string; who: string; now: number },
): Promise<number> => {
  const { rows } = await sql<{ most: number }>`select greatest(
      coalesce(sum(points) filter (where account_id = ${accountId}), 0),
      coalesce(sum(points) filter (where who = ${who}), 0))::int as most
    from points_gifts where points > 0 and given_at > ${new Date(now - TOGETHER_MS)}`.execute(of)
  return rows[0]?.most ?? 0
}

/** Throws unless the house gave this shopper so many points by hand: what they earned is theirs. */
const refuseMoreThanGiven = async (tx: Db, accountId: string, points: number): Promise<void> => {
  const { given } = await tx
    .withTables<PointsTables>()
    .selectFrom('points_gifts')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('given'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (given + points >= 0) return
  const most = given === 0 ? 'none' : `at most ${given}`
  throw wrongField('points', `Of what the house has given, ${most} can be taken back.`)
}

/** Whether a person of the house and a shopper read the same mailbox. */
const isOneself = (who: string, email: string | null): boolean => {
  const [giver, given] = [emailKey(who), email === null ? undefined : emailKey(email)]
  return giver !== undefined && given !== undefined && mailboxHash(giver) === mailboxHash(given)
}

/** Points that the house gives by hand, with the giver and the reason. */
export const giftRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock, config } = deps
  return [
    implement(operatorGivePoints, async ({ params: { accountId }, body, caller, requestId }) => {
      if (!isUuid(accountId)) throw noShopper()
      if (body.points === 0) throw wrongField('points', 'More or fewer than none.')
      const gives = body.points > 0
      const person = await shopperOf(db, accountId)
      const reason = body.reason.trim()
      /** Whether this gift has already been given. Throws if its key was used for another one. */
      const isGiven = async (of: Db) => {
        const known = await of
          .withTables<PointsTables>()
          .selectFrom('points_gifts')
          .select(['account_id', 'points'])
          .where('id', '=', body.key)
          .executeTakeFirst()
        if (known && (known.account_id !== accountId || known.points !== body.points))
          throw new Refusal(409, 'CONFLICT', 'This key was used for another gift. Please begin again.')
        return known !== undefined
      }
      if (await isGiven(db)) return { balance: await readBalance(db, accountId) }
      const { points: rule } = await readShopFacts(db)
      if (!rule) throw new Refusal(409, 'CONFLICT', 'The house gives no points.')
      const house = houseOf(caller)
      const { name: who } = house
      const isHeld = gives && config.fourEyesAbove.points !== undefined
      // What one person gives within a day is added up, and every token would be another giver.
      if (isHeld) personWhoActs(house)
      if (isOneself(who, person.email))
        throw new Refusal(403, 'FORBIDDEN', 'Points for yourself are given by somebody else.')
      const lately = await givenLately(db, { accountId, who, now: clock.now() })
      const useApproval = await askSecondPerson(deps, {
        kind: 'points',
        subject: `account:${accountId}`,
        changes: [
          `${body.points} points to ${person.name}: ${reason}`,
          ...(lately > 0 ? [`with ${lately} more within a day`] : []),
        ],
        paise: gives ? worthOf(lately + body.points, rule) : 0,
        caller,
        requestId,
      })
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        // One at a time: simultaneous gifts see each other, and one key is used once.
        await sql`lock table points_gifts in share row exclusive mode`.execute(tx)
        if (await isGiven(tx)) return { balance: await readBalance(tx, accountId) }
        if (isHeld && (await givenLately(tx, { accountId, who, now })) !== lately)
          throw new Refusal(409, 'CONFLICT', 'Points were given at the same moment. Please do this again.')
        if (!gives) await refuseMoreThanGiven(tx, accountId, body.points)
        await tx
          .withTables<PointsTables>()
          .insertInto('points_gifts')
          .values({
            id: body.key,
            account_id: accountId,
            points: body.points,
            reason,
            who,
            given_at: new Date(now),
          })
          .execute()
        await useApproval(tx)
        const kind = gives ? 'given' : 'reversed'
        await postPoints(tx, { accountId, kind, ref: `gift:${body.key}`, now }, () => body.points)
        await audit(tx, {
          event: gives ? 'points.given' : 'points.taken-back',
          actor: 'operator',
          accountId,
          subject: `account:${accountId}`,
          details: { points: body.points },
          requestId,
          now,
        })
        return { balance: await readBalance(tx, accountId) }
      })
    }),
  ]
}
