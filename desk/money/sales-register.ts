import type { RegisterDocument } from '#contract/desk-books.ts'

/** Rows of a table for a spreadsheet, the first with the names of the columns. */
type Table = readonly (readonly (string | number)[])[]

/**
 * Above this many rupees a supply to a consumer in another state is listed invoice by invoice (Form GSTR-1, table 5):
 * notification 12/2024-Central Tax, in force from 1 August 2024, reduced it from ₹2,50,000.
 */
const LARGE = 100_000

const round = (sum: number) => Math.round(sum * 100) / 100
const signOf = ({ kind }: RegisterDocument) => (kind === 'credit-note' ? -1 : 1)
const placeOf = ({ place }: RegisterDocument) => `${place.code}-${place.name}`
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Writes '2026-11-23' as '23-Nov-2026', as the official tool does. */
const dayOf = (day: string) => {
  const [year = '', month = '1', date = ''] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1] ?? ''}-${year}`
}
const invoiced = (documents: readonly RegisterDocument[]) =>
  documents.filter(({ kind }) => kind === 'invoice' || kind === 'credit-note')

/** Across a state border: integrated tax. */
const isLarge = (one: RegisterDocument) =>
  one.lines.some(({ igst }) => igst > 0) && (one.against?.total ?? one.total) > LARGE

/** Sums of the lines of documents, grouped by `by`, in the order of their first lines. */
const summed = (
  documents: readonly RegisterDocument[],
  by: (one: RegisterDocument, line: RegisterDocument['lines'][number]) => string,
) => {
  const sums = new Map<
    string,
    { quantity: number; taxable: number; cgst: number; sgst: number; igst: number; net: number }
  >()
  for (const one of documents)
    for (const line of one.lines) {
      const key = by(one, line)
      const sum = sums.get(key) ?? { quantity: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, net: 0 }
      const sign = signOf(one)
      sums.set(key, {
        quantity: sum.quantity + sign * line.quantity,
        taxable: round(sum.taxable + sign * line.taxable),
        cgst: round(sum.cgst + sign * line.cgst),
        sgst: round(sum.sgst + sign * line.sgst),
        igst: round(sum.igst + sign * line.igst),
        net: round(sum.net + sign * line.net),
      })
    }
  return [...sums]
}

/** Every document with its sums, one a row: credit notes are negative, vouchers are money without a supply. */
export const salesRegister = (documents: readonly RegisterDocument[]): Table => [
  [
    'Document',
    'Kind',
    'Date',
    'Order',
    'Buyer',
    'Place of supply',
    'Against',
    'Taxable value',
    'CGST',
    'SGST',
    'IGST',
    'TCS',
    'Total',
  ],
  ...documents.map((one) => {
    const sign = signOf(one)
    return [
      one.number,
      one.kind,
      one.issuedOn,
      one.orderNumber,
      one.buyer,
      placeOf(one),
      one.against?.number ?? '',
      round(sign * one.taxable),
      round(sign * one.cgst),
      round(sign * one.sgst),
      round(sign * one.igst),
      round(sign * one.tcs),
      round((one.kind === 'refund-voucher' ? -1 : sign) * one.total),
    ]
  }),
]

/** The rates of each large document, as the tables that list it need them. */
const RATED = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'] as const

/** How the official tool names each kind of document. */
const NATURE: Readonly<Record<RegisterDocument['kind'], string>> = {
  invoice: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
}

/**
 * The first and last number of each series (Form GSTR-1, table 13). None is cancelled: a credit note or a refund
 * voucher takes back what was issued.
 */
const issued = (documents: readonly RegisterDocument[]): Table => {
  const series = new Map<string, { nature: string; from: string; to: string; total: number }>()
  for (const { kind, number } of documents) {
    const key = number.replace(/\d+$/, '')
    const { from, to, total } = series.get(key) ?? { from: number, to: number, total: 0 }
    series.set(key, {
      nature: NATURE[kind],
      from: number < from ? number : from,
      to: number > to ? number : to,
      total: total + 1,
    })
  }
  return [...series.values()].map(({ nature, from, to, total }) => [nature, from, to, total, 0])
}

/** The tables of Form GSTR-1 for sales to consumers, each with the columns of the official tool. */
export const gstr1 = (
  documents: readonly RegisterDocument[],
): readonly { readonly name: string; readonly rows: Table }[] => {
  const all = invoiced(documents)
  const small = all.filter((one) => !isLarge(one))
  /** Each large document of a kind with a row for each rate of its lines. */
  const byRate = (
    kind: RegisterDocument['kind'],
    told: (one: RegisterDocument) => readonly (string | number)[],
  ) =>
    all
      .filter((one) => one.kind === kind && isLarge(one))
      .flatMap((one) =>
        // A note's own values are positive: its kind says that they are deducted.
        summed([{ ...one, kind: 'invoice' }], (_, { rate }) => String(rate)).map(([rate, { taxable }]) => [
          ...told(one),
          '',
          Number(rate),
          taxable,
          0,
        ]),
      )
  return [
    {
      name: 'b2cs',
      rows: [
        [
          'Type',
          'Place Of Supply',
          'Applicable % of Tax Rate',
          'Rate',
          'Taxable Value',
          'Cess Amount',
          'E-Commerce GSTIN',
        ],
        ...summed(small, (one, { rate }) => `${placeOf(one)}|${rate}`).map(([key, { taxable }]) => {
          const [place = '', rate = ''] = key.split('|')
          return ['OE', place, '', Number(rate), taxable, 0, '']
        }),
      ],
    },
    {
      name: 'b2cl',
      rows: [
        ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', ...RATED, 'E-Commerce GSTIN'],
        ...byRate('invoice', (one) => [one.number, dayOf(one.issuedOn), one.total, placeOf(one)]).map(
          (row) => [...row, ''],
        ),
      ],
    },
    {
      name: 'cdnur',
      rows: [
        ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...RATED],
        ...byRate('credit-note', (one) => [
          'B2CL',
          one.number,
          dayOf(one.issuedOn),
          'C',
          placeOf(one),
          one.total,
        ]),
      ],
    },
    {
      name: 'hsn',
      rows: [
        [
          'HSN',
          'Description',
          'UQC',
          'Total Quantity',
          'Total Value',
          'Rate',
          'Taxable Value',
          'Integrated Tax Amount',
          'Central Tax Amount',
          'State/UT Tax Amount',
          'Cess Amount',
        ],
        ...summed(all, (_, { hsn, rate }) => `${hsn}|${rate}`).map(([key, sum]) => {
          const [hsn = '', rate = ''] = key.split('|')
          return [
            hsn,
            '',
            'PCS-PIECES',
            sum.quantity,
            sum.net,
            Number(rate),
            sum.taxable,
            sum.igst,
            sum.cgst,
            sum.sgst,
            0,
          ]
        }),
      ],
    },
    {
      name: 'docs',
      rows: [
        ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
        ...issued(documents),
      ],
    },
  ]
}
