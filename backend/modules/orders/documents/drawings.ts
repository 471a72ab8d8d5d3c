import { invoiceHtml } from './invoice-html.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { InvoiceDocument } from '#backend/lib/rows/invoice-shape.ts'
import type { DocumentLook } from './document-look.ts'
import { slipHtml, type Slip } from './slip-html.ts'

/** What each kind of document shows. It must hold everything the drawing depends on, and be plain JSON. */
interface Sources {
  /** An invoice or a credit note. */
  'invoice-pdf': InvoiceDocument
  'invoice-html': InvoiceDocument
  'packing-slip': Slip
}

export type DocumentKind = keyof Sources
export type SourceOf<Kind extends DocumentKind> = Sources[Kind]
export type Drawing = { [Kind in DocumentKind]: { kind: Kind; source: Sources[Kind] } }[DocumentKind] & {
  readonly look: DocumentLook
}

/** How each kind is drawn. */
export const drawings: {
  readonly [Kind in DocumentKind]: (source: Sources[Kind], look: DocumentLook) => Promise<Uint8Array>
} = {
  'invoice-pdf': invoicePdf,
  'invoice-html': async (invoice, look) => Buffer.from(invoiceHtml(invoice, look)),
  'packing-slip': async (slip, look) => Buffer.from(slipHtml(slip, look)),
}
