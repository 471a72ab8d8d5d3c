import { Type, type Static } from 'typebox'
import { listOf } from './list-of.ts'

const text = Type.String()
const paise = Type.Number()

/** `receipt-voucher`: money that came before the invoice; `refund-voucher`: such money that went back. */
const InvoiceKind = Type.Union([
  Type.Literal('invoice'),
  Type.Literal('credit-note'),
  Type.Literal('receipt-voucher'),
  Type.Literal('refund-voucher'),
])
export type InvoiceKind = Static<typeof InvoiceKind>

/** One line of an invoice or credit note; amounts are paise. */
const InvoiceLine = Type.Object({
  name: text,
  detail: text,
  hsn: text,
  quantity: Type.Number(),
  gross: paise,
  discount: paise,
  taxable: paise,
  basisPoints: Type.Number(),
  cgst: paise,
  sgst: paise,
  igst: paise,
  net: paise,
  /** Income tax collected at source (TCS) with the line; absent if there is none, and on older documents. */
  tcs: Type.Optional(paise),
  /** The parts of the taxable value; absent if the house gave none, and on older documents. */
  parts: Type.Optional(listOf(Type.Object({ label: text, detail: Type.Optional(text), paise }))),
})
export type InvoiceLine = Static<typeof InvoiceLine>

/** An invoice or credit note, frozen as it was issued: everything to print it again. */
export const InvoiceDocument = Type.Object({
  number: text,
  kind: InvoiceKind,
  issuedOn: text,
  seller: Type.Object({ legalName: text, gstin: text, addressLines: listOf(text), state: text }),
  buyer: Type.Object({ name: text, lines: listOf(text), state: text }),
  placeOfSupply: Type.Object({ code: text, name: text }),
  orderNumber: text,
  orderedOn: text,
  /** The invoice that a credit note reduces. */
  against: Type.Optional(Type.Object({ number: text, issuedOn: text })),
  reason: Type.Optional(text),
  lines: listOf(InvoiceLine),
  taxable: paise,
  cgst: paise,
  sgst: paise,
  igst: paise,
  /** Income tax collected at source (TCS); absent if there is none, and on older documents. */
  tcs: Type.Optional(paise),
  total: paise,
  /** For a voucher: the money it is for, in paise. */
  money: Type.Optional(paise),
  /** For a refund voucher: the receipt vouchers that it reverses. Absent on older documents. */
  receipts: Type.Optional(listOf(Type.Object({ number: text, issuedOn: text }))),
  /** For a refund voucher: what it reverses had been recorded by mistake, so no money has moved. */
  mistaken: Type.Optional(Type.Boolean()),
  /** For an invoice: money received before it, with the vouchers for it. */
  advances: Type.Optional(listOf(Type.Object({ number: text, issuedOn: text, paise }))),
  /**
   * The part of the total that was withheld for points that these pieces earned and that are spent. Absent: nothing.
   */
  withheld: Type.Optional(paise),
  /** The part of the total that had never been paid, and so is not returned. Absent if there is none. */
  setOff: Type.Optional(paise),
})
export type InvoiceDocument = Static<typeof InvoiceDocument>
