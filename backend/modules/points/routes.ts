import { getPoints, type PointsEntry, type PointsOnTheWay } from '#contract/points.ts'
import { nothingToDo, type AccountHooks } from '#backend/lib/account-hooks.ts'
import { implement, none, type Db, type Module } from '#backend/lib/http/implement.ts'
import type { Selectable } from 'kysely'
import { mailboxHash } from '../account/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { balanceOf } from './api.ts'
import { forgetGifts, giftRoutes } from './gifts.ts'
import { onTheirWay } from './on-their-way.ts'
import { openWith } from './store.ts'
import type { PointsTables } from './tables.ts'

const ORDER = 'order:'

const entryOf = (row: Selectable<PointsTables['points_ledger']>): PointsEntry => ({
  _id: String(row.id),
  kind: row.kind,
  points: row.points,
  balance: row.balance,
  // What follows the id specifies the cause: a return, a refund.
  ...(row.ref.startsWith(ORDER) && { orderId: row.ref.slice(ORDER.length).split(':')[0] }),
  createdAt: row.created_at.toISOString(),
})

const onTheWayOf = async (db: Db, accountId: string): Promise<PointsOnTheWay[]> =>
  (await onTheirWay(db, accountId)).map(({ ref, points, vests_at }) => ({
    ...(ref.startsWith(ORDER) && { orderId: ref.slice(ORDER.length) }),
    points,
    ...(vests_at && { from: vests_at.toISOString() }),
  }))

const ledger = (db: Db, accountId: string) =>
  db.withTables<PointsTables>().selectFrom('points_ledger').where('account_id', '=', accountId)

/** The welcome gift of the house: once per mailbox, for good. */
const welcome: AccountHooks['opened'] = async (tx, { accountId, emailKey, now }) => {
  const gift = (await readShopFacts(tx)).points?.welcome ?? 0
  if (gift === 0) return
  const first = await tx
    .withTables<PointsTables>()
    .insertInto('welcome_gifts')
    .values({ mailbox_hash: mailboxHash(emailKey), given_at: new Date(now) })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('mailbox_hash')
    .executeTakeFirst()
  if (first) await openWith(tx, { accountId, kind: 'welcome', ref: 'welcome', now }, gift)
}

const exportPoints = async (db: Db, accountId: string) => ({
  ...(await balanceOf(db, accountId)),
  onTheWay: await onTheWayOf(db, accountId),
  entries: (await ledger(db, accountId).selectAll().orderBy('id').execute()).map(entryOf),
})

export const points: Module = {
  name: 'points',
  jobs: none,
  metrics: none,
  // The ledger stays as booked; it names nobody once the account is erased. Reasons of gifts are deleted.
  accounts: {
    opened: welcome,
    exported: { points: exportPoints },
    discarded: nothingToDo,
    erased: forgetGifts,
  },
  routes: ({ db, ...deps }) => [
    ...giftRoutes({ db, ...deps }),
    implement(getPoints, async ({ accountId, query: { page = 1, limit = 20 } }) => {
      const rows = await ledger(db, accountId)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await ledger(db, accountId)
        .select((query) => query.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return {
        ...(await balanceOf(db, accountId)),
        onTheWay: await onTheWayOf(db, accountId),
        entries: rows.map(entryOf),
        total,
        page,
      }
    }),
  ],
}
