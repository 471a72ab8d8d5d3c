import { Type, type Static } from 'typebox'
import { strict } from './endpoint.ts'
import { Day } from './formats.ts'

const line = (maxLength: number) => Type.String({ pattern: '^\\S(?:[^\\r\\n\\t]*\\S)?$', maxLength })

/** An account of the house with an Indian bank. */
export const BankAccount = strict({
  holder: line(120),
  number: Type.String({ pattern: '^[0-9A-Z]{6,34}$' }),
  /** Indian Financial System Code: four letters, a zero, six characters of the branch. */
  ifsc: Type.String({ pattern: '^[A-Z]{4}0[A-Z0-9]{6}$' }),
  bank: line(120),
})
export type BankAccount = Static<typeof BankAccount>

/** How an order is paid by transfer, and what has arrived. Amounts are rupees. */
export const BankTransfer = Type.Object({
  account: BankAccount,
  /** The reference that the transfer must have. */
  reference: Type.String(),
  /** The sum that must arrive in all, and the sum that has arrived. */
  asked: Type.Number(),
  received: Type.Number(),
  /** The last day on which the money is accepted; the pieces are kept until then. Absent: there is no such day. */
  dueOn: Type.Optional(Day),
  /** True while more money is expected. */
  open: Type.Boolean(),
  receipts: Type.Array(Type.Object({ amount: Type.Number(), receivedOn: Day })),
})
export type BankTransfer = Static<typeof BankTransfer>
