import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Clock, Db } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { endUnpaid, fulfil, giveSurplus, releaseLapsed, review, turnAway } from '../orders/api.ts'
import { hasFailed, intentOf, misfits, receivedBy, wayOf } from './compare.ts'
import { isFinal, kindOf, logRefusal } from './provider/provider-refusal.ts'
import type { Provider, ProviderSession } from './provider/provider.ts'
import type { PaymentsTables } from './tables.ts'

export type Outcome = 'paid' | 'pending' | 'unknown'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly provider: Provider
}

/** Why an order can no longer be paid. */
export type Over = 'lapsed' | 'house' | 'refused' | 'shopper'

/** The columns of a payment that are needed to ask for its session. */
export type OpenPayment = Pick<
  Selectable<PaymentsTables['payments']>,
  'id' | 'order_id' | 'attempt' | 'session_id' | 'request'
>

const tables = (db: Db) => db.withTables<PaymentsTables>()

const paymentOf = (db: Db, sessionId: string) =>
  tables(db).selectFrom('payments').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/**
 * The one way in which an order becomes paid. The landing page, the webhook and the reconciler all call it with no
 * more than a session's id: the truth is the session as the provider has it, fetched with the secret key.
 */
export const createConfirm = ({ db, clock, log, provider }: Parts) => {
  /** A session whose id was not stored (a crash between opening and storing it) is found by the order that it names. */
  const adopt = async (session: ProviderSession) => {
    const orderId = session.client_reference_id
    if (!orderId || !/^[0-9a-f-]{36}$/.test(orderId)) return undefined
    const attempt = Number(session.metadata?.['attempt'])
    if (!Number.isInteger(attempt)) return undefined
    return tables(db)
      .updateTable('payments')
      .set({ session_id: session.id, url: session.url })
      .where('order_id', '=', orderId)
      .where('attempt', '=', attempt)
      .where('session_id', 'is', null)
      .returningAll()
      .executeTakeFirst()
  }

  /**
   * The session of an attempt, opened if necessary; undefined if the provider refuses for good, which is recorded with
   * its reason.
   */
  const sessionIdOf = async (payment: OpenPayment): Promise<string | undefined> => {
    if (payment.session_id !== null) return payment.session_id
    try {
      const session = await provider.open(payment.request, payment.attempt)
      await tables(db)
        .updateTable('payments')
        .set({ session_id: session.id, url: session.url })
        .where('id', '=', payment.id)
        .where('session_id', 'is', null)
        .execute()
      return session.id
    } catch (error) {
      const kind = kindOf(provider, error)
      logRefusal(log, provider, error, payment.order_id)
      if (!isFinal(kind)) throw error
      await tables(db)
        .updateTable('payments')
        .set({ refused: kind })
        .where('id', '=', payment.id)
        .where('session_id', 'is', null)
        .execute()
      return undefined
    }
  }

  const settle = (session: ProviderSession, paymentId: string): Promise<Outcome> =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const payment = await tables(tx)
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', paymentId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (payment.status === 'paid') return 'paid'
      const set = (status: 'paid' | 'mismatch', intent: string | null) =>
        tables(tx)
          .updateTable('payments')
          .set({
            status,
            payment_intent: intent,
            way: wayOf(session),
            received_paise: receivedBy(session),
            received_at: new Date(now),
            checked_at: new Date(now),
          })
          .where('id', '=', paymentId)
          .execute()
      const wrong = misfits(session, {
        request: payment.request,
        sessionId: payment.session_id ?? '',
        live: provider.live,
      })
      if (wrong.length > 0) {
        if (payment.status === 'mismatch') return 'pending'
        await set('mismatch', intentOf(session) ?? null)
        await review(tx, payment.order_id, wrong.join(', '), now)
        return 'pending'
      }
      await set('paid', intentOf(session) ?? null)
      const result = await fulfil(tx, { orderId: payment.order_id, sessionId: session.id, now })
      if (result === 'refuse') await turnAway(tx, { orderId: payment.order_id, now })
      // The rest of an order can be paid twice, by card and by transfer.
      else await giveSurplus(tx, payment.order_id, now)
      return 'paid'
    })

  const close = (paymentId: string, orderId: string, because: 'failed' | Over) =>
    inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tables(tx)
        .updateTable('payments')
        .set({ status: 'ended' })
        .where('id', '=', paymentId)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await endUnpaid(tx, orderId, because, clock.now())
    })

  /** The outcome of a session. `over`: its order's time has passed. */
  const confirm = async (
    sessionId: string,
    over: { because: Over } | undefined = undefined,
  ): Promise<Outcome> => {
    const known = await paymentOf(db, sessionId)
    if (known?.status === 'paid') return 'paid'
    const session = await provider.find(sessionId)
    if (!session) return known ? 'pending' : 'unknown'
    const payment = known ?? (await adopt(session)) ?? (await paymentOf(db, sessionId))
    if (!payment) {
      await audit(db, { event: 'payment.foreign-session', actor: 'system', now: clock.now() })
      return 'unknown'
    }
    if (session.status === 'complete' && session.payment_status !== 'unpaid')
      return settle(session, payment.id)
    if (session.status === 'expired') await close(payment.id, payment.order_id, over?.because ?? 'lapsed')
    else if (hasFailed(session)) await close(payment.id, payment.order_id, 'failed')
    // Paid later: the pieces are not reserved for ever. The payment stays open, so that late money is noticed.
    else if (session.status === 'complete' && over)
      await inTransaction(db, async (tx) => {
        if (over.because === 'lapsed') await releaseLapsed(tx, payment.order_id)
        else await endUnpaid(tx, payment.order_id, over.because, clock.now())
      })
    return 'pending'
  }

  /**
   * Closes an order's payment: nobody can pay it any more, unless somebody just did. A session that was perhaps opened
   * but never stored is found again by its key first.
   */
  const endSession = async (payment: OpenPayment, because: Over): Promise<void> => {
    const sessionId = await sessionIdOf(payment)
    if (sessionId === undefined) {
      await close(payment.id, payment.order_id, because)
      return
    }
    await provider.close(sessionId)
    await confirm(sessionId, { because })
  }

  /** Ends the order of a payment that the provider refused for good: it never had a session. */
  const endRefused = (payment: OpenPayment): Promise<void> => close(payment.id, payment.order_id, 'refused')

  /**
   * Closes a payment's session at the provider and leaves the order as it is: what becomes of it is decided with the
   * order that replaces it. A payment that was made in the meantime is confirmed. 'paying' if its money may still come.
   */
  const closeSession = async (payment: OpenPayment): Promise<'closed' | 'paying'> => {
    const sessionId = await sessionIdOf(payment)
    if (sessionId === undefined) return 'closed'
    await provider.close(sessionId)
    const session = await provider.find(sessionId)
    if (session === undefined || session.status === 'expired') return 'closed'
    if (session.status !== 'complete') throw new Error(`session ${sessionId} did not close`)
    await confirm(sessionId)
    return 'paying'
  }

  return { confirm, endSession, endRefused, closeSession, sessionIdOf }
}
export type Confirm = ReturnType<typeof createConfirm>
