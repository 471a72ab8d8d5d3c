import { sql, type Selectable } from 'kysely'
import type { Clock, Db } from '#backend/lib/implement.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import type { Logger } from 'pino'
import { refundDone, type OrdersTables } from '../orders/api.ts'
import { isRefused, type Provider } from './provider.ts'
import type { PaymentsTables } from './tables.ts'

/** A copy that took a refund and died gives it back after this long. */
const LEASE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** Refused for good this often: a person must look. */
const GIVE_UP_AFTER = 20

type Tables = PaymentsTables & Pick<OrdersTables, 'refunds'>
const tables = (db: Db) => db.withTables<Tables>()

/** Sends the money back that orders want back. Several copies share the work; the key makes a repeat one refund. */
export const createRefunds = ({
  db,
  clock,
  log,
  provider,
}: {
  db: Db
  clock: Clock
  log: Logger
  provider: Provider
}) => {
  const claim = (): Promise<Selectable<Tables['refunds']>[]> =>
    tables(db)
      .updateTable('refunds')
      .set({ tries: sql<number>`tries + 1`, due_at: new Date(clock.now() + LEASE_MS) })
      .where('id', 'in', (query) =>
        query
          .selectFrom('refunds')
          .select('id')
          .where('status', '=', 'wanted')
          .where('due_at', '<=', new Date(clock.now()))
          .orderBy('due_at')
          .limit(10)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute()

  const send = async (refund: Selectable<Tables['refunds']>) => {
    try {
      const { payment_intent } = await tables(db)
        .selectFrom('payments')
        .select('payment_intent')
        .where('id', '=', refund.payment_id)
        .executeTakeFirstOrThrow()
      if (payment_intent === null) throw new Error('the payment has no intent')
      const { id } = await provider.refund({
        refundId: refund.id,
        paymentIntent: payment_intent,
        paise: refund.amount_paise,
        orderId: refund.order_id,
      })
      await inTransaction(db, (tx) =>
        refundDone(tx, { refundId: refund.id, providerId: id, now: clock.now() }),
      )
    } catch (error) {
      const dead = isRefused(error) && refund.tries >= GIVE_UP_AFTER
      log.warn(
        { refund: refund.id, tries: refund.tries, err: error },
        dead ? 'refund given up' : 'refund not sent',
      )
      const pause = Math.min(1000 * 2 ** Math.min(refund.tries, 12), LONGEST_PAUSE_MS)
      await tables(db)
        .updateTable('refunds')
        .set({
          status: dead ? 'failed' : 'wanted',
          due_at: new Date(clock.now() + pause),
          last_error: error instanceof Error ? error.message.slice(0, 300) : 'unknown',
        })
        .where('id', '=', refund.id)
        .where('status', '=', 'wanted')
        .execute()
    }
  }

  return async () => {
    for (const refund of await claim()) await send(refund)
  }
}
