import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Day, id, Id, Moment, Reason } from './formats.ts'

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const
const Done = Type.Object({ status: Type.Literal('done') })
const reason = strict({ reason: Reason })

/** Money that waits for a person. */
export const StuckMoney = Type.Object({
  /** The id of the refund, dispute, order or difference. */
  _id: Id,
  kind: Type.Union([
    /** The bank or the provider refused it: try again or settle it by hand. */
    Type.Literal('refund-failed'),
    /** Sent or due for longer than usual. */
    Type.Literal('refund-slow'),
    /** It came by a way that cannot send money back: pay it by hand, then settle it. */
    Type.Literal('refund-by-hand'),
    /** A shopper's bank asks for the money: answer it with the provider until `respondBy`. */
    Type.Literal('dispute'),
    /** The sum that arrived does not match the order. */
    Type.Literal('under-review'),
    /** A transfer of a paid order was removed from the books, and its money has not come. */
    Type.Literal('money-short'),
    /** An order was cancelled, but some of its money is still here. */
    Type.Literal('money-left'),
    /** The provider and the books disagree. */
    Type.Literal('difference'),
  ]),
  orderId: Type.Optional(Id),
  number: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Number({ description: 'Rupees' })),
  since: Moment,
  why: Type.String(),
  respondBy: Type.Optional(Moment),
})
export type StuckMoney = Static<typeof StuckMoney>

/** Everything that needs a person: first what has a deadline, then oldest first. */
export const operatorStuckMoney = endpoint({
  ...operator,
  name: 'operatorStuckMoney',
  method: 'GET',
  path: '/api/operator/money/stuck',
  answer: Type.Object({ items: Type.Array(StuckMoney) }),
})

/** The bank's own number of a transfer (UTR): upper case letters and figures. */
const BankReference = Type.String({ pattern: '^[A-Z0-9]{6,35}$' })

/**
 * Records money that arrived by bank transfer for an order, as the bank statement has it. Parts add up; when the whole
 * sum has come the order is placed. What is too much or too late is listed to be sent back. Refused (409) if this bank
 * reference is in the books already, and above the house's sum until a second person has confirmed it.
 */
export const operatorReceiveTransfer = endpoint({
  ...operator,
  name: 'operatorReceiveTransfer',
  method: 'POST',
  path: '/api/operator/money/transfers',
  body: strict({
    order: id(64, 'Reference of the transfer, number or id of the order'),
    amount: Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000_000, description: 'Rupees' }),
    bankReference: BankReference,
    /** The day in India; absent: today. */
    receivedOn: Type.Optional(Day),
  }),
  answer: Type.Object({
    /**
     * `part`: more is expected; `placed`: the order is paid; `late`, `surplus`: all of it, or the excess, is sent back.
     */
    outcome: Type.Union([
      Type.Literal('part'),
      Type.Literal('placed'),
      Type.Literal('late'),
      Type.Literal('surplus'),
    ]),
    orderId: Id,
    number: Type.String(),
    asked: Type.Number({ description: 'Rupees' }),
    received: Type.Number({ description: 'Rupees in all, less what goes back' }),
    goesBack: Type.Number({ description: 'Rupees' }),
  }),
})

/**
 * Removes a transfer that was recorded by mistake: a separate entry says so and why, and the bank reference can be
 * recorded again. An order that was paid by it is not shipped until the money is here. Refused (404) if there is no
 * such transfer, (409) if some of it was sent back already, and, above the house's sum for transfers, until a second
 * person has confirmed it.
 */
export const operatorReverseTransfer = endpoint({
  ...operator,
  name: 'operatorReverseTransfer',
  method: 'POST',
  path: '/api/operator/money/transfers/:bankReference/reverse',
  params: Type.Object({ bankReference: BankReference }),
  body: reason,
  answer: Type.Object({
    orderId: Id,
    number: Type.String(),
    reversed: Type.Number({ description: 'Rupees' }),
    received: Type.Number({ description: 'Rupees that are here all the same' }),
    missing: Type.Number({ description: 'Rupees of a paid order that are not' }),
  }),
})

