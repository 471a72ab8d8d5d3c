import type Stripe from 'stripe'
import { newId } from './objects.ts'
import type { Means } from './store.ts'

/** A charge as the API answers it; members of methods that are not offered here are left out. */
export const newCharge = (of: {
  intent: Stripe.PaymentIntent
  means: Means
  refunded: number
  disputed: boolean
}) =>
  ({
    id: String(of.intent.latest_charge),
    object: 'charge',
    amount: of.intent.amount,
    amount_captured: of.intent.amount_received,
    amount_refunded: of.refunded,
    captured: true,
    created: of.intent.created,
    currency: of.intent.currency,
    disputed: of.disputed,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: of.intent.id,
    payment_method_details:
      of.means.type === 'upi' ? { type: 'upi', upi: { vpa: of.means.vpa } } : { type: 'card', card: {} },
    refunded: of.refunded >= of.intent.amount_received,
    status: 'succeeded',
  }) as Stripe.Charge

/** Every member that a dispute has; the evidence is empty. */
export const newDispute = (of: {
  intent: Stripe.PaymentIntent
  amount: number
  created: number
  dueBy: number
}) =>
  ({
    id: newId('dp'),
    object: 'dispute',
    amount: of.amount,
    balance_transactions: [],
    charge: String(of.intent.latest_charge),
    created: of.created,
    currency: of.intent.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: of.dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: of.intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  }) as unknown as Stripe.Dispute

/** Money that leaves the account for a dispute (negative) or returns. */
export const newBalanceTransaction = (of: {
  dispute: Stripe.Dispute
  amount: number
  fee: number
  created: number
}): Stripe.BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount: of.amount,
  available_on: of.created,
  balance_type: 'payments',
  created: of.created,
  currency: of.dispute.currency,
  description: null,
  exchange_rate: null,
  fee: of.fee,
  fee_details: [],
  net: of.amount - of.fee,
  reporting_category: of.amount < 0 ? 'dispute' : 'dispute_reversal',
  source: of.dispute.id,
  status: 'available',
  type: 'adjustment',
})
