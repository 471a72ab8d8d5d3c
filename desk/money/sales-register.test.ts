import { describe, expect, it } from 'vitest'
import type { RegisterDocument } from '#contract/desk-books.ts'
import { gstr1, salesRegister } from './sales-register.ts'

const HOME = { code: '27', name: 'Maharashtra' }
const AWAY = { code: '29', name: 'Karnataka' }

/** A document of one line: 3 % GST on a taxable value. */
const document = (
  number: string,
  taxable: number,
  more: Partial<RegisterDocument> = {},
): RegisterDocument => {
  const away = more.place?.code === AWAY.code
  const gst = Math.round(taxable * 3) / 100
  const taxes = away ? { cgst: 0, sgst: 0, igst: gst } : { cgst: gst / 2, sgst: gst / 2, igst: 0 }
  const net = taxable + gst
  return {
    number,
    kind: 'invoice',
    issuedOn: '2026-11-23',
    orderNumber: 'O-1',
    buyer: 'Devika Nair',
    place: HOME,
    lines: [{ hsn: '7113', name: 'Ring', quantity: 1, rate: 3, taxable, ...taxes, net }],
    taxable,
    ...taxes,
    tcs: 0,
    total: net,
    ...more,
  }
}
const books = [
  document('I-1', 50_000),
  document('I-2', 10_000),
  document('C-1', 10_000, {
    kind: 'credit-note',
    against: { number: 'I-2', issuedOn: '2026-11-20', total: 10_300 },
  }),
  document('I-3', 200_000, { place: AWAY }),
  document('C-2', 40_000, {
    kind: 'credit-note',
    place: AWAY,
    against: { number: 'I-3', issuedOn: '2026-11-22', total: 206_000 },
  }),
  document('R-1', 0, { kind: 'receipt-voucher', lines: [], total: 5_000 }),
]
const rowsOf = (name: string) =>
  gstr1(books)
    .find((table) => table.name === name)
    ?.rows.slice(1)

describe('the tables of GSTR-1', () => {
  it('nets small sales by state and rate; large ones to another state stand by their invoice', () => {
    expect(rowsOf('b2cs')).toEqual([['OE', '27-Maharashtra', '', 3, 50_000, 0, '']])
    expect(rowsOf('b2cl')).toEqual([['I-3', '23-Nov-2026', 206_000, '29-Karnataka', '', 3, 200_000, 0, '']])
    expect(rowsOf('cdnur')).toEqual([
      ['B2CL', 'C-2', '23-Nov-2026', 'C', '29-Karnataka', 41_200, '', 3, 40_000, 0],
    ])
  })

  it('names the first and last number of each series, vouchers included', () => {
    expect(rowsOf('docs')).toEqual([
      ['Invoices for outward supply', 'I-1', 'I-3', 3, 0],
      ['Credit Note', 'C-1', 'C-2', 2, 0],
      ['Receipt voucher', 'R-1', 'R-1', 1, 0],
    ])
  })

  it('sums by tariff code what was sold less what came back', () => {
    expect(rowsOf('hsn')).toEqual([['7113', '', 'PCS-PIECES', 1, 216_300, 3, 210_000, 4_800, 750, 750, 0]])
  })
})

it('the register has every document; what went back is negative', () => {
  const rows = salesRegister(books).slice(1)
  expect(rows.map((row) => row.at(-1))).toEqual([51_500, 10_300, -10_300, 206_000, -41_200, 5_000])
  expect(rows.reduce((sum, row) => sum + Number(row[7]), 0)).toBe(210_000)
})
