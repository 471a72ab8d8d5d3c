import { expect, it } from 'vitest'
import type { RegisterDocument } from '#contract/desk-books.ts'
import { suppliedOf, totalOf } from './register-totals.ts'

const one = (kind: RegisterDocument['kind'], taxable: number, cgst: number): RegisterDocument => ({
  number: `${kind} ${taxable}`,
  kind,
  issuedOn: '2026-11-01',
  orderNumber: 'O-1',
  buyer: 'Asha',
  place: { code: '27', name: 'Maharashtra' },
  lines: [],
  taxable,
  cgst,
  sgst: cgst,
  igst: 0,
  tcs: 0,
  total: taxable + 2 * cgst,
})

it('a thousand documents are summed to the paisa', () => {
  const documents = Array.from({ length: 1000 }, () => one('invoice', 0.1, 0.7))
  expect(totalOf(documents)).toMatchObject({ documents: 1000, taxable: 10_000, cgst: 70_000, total: 150_000 })
})

it('credit notes are taken off the invoices, and vouchers are not a supply', () => {
  const all = [one('invoice', 100.1, 1.5), one('credit-note', 100.1, 1.5), one('receipt-voucher', 500, 0)]
  expect(suppliedOf(all)).toEqual({ documents: 2, taxable: 0, cgst: 0, sgst: 0, igst: 0, tcs: 0, total: 0 })
})
