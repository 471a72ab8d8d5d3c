import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Counter } from 'prom-client'
import { ROOT } from '#program/root.ts'
import { Refusal, type Db, type Deps } from '#backend/lib/http/implement.ts'
import { createWorkerQueue } from '#backend/lib/running/worker-queue.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import type { DocumentKind, SourceOf } from './drawings.ts'
import type { OrdersTables } from '../tables.ts'

const drawing = createWorkerQueue({ file: join(ROOT, 'backend/modules/orders/documents/document-worker.ts') })
/** Documents that are being drawn: further requests for one wait for the same drawing. */
const underWay = new Map<string, Promise<Buffer>>()
let drawn = 0

/** Counts the documents that were drawn; all others were answered from stored bytes. */
export const watchDocuments = ({ metrics }: Pick<Deps, 'metrics'>) => {
  let told = drawn
  const counter: Counter = new Counter({
    name: 'documents_drawn_total',
    help: 'Invoices, credit notes and slips drawn; each is drawn once and kept',
    registers: [metrics],
    collect: () => {
      counter.inc(drawn - told)
      told = drawn
    },
  })
}

export interface DocumentWish<Kind extends DocumentKind> {
  readonly kind: Kind
  readonly orderId: string
  /** Identifies it among the documents of its order. */
  readonly filename: string
  /** Everything it shows. */
  readonly source: SourceOf<Kind>
}

/**
 * The bytes of a document. It is drawn in another thread on first request and stored with the order; it is drawn again
 * only if its content changed, not for another look of the house. Throws a 503 refusal if too many wait to be drawn.
 */
export const documentBytes = async <Kind extends DocumentKind>(
  { db, config: { houseName, brand } }: Pick<Deps, 'db' | 'config'>,
  { kind, orderId, filename, source }: DocumentWish<Kind>,
): Promise<Buffer> => {
  const sourceHash = createHash('sha256')
    .update(`${kind}\0${JSON.stringify(source)}`)
    .digest('base64url')
  const kept = await find(db, orderId, filename, sourceHash)
  if (kept) return kept
  const key = `${orderId}\0${filename}\0${sourceHash}`
  const known = underWay.get(key)
  if (known) return known
  const draw = async () => {
    const content = await drawing.run({ kind, source, look: { houseName, brand } })
    drawn += 1
    return keep(db, { orderId, filename, sourceHash, content })
  }
  const promise = draw().finally(() => underWay.delete(key))
  underWay.set(key, promise)
  return promise
}

const find = async (db: Db, orderId: string, filename: string, sourceHash: string) => {
  const row = await db
    .withTables<OrdersTables>()
    .selectFrom('order_documents')
    .select('content')
    .where('order_id', '=', orderId)
    .where('filename', '=', filename)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
  return row && toBuffer(row.content)
}

/**
 * Stores the bytes in place of older ones. If another copy of this program has drawn the same document, its bytes are
 * used.
 */
const keep = async (
  db: Db,
  {
    orderId,
    filename,
    sourceHash,
    content,
  }: Record<'orderId' | 'filename' | 'sourceHash', string> & { content: Buffer },
): Promise<Buffer> => {
  const row = { source_hash: sourceHash, content, made_at: new Date() }
  await db
    .withTables<OrdersTables>()
    .insertInto('order_documents')
    .values({ order_id: orderId, filename, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'filename'])
        .doUpdateSet(row)
        .where('order_documents.source_hash', '<>', sourceHash),
    )
    .execute()
  return (await find(db, orderId, filename, sourceHash)) ?? content
}

/** An invoice or credit note of an order by its number. Throws 404 if the order has none with it. */
export const invoiceBytes = async (
  deps: Pick<Deps, 'db' | 'config'>,
  { orderId, number, format }: { orderId: string; number: string; format: 'html' | 'pdf' },
): Promise<Buffer> => {
  const row = await deps.db
    .withTables<OrdersTables>()
    .selectFrom('invoices')
    .select('document')
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'There is no such invoice.')
  return documentBytes(deps, {
    kind: `invoice-${format}`,
    orderId,
    filename: `${number}.${format}`,
    source: row.document,
  })
}

/** The stored bytes of an account's invoice or credit note. They never change, so nothing else has to be read. */
export const keptInvoice = async (
  db: Db,
  of: { accountId: string; orderId: string; number: string; filename: string },
): Promise<Buffer | undefined> => {
  const row = await db
    .withTables<OrdersTables>()
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .innerJoin('order_documents', 'order_documents.order_id', 'orders.id')
    .select('order_documents.content')
    .where('orders.account_id', '=', of.accountId)
    .where(isUuid(of.orderId) ? 'orders.id' : 'orders.number', '=', of.orderId)
    .where('invoices.number', '=', of.number)
    .where('order_documents.filename', '=', of.filename)
    .executeTakeFirst()
  return row && toBuffer(row.content)
}

/** PGlite gives bare bytes, PostgreSQL a Buffer. */
const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
