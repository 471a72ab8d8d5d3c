import type { Selectable } from 'kysely'
import type { Clock, Db } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import {
  disputeNews,
  knownDispute,
  knownRefund,
  refundNews,
  type DisputeNews,
  type RefundNews,
} from '../orders/api.ts'
import type { Confirm } from './confirm.ts'
import type { Provider, ProviderDispute, ProviderRefund } from './provider/provider.ts'
import type { PaymentsTables } from './tables.ts'

const tables = (db: Db) => db.withTables<PaymentsTables>()
type Payment = Pick<Selectable<PaymentsTables['payments']>, 'id' | 'order_id'>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly provider: Provider
  readonly confirm: Confirm
}

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  (typeof thing === 'string' ? thing : thing?.id) ?? undefined

const STATE: Readonly<Record<string, RefundNews['state']>> = {
  succeeded: 'done',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
}

/** A refund of the provider in the form of the books. */
export const readRefund = (refund: ProviderRefund, payment: Payment, askedAt: number): RefundNews => ({
  providerId: refund.id,
  refundId: refund.metadata?.['refundId'],
  attempt: Number(refund.metadata?.['attempt'] ?? 1),
  payment,
  paise: refund.amount,
  state: STATE[refund.status ?? ''] ?? 'pending',
  why: refund.failure_reason ?? refund.status ?? undefined,
  at: refund.created * 1000,
  askedAt,
})

/** `warning_*` is an inquiry: nothing is taken yet. An appeal opens a lost dispute again, the money still gone. */
const disputeState = (word: string): DisputeNews['state'] => {
  if (word === 'won' || word === 'lost') return word
  if (word === 'warning_closed' || word === 'prevented') return 'closed'
  return word.startsWith('warning_') ? 'inquiry' : 'open'
}

/** A dispute of the provider as the books record it. The amount taken is that of its transactions, without fees. */
export const readDispute = (
  dispute: ProviderDispute,
  payment: Payment,
  askedAt: number,
): Omit<DisputeNews, 'known'> => {
  const state = disputeState(dispute.status)
  const moved = dispute.balance_transactions.filter(({ currency }) => currency === dispute.currency)
  const taken = -moved.reduce((sum, { amount }) => sum + amount, 0)
  const byState = state === 'open' || state === 'lost' ? dispute.amount : 0
  return {
    id: dispute.id,
    payment,
    paise: dispute.amount,
    reason: dispute.reason,
    word: dispute.status,
    state,
    // An account settled in another currency gives no rupees here: the dispute's state decides.
    withdrawn: dispute.balance_transactions.length > moved.length ? byState : Math.max(taken, 0),
    respondBy: dispute.evidence_details.due_by ? dispute.evidence_details.due_by * 1000 : undefined,
    openedAt: dispute.created * 1000,
    askedAt,
  }
}

/**
 * Events of one dispute come within milliseconds, to several copies of the backend. A copy that finds another answer in
 * the books asks again, so that an older answer never replaces a newer one. Throws if other answers keep coming.
 */
const untilTaken = async (id: string, ask: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await ask()) return
  throw new Error(`${id} changed whenever the provider was asked`)
}
const MOST_TRIES = 20

/**
 * Follows what happens to money after it was paid. An event only says where to look: the truth is the object fetched
 * from the provider with the secret key.
 */
export const createNews = ({ db, clock, provider, confirm }: Parts) => {
  const inBooks = (intent: string) =>
    tables(db)
      .selectFrom('payments')
      .select(['id', 'order_id'])
      .where('payment_intent', '=', intent)
      .executeTakeFirst()

  /**
   * The payment of an intent; undefined if it is not this shop's. This news may arrive before the news that it was
   * paid.
   */
  const paymentOf = async (intent: string | undefined) => {
    if (intent === undefined) return undefined
    const known = await inBooks(intent)
    if (known) return known
    const session = await provider.sessionOf(intent)
    if (!session || (await confirm.confirm(session.id)) === 'unknown') return undefined
    return inBooks(intent)
  }

  const askRefund = (id: string) =>
    untilTaken(id, async () => {
      const [known, askedAt] = [await knownRefund(db, id), clock.now()]
      const refund = await provider.findRefund(id)
      const payment = refund && (await paymentOf(idOf(refund.payment_intent)))
      if (!payment) return true
      const news = { ...readRefund(refund, payment, askedAt), known }
      return inTransaction(db, (tx) => refundNews(tx, news, clock.now()))
    })
  const askDispute = (id: string) =>
    untilTaken(id, async () => {
      const [known, askedAt] = [await knownDispute(db, id), clock.now()]
      const dispute = await provider.findDispute(id)
      const payment = dispute && (await paymentOf(idOf(dispute.payment_intent)))
      if (!payment) return true
      const news = { ...readDispute(dispute, payment, askedAt), known }
      return inTransaction(db, (tx) => disputeNews(tx, news, clock.now()))
    })
  /** Everything that the provider knows about a payment. */
  const askPayment = async (intent: string) => {
    for (const { id } of [...(await provider.refundsOf(intent))].reverse()) await askRefund(id)
    for (const { id } of await provider.disputesOf(intent)) await askDispute(id)
  }

  const ASK = { refund: askRefund, dispute: askDispute, payment: askPayment }
  /** Looks up what an event points to. */
  const follow = (id: string): Promise<void> => ASK[provider.kindOfObject(id)](id)
  return { follow, askPayment, askRefund, askDispute }
}
export type News = ReturnType<typeof createNews>
