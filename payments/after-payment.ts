import type Stripe from 'stripe'
import { ApiError, invalid, missing, unknown } from './errors.ts'
import { strings, text, type FormObject } from './form.ts'
import { newBalanceTransaction, newCharge, newDispute } from './dispute-objects.ts'
import { newEvent, newRefund, type EventType } from './objects.ts'
import type { ProviderOptions } from './options.ts'
import type { AfterPayment, Put } from './store.ts'

/** The bank's fee for a dispute, in paise. */
const DISPUTE_FEE = 150_000
const ANSWER_WITHIN_S = 7 * 86_400
/** Sixty days (docs.stripe.com/payments/upi). */
const UPI_REFUNDABLE_S = 60 * 86_400

const amountOf = (value: string | undefined, whole: number): number => {
  if (value === undefined) return whole
  if (!/^\d{1,12}$/.test(value) || Number(value) < 1) throw invalid('amount', `Invalid integer: ${value}`)
  return Number(value)
}

/** Money after it was paid: refunds that may fail later, and disputes. */
export class MoneyAfterPayment {
  readonly #of: ProviderOptions
  constructor(options: ProviderOptions) {
    this.#of = options
  }

  #seconds() {
    return Math.floor(this.#of.now() / 1000)
  }

  #intent(id: string): Stripe.PaymentIntent {
    const intent = this.#of.store.intents.get(id)
    if (!intent) throw unknown('payment_intent', id)
    return intent
  }

  refundsOf = (intent: string) =>
    [...this.#of.store.refunds.values()].filter((refund) => refund.payment_intent === intent)
  disputesOf = (intent: string) =>
    [...this.#of.store.disputes.values()].filter((dispute) => dispute.payment_intent === intent)

  /** The charge of a payment as it is now; failed refunds are not counted, as with the peer. */
  charge(intent: Stripe.PaymentIntent): Stripe.Charge {
    const refunded = this.refundsOf(intent.id)
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0)
    const means = this.#of.store.means.get(intent.id) ?? { type: 'card' }
    return newCharge({ intent, means, refunded, disputed: this.disputesOf(intent.id).length > 0 })
  }

  /** How much of a payment can still be refunded. */
  left(intent: Stripe.PaymentIntent): number {
    return intent.amount_received - this.charge(intent).amount_refunded
  }

  refund(form: FormObject): Stripe.Refund {
    const id = text(form['payment_intent'])
    if (!id) throw missing('payment_intent')
    const intent = this.#intent(id)
    if (intent.status !== 'succeeded')
      throw new ApiError(400, 'This PaymentIntent does not have a successful charge to refund.', {
        code: 'payment_intent_unexpected_state',
      })
    const charge = String(intent.latest_charge)
    const isUpi = this.#of.store.means.get(id)?.type === 'upi'
    if (isUpi && this.#seconds() - intent.created > UPI_REFUNDABLE_S)
      throw new ApiError(400, 'UPI payments can be refunded up to 60 days after the payment.')
    if (this.disputesOf(id).some(({ is_charge_refundable }) => !is_charge_refundable))
      throw new ApiError(400, `Charge ${charge} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      })
    const left = this.left(intent)
    if (left <= 0)
      throw new ApiError(400, `Charge ${charge} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    const amount = amountOf(text(form['amount']), left)
    if (amount > left)
      throw invalid(
        'amount',
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      )
    const after = this.#of.store.after.get(id) ?? this.#of.refundsEnd()
    const refund: Stripe.Refund = {
      ...newRefund({
        intent,
        amount,
        reason: text(form['reason']) === 'requested_by_customer' ? 'requested_by_customer' : null,
        metadata: strings(form['metadata']),
        created: this.#seconds(),
      }),
      status: after === 'refund-pending' || after === 'refund-pending-fails' ? 'pending' : 'succeeded',
    }
    const ends = after === 'refund-pending' ? 'succeeded' : 'failed'
    const dueAt = this.#of.now() + this.#of.settleAfterMs()
    this.#put(
      [
        ['refunds', refund.id, refund],
        ...(after?.startsWith('refund-')
          ? ([['later', refund.id, { dueAt, refund: refund.id, to: ends }]] satisfies Put[])
          : []),
      ],
      [['refund.created', refund]],
    )
    this.#tell('charge.refunded', this.charge(intent))
    return refund
  }

  /** The bank's last word on a refund: it arrived, or it came back. */
  endRefund(id: string, to: 'succeeded' | 'failed') {
    const refund = this.#of.store.refunds.get(id)
    if (!refund) throw unknown('refund', id)
    if (refund.status === to || refund.status === 'failed')
      throw new ApiError(400, `This refund is ${refund.status}.`)
    const ended: Stripe.Refund = {
      ...refund,
      status: to,
      ...(to === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
    }
    this.#put(
      [
        ['refunds', id, ended],
        ['later', id, undefined],
      ],
      [['refund.updated', ended], ...(to === 'failed' ? ([['refund.failed', ended]] as const) : [])],
    )
  }

  /** A bank demands the money of a payment back; with `inquiry` it only asks questions. */
  dispute(intentId: string, { inquiry = false, amount }: { inquiry?: boolean; amount?: number } = {}) {
    const intent = this.#intent(intentId)
    const created = this.#seconds()
    const asked = Math.min(amount ?? this.left(intent), intent.amount_received)
    if (asked < 1) throw new ApiError(400, 'Nothing of this payment is left to dispute.')
    const dispute: Stripe.Dispute = {
      ...newDispute({ intent, amount: asked, created, dueBy: created + ANSWER_WITHIN_S }),
      status: inquiry ? 'warning_needs_response' : 'needs_response',
      is_charge_refundable: inquiry,
    }
    this.#put([['disputes', dispute.id, dispute]], [['charge.dispute.created', dispute]])
    if (!inquiry) this.#move(dispute, -asked, 'charge.dispute.funds_withdrawn')
    // A dispute of a UPI payment that a bank has accepted cannot be contested: it is lost as soon as it begins.
    if (!inquiry && this.#of.store.means.get(intentId)?.type === 'upi') this.closeDispute(dispute.id, 'lost')
    return this.#dispute(dispute.id)
  }

  /** The house has sent its evidence. */
  answerDispute(id: string) {
    const dispute = this.#dispute(id)
    const status = dispute.status === 'warning_needs_response' ? 'warning_under_review' : 'under_review'
    const next: Stripe.Dispute = { ...dispute, status }
    this.#put([['disputes', id, next]], [['charge.dispute.updated', next]])
  }

  closeDispute(id: string, outcome: 'won' | 'lost') {
    const before = this.#dispute(id)
    if (['won', 'lost', 'warning_closed'].includes(before.status))
      throw new ApiError(400, `This dispute is ${before.status}.`)
    const inquiry = before.status.startsWith('warning_')
    const closed: Stripe.Dispute = {
      ...before,
      status: inquiry ? 'warning_closed' : outcome,
      is_charge_refundable: inquiry || outcome === 'won',
    }
    const won = !inquiry && outcome === 'won'
    if (won) this.#move(closed, before.amount, 'charge.dispute.funds_reinstated')
    const last = won ? this.#dispute(id) : closed
    this.#put([['disputes', id, last]], [['charge.dispute.closed', last]])
  }

  /** What the bank does on its own after a while. */
  tick() {
    const now = this.#of.now()
    const due = [...this.#of.store.later.values()].filter(({ dueAt }) => dueAt <= now)
    for (const { refund, to } of due) this.endRefund(refund, to)
  }

  /** What a card does after it has paid. */
  begin(intentId: string, after: AfterPayment) {
    if (after === 'disputed' || after === 'inquiry') this.dispute(intentId, { inquiry: after === 'inquiry' })
    else this.#of.store.put(['after', intentId, after])
  }

  #dispute(id: string): Stripe.Dispute {
    const dispute = this.#of.store.disputes.get(id)
    if (!dispute) throw unknown('dispute', id)
    return dispute
  }

  /** Money that leaves the house's account for a dispute, or returns. */
  #move(dispute: Stripe.Dispute, amount: number, type: EventType) {
    const fee = amount < 0 ? DISPUTE_FEE : 0
    const moved: Stripe.Dispute = {
      ...dispute,
      balance_transactions: [
        ...dispute.balance_transactions,
        newBalanceTransaction({ dispute, amount, fee, created: this.#seconds() }),
      ],
    }
    this.#put([['disputes', dispute.id, moved]], [[type, moved]])
  }

  #tell(type: EventType, object: Parameters<typeof newEvent>[1]) {
    this.#put([], [[type, object]])
  }

  #put(changes: Put[], events: (readonly [EventType, Parameters<typeof newEvent>[1]])[]) {
    const { store, webhooks } = this.#of
    const told = events.flatMap(([type, object]): Put[] => {
      const event = newEvent(type, object, this.#seconds())
      return [
        ['events', event.id, event],
        ['deliveries', event.id, webhooks.first(event)],
      ]
    })
    store.put(...changes, ...told)
    webhooks.wake()
  }
}
