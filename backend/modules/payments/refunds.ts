import { sql, type Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import {
  beyondUpiPeriod,
  booksOf,
  endElsewhere,
  followMoney,
  leftOf,
  lockOrder,
  refundNews,
  UPI_TOO_LATE,
  whenFailed,
  type OrdersTables,
} from '../orders/api.ts'
import type { WithProvider } from './deps.ts'
import { readRefund } from './news.ts'
import type { PaymentsTables } from './tables.ts'

/** A copy that took a refund and died gives it back after this long. */
const LEASE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** Refused for good this often: a person must look. */
export const GIVE_UP_AFTER = 20
/** How often news that no event brought is asked for. */
const ASK_PENDING_EVERY_MS = 600_000
const ASK_DISPUTE_EVERY_MS = 3_600_000

type Tables = PaymentsTables & Pick<OrdersTables, 'refunds' | 'disputes'>
const tables = (db: Db) => db.withTables<Tables>()
type Refund = Selectable<Tables['refunds']>

/**
 * Sends the refunds that orders have planned. Several copies share the work; the key makes a repeated request one
 * refund.
 */
export const createRefunds = ({ db, clock, log, provider, news }: WithProvider) => {
  /** Refunds that are due, of payments through this provider without an open dispute. */
  const claim = (): Promise<Refund[]> =>
    tables(db)
      .updateTable('refunds')
      .set({ tries: sql<number>`tries + 1`, due_at: new Date(clock.now() + LEASE_MS) })
      .where('id', 'in', (query) =>
        query
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.payment_id')
          .select('refunds.id')
          .where('refunds.status', '=', 'wanted')
          .where('refunds.due_at', '<=', new Date(clock.now()))
          .where('payments.provider', '=', provider.name)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('disputes')
                  .select('disputes.id')
                  .whereRef('disputes.payment_id', '=', 'refunds.payment_id')
                  .where('disputes.state', '=', 'open'),
              ),
            ),
          )
          .orderBy('refunds.due_at')
          .limit(10)
          .forUpdate('refunds')
          .skipLocked(),
      )
      .returningAll()
      .execute()

  const paymentOf = async ({ payment_id }: Refund) => {
    const { payment_intent: intent, ...payment } = await tables(db)
      .selectFrom('payments')
      .select(['payment_intent', 'way', 'received_at'])
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow()
    if (intent === null) throw new Error('the payment has no intent')
    return { intent, ...payment }
  }

  /** No provider accepts it: a person has to pay it back. */
  const giveUp = (refund: Refund, why: string) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, refund.order_id)
      const { numUpdatedRows } = await tables(tx)
        .updateTable('refunds')
        .set({ status: 'failed', last_error: why })
        .where('id', '=', refund.id)
        .where('status', '=', 'wanted')
        .executeTakeFirst()
      if (!order || numUpdatedRows === 0n) return
      await whenFailed(tx, order, refund, why, clock.now())
      await followMoney(tx, order.id, clock.now())
    })

  const send = async (refund: Refund) => {
    let intent: string | undefined
    try {
      const payment = await paymentOf(refund)
      if (beyondUpiPeriod(payment, clock.now())) return await giveUp(refund, UPI_TOO_LATE)
      intent = payment.intent
      const askedAt = clock.now()
      const answer = await provider.refund({
        refundId: refund.id,
        attempt: refund.attempt,
        paymentIntent: intent,
        paise: refund.amount_paise,
        orderId: refund.order_id,
      })
      const subject = { id: refund.payment_id, order_id: refund.order_id }
      await inTransaction(db, (tx) => refundNews(tx, readRefund(answer, subject, askedAt), clock.now()))
    } catch (error) {
      const refused = provider.isRefused(error)
      log.warn({ refund: refund.id, tries: refund.tries, err: error }, 'refund not sent')
      // Perhaps it was refunded at the provider already, or a dispute holds it: the books record which.
      if (refused && intent !== undefined) await look(intent, refund)
      await inTransaction(db, (tx) => afterRefusal(tx, refund, refused, error))
    }
  }

  const look = (intent: string, refund: Refund) =>
    news
      .askPayment(intent)
      .catch((error: unknown) =>
        log.warn({ refund: refund.id, err: error }, 'the provider was not asked why'),
      )

  /** Tries again later; a refund that the provider refused is requested under a new key, for what remains. */
  const afterRefusal = async (
    tx: Db,
    { id, order_id, tries, attempt }: Refund,
    refused: boolean,
    error: unknown,
  ) => {
    const now = clock.now()
    const order = await lockOrder(tx, order_id)
    const row = await tables(tx)
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'wanted')
      .executeTakeFirst()
    if (!order || !row) return
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    // What the provider answered when it was asked why has already led to another attempt.
    const isOther = row.attempt !== attempt
    const left = refused ? await leftFor(tx, row) : row.amount_paise
    const dead = refused && left > 0 && tries >= GIVE_UP_AFTER
    const pause = Math.min(1000 * 2 ** Math.min(tries, 12), LONGEST_PAUSE_MS)
    await tables(tx)
      .updateTable('refunds')
      .set({
        status: left <= 0 ? 'dropped' : dead ? 'failed' : 'wanted',
        ...(left > 0 && { amount_paise: left }),
        ...(refused && !isOther && { attempt: row.attempt + 1 }),
        due_at: new Date(now + (left === row.amount_paise && !isOther ? pause : 0)),
        last_error: why,
      })
      .where('id', '=', id)
      .execute()
    if (dead) await whenFailed(tx, order, row, why, now)
    if (left <= 0) await endElsewhere(tx, order_id, now)
    if (dead || left <= 0) await followMoney(tx, order_id, now)
  }

  /** How much of a refund its payment can still cover, now that the provider was asked. */
  const leftFor = async (tx: Db, refund: Refund) => {
    const books = await booksOf(tx, refund.order_id)
    const payment = books.payments.find((each) => each.id === refund.payment_id)
    const others = { ...books, refunds: books.refunds.filter((each) => each.id !== refund.id) }
    return payment ? Math.min(leftOf(payment, others), refund.amount_paise) : refund.amount_paise
  }

  const sendAll = async () => {
    for (const refund of await claim()) await send(refund)
  }

  /** Asks about refunds under way at the bank and open disputes, in case no event came. */
  const askAll = async () => {
    const now = clock.now()
    const pending = await tables(db)
      .selectFrom('refunds')
      .select('provider_id as id')
      .where('status', '=', 'pending')
      .where((eb) =>
        eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now - ASK_PENDING_EVERY_MS))]),
      )
      .limit(50)
      .execute()
    const disputed = await tables(db)
      .selectFrom('disputes')
      .select('id')
      .where('state', 'in', ['inquiry', 'open'])
      .where('asked_at', '<=', new Date(now - ASK_DISPUTE_EVERY_MS))
      .limit(50)
      .execute()
    const ask = (id: string, asked: Promise<void>) =>
      asked.catch((error: unknown) => log.warn({ id, err: error }, 'the payment provider did not answer'))
    for (const { id } of pending) if (id !== null) await ask(id, news.askRefund(id))
    for (const { id } of disputed) await ask(id, news.askDispute(id))
  }

  return { sendAll, askAll }
}
