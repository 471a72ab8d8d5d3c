import type { Language } from '#contract/languages.ts'
import type { PaymentWay } from '#contract/payment-way.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { Refusal, wrongField, type BackendConfig, type Clock, type Db } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { onlineFor, transferOf, waysOn, wrongWay } from '#backend/lib/trade/ways-to-pay.ts'
import { prefixOf } from '#backend/lib/words/words.ts'
import { askTransfer, moneyHere, isBegun, lockOrder, type OrdersTables } from '../orders/api.ts'
import { readShopFacts } from '../shop/api.ts'
import type { Confirm, OpenPayment } from './confirm.ts'
import { kindOf, refusalFor } from './provider/provider-refusal.ts'
import { SESSION_ID_PLACEHOLDER, type Provider } from './provider/provider.ts'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'
import type { PaymentsTables } from './tables.ts'
import { RESERVATION_MS, writePayment } from './write-payment.ts'

const tables = (db: Db) => db.withTables<PaymentsTables & Pick<OrdersTables, 'orders'>>()

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly config: BackendConfig
  readonly provider: Provider
  readonly confirm: Confirm
}

interface Paying {
  readonly orderId: string
  readonly accountId: string
  readonly way: PaymentWay
  readonly language?: Language | undefined
  readonly requestId: string
}

/** Pays what is left of an order that was begun with an advance. */
export const createPayRest = ({ db, clock, config, provider, confirm }: Parts) => {
  const openOf = (of: Db, orderId: string) =>
    tables(of)
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .orderBy('attempt', 'desc')
      .executeTakeFirst()

  /** The payment of the whole rest, created if there is none; undefined for a transfer. */
  const write = async (
    tx: Db,
    { orderId, accountId, way, language, requestId }: Paying,
  ): Promise<OpenPayment | undefined> => {
    const now = clock.now()
    const order = await lockOrder(tx, orderId)
    if (order?.account_id !== accountId) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
    if (!isBegun(order) || order.status !== 'processing')
      throw new Refusal(409, 'CONFLICT', 'Nothing is left to pay on this order.')
    const rest = order.total_paise - (await moneyHere(tx, orderId))
    const facts = await readShopFacts(tx)
    const ways = waysOn(houseDay(now), config.payMaxima, transferOf(facts, now), facts.onlineWays)
    const cannot = wrongWay(ways, rest, way)
    if (cannot !== undefined) throw wrongField('way', cannot)
    await audit(tx, {
      event: 'order.rest-opened',
      actor: 'shopper',
      accountId,
      subject: `order:${orderId}`,
      details: { paise: rest, way },
      requestId,
      now,
    })
    if (way === 'transfer' && facts.bankAccount) {
      await askTransfer(tx, { orderId, account: facts.bankAccount, now })
      return undefined
    }
    const open = await openOf(tx, orderId)
    if (open) return open
    const until = now + RESERVATION_MS
    await tables(tx)
      .updateTable('orders')
      .set({ reserved_until: new Date(until) })
      .where('id', '=', orderId)
      .execute()
    const last = await tables(tx)
      .selectFrom('payments')
      .select((eb) => eb.fn.max('attempt').as('attempt'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const pages = `${config.publicUrl}${prefixOf(language, config.languages)}`
    const request: SessionRequest = {
      amount: rest,
      currency: 'inr',
      ways: onlineFor(ways, rest),
      orderId,
      number: order.number,
      email: order.email,
      successUrl: `${pages}/success?session_id=${SESSION_ID_PLACEHOLDER}`,
      cancelUrl: `${pages}/order/${orderId}`,
      expiresAt: Math.floor(until / 1000),
      lines: [{ name: `Rest of order ${order.number}`, amount: rest }],
    }
    const attempt = Number(last.attempt) + 1
    await writePayment(tx, { provider: provider.name, attempt, request, session: undefined, now })
    return openOf(tx, orderId)
  }

  /** Closes a payment that is open for a different sum than is owed, or for a method that is no longer chosen. */
  const closeOther = async ({ orderId, way }: Paying): Promise<void> => {
    const open = await openOf(db, orderId)
    if (!open) return
    const { total_paise } = await tables(db)
      .selectFrom('orders')
      .select('total_paise')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    if (way === 'transfer' || open.amount_paise !== total_paise - (await moneyHere(db, orderId)))
      await confirm.endSession(open, 'house')
  }

  /** Returns the address at which the rest is paid; undefined for a transfer. */
  return async (paying: Paying): Promise<string | undefined> => {
    try {
      await closeOther(paying)
      const payment = await inTransaction(db, (tx) => write(tx, paying))
      if (!payment) return undefined
      const sessionId = await confirm.sessionIdOf(payment)
      if (sessionId === undefined) await confirm.endRefused(payment)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw refusalFor(kindOf(provider, error))
    }
    const open = await openOf(db, paying.orderId)
    if (!open?.url) throw refusalFor(open?.refused ?? 'other')
    return open.url
  }
}
