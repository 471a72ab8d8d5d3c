import { houseDay } from '#backend/lib/words/days.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { InvoiceDocument, InvoiceKind, InvoiceLine } from '#backend/lib/rows/invoice-shape.ts'
import { stateByName, stateOfGstin } from '#backend/lib/trade/state-by-name.ts'
import { inLanguage } from '#backend/lib/words/words.ts'
import type { Selectable } from 'kysely'
import { partsOf } from '../../pricing/api.ts'
import { readShopFacts } from '../../shop/api.ts'
import { nextInvoiceNumber } from './numbers.ts'
import { taxedAfter, type InvoicedPart, type Taxed } from './credited.ts'
import { detailOf } from './pieces-in-words.ts'
import { advancesOf } from '../advances.ts'
import { chargedOf } from '../returns/shares.ts'
import type { OrdersTables } from '../tables.ts'

type OrderRow = Selectable<OrdersTables['orders']>
type LineRow = Selectable<OrdersTables['order_lines']>

const invoiceLine = (
  part: InvoicedPart,
  within: boolean,
  { net, taxable, half, tcs }: Taxed,
): InvoiceLine => {
  const { line, quantity } = part
  const gross = line.unit_paise * quantity
  const parts = partsOf({
    parts: line.parts ?? undefined,
    unit: line.unit_paise,
    quantity,
    net,
    taxable,
    basisPoints: line.gst_basis_points,
    hsn: line.hsn,
  })?.filter(({ kind }) => kind !== 'gst')
  return {
    name: line.name,
    detail: detailOf(line),
    hsn: line.hsn,
    quantity,
    gross,
    discount: gross - net,
    taxable,
    basisPoints: line.gst_basis_points,
    cgst: within ? half : 0,
    sgst: within ? half : 0,
    igst: within ? 0 : 2 * half,
    net,
    ...(tcs > 0 && { tcs }),
    ...(parts && {
      parts: parts.map(({ label, detail, paise }) => ({
        label,
        ...(detail !== undefined && { detail }),
        paise,
      })),
    }),
  }
}

const sum = (lines: readonly InvoiceLine[], of: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'net') =>
  lines.reduce((total, line) => total + line[of], 0)

/** What delivery is called wherever it is priced. */
export const deliveryName = (): string => inLanguage('en', 'Delivery charge')

/**
 * The delivery of an order as a part of its invoice, with the rate and HSN of its dearest line (a composite supply);
 * none if it was free.
 */
export const deliveryPart = (order: OrderRow, lines: readonly LineRow[]): InvoicedPart[] => {
  const net = order.delivery_paise
  const principal = lines.toSorted((a, b) => b.net_paise - a.net_paise)[0]
  if (net === 0 || !principal) return []
  const line: LineRow = {
    ...principal,
    name: deliveryName(),
    quantity: 1,
    unit_paise: net,
    net_paise: net,
    discount_paise: 0,
    tcs_paise: 0,
    parts: null,
    metal: null,
    purity: null,
    stone: null,
    clarity: null,
    size: null,
    options: null,
    engraving: null,
    engraving_face: null,
    birth_stone: null,
    box_stamp: null,
  }
  return [{ line, quantity: 1, charged: net }]
}

/** Everything that was charged for an order: its whole lines, and the delivery. */
export const wholeOrder = (order: OrderRow, lines: readonly LineRow[]): InvoicedPart[] => [
  ...lines.map((line) => ({ line, quantity: line.quantity, charged: chargedOf(line) })),
  ...deliveryPart(order, lines),
]

