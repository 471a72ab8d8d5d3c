import { Type, type Static } from 'typebox'
import { Moment } from './formats.ts'
import { PaymentWay } from './payment-way.ts'

/** Where the money of an order is. Amounts are rupees. */
export const OrderMoney = Type.Object({
  /** The most pressing state. `disputed`: a bank demands the money, or holds it while it decides. */
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('received'),
    Type.Literal('disputed'),
    Type.Literal('refund-failed'),
    Type.Literal('refund-under-way'),
    Type.Literal('dispute-lost'),
    Type.Literal('partly-refunded'),
    Type.Literal('refunded'),
  ]),
  received: Type.Number(),
  /** The ways by which it was paid, each once. Absent if nothing came, or if that is not known. */
  ways: Type.Optional(Type.Array(PaymentWay)),
  refunded: Type.Number(),
  underWay: Type.Number(),
  /** Came back, or was refused: the house sends it another way. */
  failed: Type.Number(),
  /** In open disputes. */
  disputed: Type.Number(),
  /** Withheld for points that the order earned and that have been spent. */
  withheld: Type.Number(),
})
export type OrderMoney = Static<typeof OrderMoney>

/** The advance of an order, and what is still to be paid before it leaves. Amounts are rupees. */
export const OrderAdvance = Type.Object({
  asked: Type.Number(),
  /** Absent while it has not arrived. */
  paidAt: Type.Optional(Moment),
  /** Still to be paid; 0 once the order is paid or has ended. */
  rest: Type.Number(),
  /** Ways to pay the rest. */
  ways: Type.Array(PaymentWay),
})
export type OrderAdvance = Static<typeof OrderAdvance>
