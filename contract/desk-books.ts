import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Day } from './formats.ts'

/** What the accountant asks for: documents as they were issued, and what was sold. */

const operator = {
  caller: 'operator',
  feature: 'operator',
  method: 'GET',
  may: ['owner', 'manager'],
} as const
const Rupees = Type.Number({ description: 'Rupees' })
const taxes = { taxable: Rupees, cgst: Rupees, sgst: Rupees, igst: Rupees }

/** A document of the register; vouchers have no lines of goods. */
export const RegisterDocument = Type.Object({
  number: Type.String(),
  kind: Type.Union([
    Type.Literal('invoice'),
    Type.Literal('credit-note'),
    Type.Literal('receipt-voucher'),
    Type.Literal('refund-voucher'),
  ]),
  issuedOn: Day,
  orderNumber: Type.String(),
  buyer: Type.String(),
  /** Place of supply: code of the state, and its name. */
  place: Type.Object({ code: Type.String(), name: Type.String() }),
  /** The invoice that a credit note reduces, with what it came to. */
  against: Type.Optional(Type.Object({ number: Type.String(), issuedOn: Day, total: Rupees })),
  lines: Type.Array(
    Type.Object({
      hsn: Type.String(),
      name: Type.String(),
      quantity: Type.Number(),
      rate: Type.Number({ description: 'GST in per cent' }),
      ...taxes,
      net: Rupees,
    }),
  ),
  ...taxes,
  tcs: Rupees,
  total: Rupees,
})
export type RegisterDocument = Static<typeof RegisterDocument>

/** Invoices, credit notes and vouchers that were issued on these days, by number. `next` is the `after` of the following part. */
export const operatorRegister = endpoint({
  ...operator,
  name: 'operatorRegister',
  path: '/api/operator/register',
  query: Type.Object({
    from: Day,
    to: Day,
    after: Type.Optional(Type.String({ maxLength: 32 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 500 })),
  }),
  answer: Type.Object({ documents: Type.Array(RegisterDocument), next: Type.Optional(Type.String()) }),
})

/** What was sold on these days (India), by category: paid orders, less pieces that came back and orders that were cancelled. A piece counts once, with its first category. */
export const operatorSales = endpoint({
  ...operator,
  name: 'operatorSales',
  path: '/api/operator/sales',
  query: Type.Object({ from: Day, to: Day }),
  answer: Type.Object({
    rows: Type.Array(
      Type.Object({ day: Day, category: Type.String(), pieces: Type.Integer(), amount: Rupees }),
    ),
  }),
})
