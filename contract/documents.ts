import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { id, Id } from './formats.ts'

/** A finished document: HTML to print, or PDF. */
export const Document = Type.Object({
  filename: Type.String(),
  contentType: Type.String(),
  /** The bytes, base64. */
  content: Type.String(),
})
export type Document = Static<typeof Document>

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/orders/:orderId/invoices/:number',
  caller: 'shopper',
  feature: 'checkout',
  params: Type.Object({ orderId: Id, number: id(32) }),
  query: Type.Object({ format: Type.Optional(Type.Union([Type.Literal('html'), Type.Literal('pdf')])) }),
  answer: Document,
})