/** Numbers an invoice and stores it unchangeably. */
export const issue = async (
  tx: Db,
  {
    order,
    parts,
    now,
    ...more
  }: {
    order: OrderRow
    parts: readonly InvoicedPart[]
    now: number
    kind: InvoiceKind
    refundId: string | null
    money?: number
    advances?: InvoiceDocument['advances']
    receipts?: InvoiceDocument['receipts']
    mistaken?: boolean
    against?: InvoiceDocument['against']
    reason?: string
    withheld?: number
    setOff?: number
    /** What earlier credit notes of the order have. */
    credited?: readonly InvoiceLine[]
  },
): Promise<InvoiceDocument> => {
  const facts = await readShopFacts(tx)
  const seller = stateOfGstin(facts.gstin)
  const supply = stateByName(order.place_of_supply) ?? { code: '97', name: order.place_of_supply }
  const within = supply.code === seller.code
  const lines = parts.map((part) => invoiceLine(part, within, taxedAfter(more.credited ?? [], part)))
  const tcs = lines.reduce((all, line) => all + (line.tcs ?? 0), 0)
  const { address } = order
  const body = {
    kind: more.kind,
    issuedOn: houseDay(now),
    seller: {
      legalName: facts.legalName,
      gstin: facts.gstin,
      addressLines: facts.addressLines,
      state: seller.name,
    },
    buyer: {
      name: address.name,
      lines: [
        address.addressLine1,
        ...(address.addressLine2 ? [address.addressLine2] : []),
        `${address.city}, ${address.state} ${address.postalCode}`,
        address.country,
      ],
      state: address.state,
    },
    placeOfSupply: supply,
    orderNumber: order.number,
    orderedOn: houseDay(order.created_at.getTime()),
    ...(more.against && { against: more.against }),
    ...(more.reason && { reason: more.reason }),
    lines,
    taxable: sum(lines, 'taxable'),
    cgst: sum(lines, 'cgst'),
    sgst: sum(lines, 'sgst'),
    igst: sum(lines, 'igst'),
    ...(tcs > 0 && { tcs }),
    total: sum(lines, 'net') + tcs,
    ...(more.money !== undefined && { money: more.money }),
    ...(more.receipts?.length && { receipts: more.receipts }),
    ...(more.mistaken && { mistaken: true }),
    ...(more.advances?.length && { advances: more.advances }),
    ...(more.withheld && { withheld: more.withheld }),
    ...(more.setOff && { setOff: more.setOff }),
  }
  // Last, because the counter's row stays locked until the transaction ends.
  const { year, serial, number } = await nextInvoiceNumber(tx, more.kind, now)
  const invoice: InvoiceDocument = { number, ...body }
  await tx
    .withTables<OrdersTables>()
    .insertInto('invoices')
    .values({
      number,
      kind: more.kind,
      financial_year: year,
      serial,
      order_id: order.id,
      refund_id: more.refundId,
      amount_paise: invoice.money ?? invoice.total,
      document: json(invoice),
      issued_at: new Date(now),
    })
    .execute()
  return invoice
}

/** The tax invoice of a paid order. */
export const issueInvoice = async (
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  now: number,
): Promise<InvoiceDocument> =>
  issue(tx, {
    advances: await advancesOf(tx, order.id),
    order,
    parts: wholeOrder(order, lines),
    now,
    kind: 'invoice',
    refundId: null,
  })

/** The credit note of a refund. An order that was never invoiced (paid too late) has none. */
export const issueCreditNote = async (
  tx: Db,
  {
    order,
    parts,
    refundId,
    reason,
    withheld = 0,
    setOff = 0,
    now,
  }: {
    order: OrderRow
    parts: readonly InvoicedPart[]
    /** Null if the money had already gone back at the provider. */
    refundId: string | null
    reason: string
    withheld?: number
    setOff?: number
    now: number
  },
): Promise<InvoiceDocument | undefined> => {
  const issued = await tx
    .withTables<OrdersTables>()
    .selectFrom('invoices')
    .select(['number', 'issued_at', 'kind', 'document'])
    .where('order_id', '=', order.id)
    .where('kind', 'in', ['invoice', 'credit-note'])
    .execute()
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  return issue(tx, {
    order,
    parts,
    now,
    kind: 'credit-note',
    refundId,
    against: { number: invoice.number, issuedOn: houseDay(invoice.issued_at.getTime()) },
    reason,
    withheld,
    setOff,
    credited: issued.filter(({ kind }) => kind === 'credit-note').flatMap(({ document }) => document.lines),
  })
}

/** Whether credit notes have taken back all that an order's invoice asked for. */
export const isCredited = async (db: Db, orderId: string): Promise<boolean> => {
  const { invoiced, credited } = await db
    .withTables<OrdersTables>()
    .selectFrom('invoices')
    .select(({ fn }) => [
      fn.sum<number | null>('amount_paise').filterWhere('kind', '=', 'invoice').as('invoiced'),
      fn.sum<number | null>('amount_paise').filterWhere('kind', '=', 'credit-note').as('credited'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(invoiced ?? 0) > 0 && Number(credited ?? 0) >= Number(invoiced ?? 0)
}
