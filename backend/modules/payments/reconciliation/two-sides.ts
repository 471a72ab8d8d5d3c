import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import type { OrdersTables } from '../../orders/api.ts'
import {
  disputeEntry,
  disputeWords,
  paymentEntry,
  refundEntry,
  refundWords,
  NOTHING,
  type Entry,
} from './differences.ts'
import type { Provider, ProviderDispute, ProviderPayment, ProviderRefund } from '../provider/provider.ts'
import type { PaymentsTables } from '../tables.ts'

const DAY_MS = 86_400_000
/** How long after it was made a refund can fail, and a dispute begin and last. */
const REFUND_DAYS = 35
const DISPUTE_DAYS = 180

type Tables = PaymentsTables & Pick<OrdersTables, 'refunds' | 'disputes'>
const tables = (db: Db) => db.withTables<Tables>()

/** What the provider has. */
export interface Theirs {
  readonly payments: readonly ProviderPayment[]
  readonly refunds: readonly ProviderRefund[]
  readonly disputes: readonly ProviderDispute[]
}

/** The two sides of a day: what the provider has for it and what the books have. */
export const createSides = ({ db, provider }: { db: Db; provider: Provider }) => {
  /** What the provider has of a day: its payments, and refunds and disputes for as long as they may change. */
  const theirsOf = async (from: number, to: number) => {
    const payments = [...(await provider.paymentsWithin(from, to))]
    const refunds = await provider.refundsWithin(to - REFUND_DAYS * DAY_MS, to)
    const disputes = await provider.disputesWithin(to - DISPUTE_DAYS * DAY_MS, to)
    // Money of that day may belong to a payment that was begun the day before.
    const known = new Set(payments.map(({ id }) => id))
    for (const { payment_intent: id } of await receivedWithin(from, to)) {
      const intent = id === null || known.has(id) ? undefined : await provider.findIntent(id)
      if (intent) payments.push(intent)
    }
    return { payments, refunds, disputes }
  }

  const receivedWithin = (from: number, to: number) =>
    tables(db)
      .selectFrom('payments')
      .select(['payment_intent', 'order_id', 'received_paise', 'amount_paise'])
      .where('provider', '=', provider.name)
      .where('payment_intent', 'is not', null)
      .where('received_at', '>=', new Date(from))
      .where('received_at', '<', new Date(to))
      .execute()

  const entriesOf = ({ payments, refunds, disputes }: Theirs): Entry[] => [
    ...payments.map(paymentEntry),
    ...refunds.map(refundEntry),
    ...disputes.map(disputeEntry),
  ]

  /** The books' side of the same entries, and what else they have of that day. */
  const oursOf = async (theirs: Theirs, from: number, to: number): Promise<Entry[]> => {
    const ids = <T extends { id: string }>(list: readonly T[]) => ['', ...list.map(({ id }) => id)]
    const payments = await tables(db)
      .selectFrom('payments')
      .select(['payment_intent', 'order_id', 'received_paise', 'amount_paise', 'status'])
      .where('provider', '=', provider.name)
      .where('payment_intent', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('payment_intent', 'in', ids(theirs.payments)),
          eb.and([eb('received_at', '>=', new Date(from)), eb('received_at', '<', new Date(to))]),
        ]),
      )
      .execute()
    const refunds = await tables(db)
      .selectFrom('refunds')
      .select(['provider_id', 'order_id', 'amount_paise', 'status'])
      .where('provider_id', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('provider_id', 'in', ids(theirs.refunds)),
          eb.and([
            eb('status', 'in', ['pending', 'done']),
            eb('asked_at', '>=', new Date(from)),
            eb('asked_at', '<', new Date(to)),
            eb('created_at', '>=', new Date(to - (REFUND_DAYS - 1) * DAY_MS)),
          ]),
        ]),
      )
      .execute()
    const disputes = await tables(db)
      .selectFrom('disputes')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('id', 'in', ids(theirs.disputes)),
          eb.and([eb('opened_at', '>=', new Date(from)), eb('opened_at', '<', new Date(to))]),
        ]),
      )
      .execute()
    return [
      ...payments.map((row): Entry => {
        const paise = row.received_paise ?? (row.status === 'paid' ? row.amount_paise : 0)
        return {
          kind: 'payment',
          subject: row.payment_intent ?? '',
          orderId: row.order_id,
          paise,
          says: paise > 0 ? formatPaise(paise) : NOTHING,
        }
      }),
      ...refunds.map((row): Entry => ({
        kind: 'refund',
        subject: row.provider_id ?? '',
        orderId: row.order_id,
        paise: row.amount_paise,
        // Settled by hand or fallen away: the provider's own refund had failed.
        says: refundWords(
          row.amount_paise,
          row.status === 'settled' || row.status === 'dropped' ? 'failed' : row.status,
        ),
      })),
      ...disputes.map((row): Entry => ({
        kind: 'dispute',
        subject: row.id,
        orderId: row.order_id,
        paise: row.amount_paise,
        says: disputeWords(row.amount_paise, row.state, row.withdrawn_paise),
      })),
    ]
  }

  return { theirsOf, entriesOf, oursOf }
}
