import { Type, type Static } from 'typebox'
import { Moment } from './formats.ts'
import { PayingWay } from './paying-way.ts'

/** Where the money of an order is; amounts are rupees. */
export const OrderMoney = Type.Object({
  /** The most pressing word. `disputed`: a bank asks for it, or has it while it decides. */
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
  /** What it came by, each once. Left out where nothing came, or nobody has said. */
  ways: Type.Optional(Type.Array(PayingWay)),
  refunded: Type.Number(),
  underWay: Type.Number(),
  /** Came back, or was refused: the house sends it another way. */
  failed: Type.Number(),
  /** In open disputes. */
  disputed: Type.Number(),
  /** Kept back for points that the order had given and that are spent. */
  withheld: Type.Number(),
})
export type OrderMoney = Static<typeof OrderMoney>

/** What of an order was paid at first, and what is still to be paid before it leaves. Amounts are rupees. */
export const OrderAdvance = Type.Object({
  asked: Type.Number(),
  /** Absent while it has not arrived. */
  paidAt: Type.Optional(Moment),
  /** Still to be paid; 0 once the order is paid or has ended. */
  rest: Type.Number(),
  /** Ways that take the rest. */
  ways: Type.Array(PayingWay),
})
export type OrderAdvance = Static<typeof OrderAdvance>
