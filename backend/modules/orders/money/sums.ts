import type { Selectable } from 'kysely'
import type { OrdersTables, OrderState } from '../tables.ts'

export type PaymentRow = Selectable<OrdersTables['payments']>
export type RefundRow = Selectable<OrdersTables['refunds']>
export type DisputeRow = Selectable<OrdersTables['disputes']>

/** The money of one order, by the books: each payment, what was refunded of it and what is disputed. */
export interface Books {
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
  readonly disputes: readonly DisputeRow[]
  /** The part of returned pieces that had never been paid, in paise: it is no longer owed. */
  readonly setOff: number
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** What came with a payment, in paise. A row of the release before says it by its state alone. */
export const receivedOf = (payment: PaymentRow): number =>
  payment.received_paise ?? (payment.status === 'paid' ? payment.amount_paise : 0)

/** Promised to the shopper, but not at the bank yet. */
export const isOwed = ({ status, cause }: RefundRow): boolean =>
  status === 'wanted' || status === 'pending' || (status === 'failed' && cause !== 'elsewhere')

/** It has left the house for good, as far as is known. */
export const isGone = ({ status }: RefundRow): boolean => status === 'done' || status === 'settled'

/** What lost disputes took. */
export const lostOf = (disputes: readonly DisputeRow[]): number =>
  sum(
    disputes.filter(({ state }) => state === 'lost'),
    ({ withdrawn_paise }) => withdrawn_paise,
  )

/**
 * What remains of a payment to refund, in paise: what came, less what was refunded, promised or lost. Never below 0.
 */
export const leftOf = (payment: PaymentRow, { refunds, disputes }: Books): number => {
  const own = refunds.filter(({ payment_id }) => payment_id === payment.id)
  const gone = sum(
    own.filter((refund) => isOwed(refund) || isGone(refund)),
    ({ amount_paise, withheld_paise }) => amount_paise + withheld_paise,
  )
  const lost = lostOf(disputes.filter(({ payment_id }) => payment_id === payment.id))
  return Math.max(receivedOf(payment) - gone - lost, 0)
}

/** Money that came too late, did not fit or was a surplus does not belong to an order's sums. */
export const isForeign = ({ cause }: Pick<RefundRow, 'cause'>): boolean =>
  cause === 'late' || cause === 'review' || cause === 'surplus'

/**
 * How much of the order's own sum was given up so far: refunds decided and disputes lost, including points withheld and
 * pieces returned unpaid.
 */
export const givenUp = ({ refunds, disputes, setOff }: Books): number =>
  sum(
    refunds.filter((refund) => !isForeign(refund) && (isOwed(refund) || isGone(refund))),
    ({ amount_paise, withheld_paise }) => amount_paise + withheld_paise,
  ) +
  lostOf(disputes) +
  setOff

/** Where the money of an order is: the most pressing state. */
type MoneyState =
  | 'none'
  | 'received'
  | 'disputed'
  | 'refund-failed'
  | 'refund-under-way'
  | 'dispute-lost'
  | 'partly-refunded'
  | 'refunded'

export interface MoneySums {
  readonly state: MoneyState
  readonly received: number
  /** With the shopper's bank. */
  readonly refunded: number
  readonly underWay: number
  readonly failed: number
  /** Taken back by the provider while a dispute is open. */
  readonly disputed: number
  readonly lost: number
  readonly withheld: number
  readonly left: number
}

/** The sums of an order's money, in paise. */
export const sumsOf = (books: Books): MoneySums => {
  const { payments, refunds, disputes } = books
  const paise = ({ amount_paise }: RefundRow) => amount_paise
  const open = disputes.filter(({ state }) => state === 'open' || state === 'inquiry')
  const received = sum(payments, receivedOf)
  const refunded = sum(refunds.filter(isGone), paise)
  const owed = refunds.filter(isOwed)
  const failed = sum(
    owed.filter(({ status }) => status === 'failed'),
    paise,
  )
  const underWay = sum(owed, paise) - failed
  const lost = lostOf(disputes)
  const left = sum(payments, (payment) => leftOf(payment, books))
  const state = ((): MoneyState => {
    if (open.length > 0) return 'disputed'
    if (failed > 0) return 'refund-failed'
    if (underWay > 0) return 'refund-under-way'
    if (lost > 0) return 'dispute-lost'
    if (refunded > 0) return left > 0 ? 'partly-refunded' : 'refunded'
    return received > 0 ? 'received' : 'none'
  })()
  return {
    state,
    received,
    refunded,
    underWay,
    failed,
    disputed: sum(open, ({ withdrawn_paise }) => withdrawn_paise),
    lost,
    withheld: sum(
      refunds.filter((refund) => isOwed(refund) || isGone(refund)),
      ({ withheld_paise }) => withheld_paise,
    ),
    left,
  }
}

/** Spreads a refund over the payments of an order, the oldest first: none refunds more than remains of it. */
export const spread = (
  paise: number,
  books: Books,
): readonly { readonly payment: PaymentRow; readonly paise: number }[] => {
  let rest = paise
  return books.payments.flatMap((payment) => {
    const share = Math.min(rest, leftOf(payment, books))
    rest -= share
    return share > 0 ? [{ payment, paise: share }] : []
  })
}

/**
 * What is missing from a paid order's own sum since a transfer recorded by mistake was removed, in paise. `leaving`:
 * money that is refunded without being part of the order's sum.
 */
export const notHere = (
  order: { readonly paid_at: Date | null; readonly total_paise: number },
  books: Books,
  leaving = 0,
): number => {
  if (order.paid_at === null) return 0
  const here = sum(books.payments, (payment) => leftOf(payment, books)) - leaving
  return Math.max(order.total_paise - givenUp(books) - here, 0)
}

const STANDS: readonly OrderState[] = ['paid', 'processing', 'shipped', 'delivered']

/** What the shopper still owes, in paise. Nothing is owed for an order that was cancelled. */
export const stillOwed = (
  order: Parameters<typeof notHere>[0] & { status: OrderState },
  books: Books,
): number => (STANDS.includes(order.status) ? notHere(order, books) : 0)

/** What was received beyond the order's price, less what was given up of it, in paise. */
export const surplusOf = (order: { readonly total_paise: number }, books: Books): number => {
  const here = sum(books.payments, (payment) => leftOf(payment, books))
  return Math.max(here - Math.max(order.total_paise - givenUp(books), 0), 0)
}
