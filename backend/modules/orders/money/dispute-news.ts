import { audit } from '#backend/lib/audit/audit.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { note } from '../events.ts'
import { lockOrder } from '../state.ts'
import type { DisputeState, OrdersTables } from '../tables.ts'
import { followMoney } from './after.ts'
import { booksOf } from './books.ts'
import { alignPoints } from './give-back.ts'
import { knownDispute } from './known.ts'
import { shrinkRefunds } from './shrink.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** What the provider says about one dispute. */
export interface DisputeNews {
  readonly id: string
  readonly payment: { readonly id: string; readonly order_id: string }
  readonly paise: number
  readonly reason: string
  readonly word: string
  readonly state: DisputeState
  readonly withdrawn: number
  readonly respondBy: number | undefined
  readonly openedAt: number
  /** When the provider was asked, in milliseconds. */
  readonly askedAt: number
  /** What the books said about it when the provider was asked (`knownDispute`). */
  readonly known: string
}

const STEP = { open: 'disputed', inquiry: 'disputed', won: 'dispute-won', lost: 'dispute-lost' } as const
const TAKEN_BACK = 'The shopper’s bank took it back by a dispute.'
const isOver = (state: DisputeState) => state === 'won' || state === 'lost' || state === 'closed'

/**
 * Records what the provider says about a dispute. Runs in the caller's transaction, under the order's lock. Repeating
 * it changes nothing. Returns false, and records nothing, if another answer has been recorded since the provider was
 * asked: nobody can tell which of the two is newer, so the caller must ask again.
 */
export const disputeNews = async (tx: Db, news: DisputeNews, now: number): Promise<boolean> => {
  const order = await lockOrder(tx, news.payment.order_id)
  if (!order) throw new Error(`There is no order ${news.payment.order_id}`)
  if ((await knownDispute(tx, news.id)) !== news.known) return false
  const before = await tables(tx)
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', news.id)
    .executeTakeFirst()
  const row = {
    amount_paise: news.paise,
    reason: news.reason,
    word: news.word,
    state: news.state,
    withdrawn_paise: news.withdrawn,
    respond_by: news.respondBy === undefined ? null : new Date(news.respondBy),
    closed_at: isOver(news.state) ? (before?.closed_at ?? new Date(now)) : null,
    asked_at: new Date(news.askedAt),
  }
  await tables(tx)
    .insertInto('disputes')
    .values({
      ...row,
      id: news.id,
      order_id: order.id,
      payment_id: news.payment.id,
      opened_at: new Date(news.openedAt),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const told = before && (before.state === news.state || STEP_OF(before.state) === STEP_OF(news.state))
  if (!told || before.withdrawn_paise !== news.withdrawn) {
    const because = `order:${order.id}:dispute:${news.id}`
    await alignPoints(tx, { order, books: await booksOf(tx, order.id), more: 0, because, now })
    if (news.state === 'lost')
      await shrinkRefunds(tx, { orderId: order.id, paymentId: news.payment.id, why: TAKEN_BACK })
    await followMoney(tx, order.id, now)
  }
  const step = STEP_OF(news.state)
  if (told || step === undefined) return true
  await note(tx, order.id, step, now, formatPaise(news.paise))
  await audit(tx, {
    event: `payment.${step}`,
    actor: 'system',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { paise: news.paise, reason: news.reason, dispute: news.id },
    now,
  })
  return true
}

const STEP_OF = (state: DisputeState) => (state === 'closed' ? undefined : STEP[state])