/** Orders that wait for a bank transfer, the next to expire first. */
export const operatorTransfers = endpoint({
  ...operator,
  name: 'operatorTransfers',
  method: 'GET',
  path: '/api/operator/money/transfers',
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        orderId: Id,
        number: Type.String(),
        reference: Type.String(),
        /** The name on the order; the account that pays may have another. */
        name: Type.Optional(Type.String()),
        asked: Type.Number({ description: 'Rupees' }),
        received: Type.Number({ description: 'Rupees' }),
        dueOn: Type.Optional(Day),
      }),
    ),
  }),
})

const refundParams = Type.Object({ refundId: id() })

/** Sends a failed refund again, as a new one at the provider. */
export const operatorRetryRefund = endpoint({
  ...operator,
  name: 'operatorRetryRefund',
  method: 'POST',
  path: '/api/operator/money/refunds/:refundId/retry',
  params: refundParams,
  answer: Done,
})

/** The house paid it back in another way. `reason` says how; it stays in the audit trail. */
export const operatorSettleRefund = endpoint({
  ...operator,
  name: 'operatorSettleRefund',
  method: 'POST',
  path: '/api/operator/money/refunds/:refundId/settle',
  params: refundParams,
  body: strict({
    reason: Reason,
    /** The reference of the transfer that paid it back; one transfer settles one refund (409). */
    bankReference: Type.Optional(BankReference),
  }),
  answer: Done,
})

/**
 * Closes a refund that the house made at the provider and that failed, if nothing is to be sent instead. Any other
 * refund is owed (409).
 */
export const operatorDismissRefund = endpoint({
  ...operator,
  name: 'operatorDismissRefund',
  method: 'POST',
  path: '/api/operator/money/refunds/:refundId/dismiss',
  params: refundParams,
  body: reason,
  answer: Done,
})

/** Closes a difference that a person has looked into, with an explanation. */
export const operatorSettleDifference = endpoint({
  ...operator,
  name: 'operatorSettleDifference',
  method: 'POST',
  path: '/api/operator/money/differences/:differenceId/settle',
  params: Type.Object({ differenceId: id() }),
  body: reason,
  answer: Done,
})

/** Where the provider and the books disagree. */
export const MoneyDifference = Type.Object({
  _id: Id,
  kind: Type.String({ description: 'payment, refund or dispute' }),
  /** The provider's id. */
  subject: Id,
  providerSays: Type.String(),
  booksSay: Type.String(),
  foundAt: Moment,
  /** Why it is closed: the books followed the provider, or a person's words. */
  settled: Type.Optional(Type.String()),
})
export type MoneyDifference = Static<typeof MoneyDifference>

/** A transfer as a member of the staff recorded it. */
export const RecordedTransfer = Type.Object({
  way: Type.Union([Type.Literal('in'), Type.Literal('out')]),
  bankReference: Type.String(),
  orderId: Id,
  number: Type.String(),
  amount: Type.Number({ description: 'Rupees' }),
})
export type RecordedTransfer = Static<typeof RecordedTransfer>

/** Compares a day (India, ISO 8601; default yesterday) with the provider again, at once. */
export const operatorReconcile = endpoint({
  ...operator,
  name: 'operatorReconcile',
  method: 'POST',
  path: '/api/operator/money/reconcile',
  body: strict({
    day: Type.Optional(Day),
  }),
  answer: Type.Object({
    day: Day,
    payments: Type.Integer(),
    refunds: Type.Integer(),
    disputes: Type.Integer(),
    differences: Type.Array(MoneyDifference),
    /** The transfers that were recorded for that day, to be compared with the bank statement. */
    transfers: Type.Array(RecordedTransfer),
  }),
  repeatable: true,
})
