import { expect, it } from 'vitest'
import { PLAIN } from '#house/load.ts'
import type { InvoiceDocument } from '#backend/lib/rows/invoice-shape.ts'
import { invoicePdf } from './invoice-pdf.ts'

const invoice: InvoiceDocument = {
  number: 'ABX-2627-000001',
  kind: 'invoice',
  issuedOn: '2026-11-27',
  seller: { legalName: 'A House', gstin: '33AAACM0000A1ZT', addressLines: ['Madurai'], state: '33' },
  buyer: { name: 'Meera Raghavan', lines: ['14 South Masi Street'], state: '33' },
  placeOfSupply: { code: '33', name: 'Tamil Nadu' },
  orderNumber: 'ABX-26-0001',
  orderedOn: '2026-11-27',
  lines: [],
  taxable: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  total: 0,
}
/** The faces that the document brings with it. */
const faces = async (buyer: readonly string[], houseName: string): Promise<string> => {
  const document = { ...invoice, buyer: { ...invoice.buyer, lines: [...buyer] } }
  const bytes = await invoicePdf(document, { houseName, brand: PLAIN })
  return [...bytes.toString('latin1').matchAll(/\/FontName \/\w+\+(\w+)/g)].map(([, name]) => name).join(' ')
}
const NAMES = {
  NotoSansTamil: 'மீரா ராகவன்',
  AnekTelugu: 'మీరా శ్రీనివాస్',
  NotoSansKannada: 'ಮೀರಾ',
  AnekMalayalam: 'മീര കൃഷ്ണൻ',
  NotoSansBengali: 'মীরা',
  NotoSansGujarati: 'મીરા',
  MuktaMahee: 'ਮੀਰਾ ਸਿੰਘ',
  NotoSansOriya: 'ମୀରା',
  TiroDevaHindi: 'मीरा',
}

it('a name is set in letters of its script, whose ever it is', async () => {
  const plain = await faces(['Meera'], 'A House')
  const shopper = await faces(Object.values(NAMES), 'A House')
  for (const face of Object.keys(NAMES)) {
    expect(plain).not.toContain(face)
    expect(shopper).toContain(face)
  }
  expect(await faces(['Meera'], NAMES.NotoSansTamil)).toContain('NotoSansTamil')
}, 60_000)
