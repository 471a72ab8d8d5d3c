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
  /** What the transfer must carry. */
  reference: Type.String(),
  /** What must arrive in all, and what has. */
  asked: Type.Number(),
  received: Type.Number(),
  /** The last day on which it counts; the pieces are kept until then. Left out: there is none. */
  dueOn: Type.Optional(Day),
  /** True while more is waited for. */
  open: Type.Boolean(),
  receipts: Type.Array(Type.Object({ amount: Type.Number(), receivedOn: Day })),
})
export type BankTransfer = Static<typeof BankTransfer>
