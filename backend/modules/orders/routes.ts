import { getInvoice } from '#contract/documents.ts'
import { getOrder, listOrders, requestReturn, trackOrder } from '#contract/orders.ts'
import { implement, Refusal, Written, type Db, type Deps, type Module } from '#backend/lib/http/implement.ts'
import { atOneMoment, inTransaction } from '#backend/lib/store/transaction.ts'
import { pointsDue, vest } from '../points/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { ordersOfAccount } from './account-hooks.ts'
import { invoiceBytes, keptInvoice, watchDocuments } from './documents/documents.ts'
import { watchOrders } from './metrics.ts'
import { findOrder, pageOfOrders, readOrder, readTracking } from './read.ts'
import { forgetPans } from './pan.ts'
import { anyReturnable } from './returns/return-until.ts'
import { askReturn } from './returns/returns.ts'

const noOrder = () => new Refusal(404, 'NOT_FOUND', 'There is no such order.')

const mine = async (db: Db, accountId: string, orderId: string) => {
  const order = await findOrder(db, accountId, orderId)
  if (!order) throw noOrder()
  return order
}

/** Points can be spent once nothing of their order can be returned any more. */
const vestPoints = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const now = clock.now()
  for (const { account_id, ref } of await pointsDue(db, now, 200))
    await inTransaction(db, (tx) => vest(tx, { accountId: account_id, ref, now }))
}

/** A document as the contract has it, without checking its long text again. */
const writtenDocument = (filename: string, contentType: string, content: Buffer) =>
  new Written(
    Buffer.from(
      `{"filename":${JSON.stringify(filename)},"contentType":${JSON.stringify(contentType)},"content":"${content.toString('base64')}"}`,
      'latin1',
    ),
  )

/** An order of this account, read as of one moment. */
const read = (db: Db, accountId: string, orderId: string, now: number) =>
  atOneMoment(db, async (at) => readOrder(at, await mine(at, accountId, orderId), now))

export const orders: Module = {
  name: 'orders',
  accounts: ordersOfAccount,
  metrics: (deps) => {
    watchOrders(deps)
    watchDocuments(deps)
  },
  jobs: (deps) => [
    { name: 'orders-points', everyMs: 60_000, run: () => vestPoints(deps) },
    { name: 'orders-pan', everyMs: 6 * 3_600_000, run: () => forgetPans(deps.db, deps.clock.now()) },
  ],
  // What was ordered while pieces could come back still can.
  lacking: async ({ db }) =>
    ((await readShopFacts(db)).returnDays ?? 0) > 0 || (await anyReturnable(db)) ? [] : ['returns'],
  routes: ({ db, clock, config }) => [
    implement(getOrder, async ({ accountId, params }) => read(db, accountId, params.orderId, clock.now())),

    implement(listOrders, ({ accountId, query }) =>
      pageOfOrders(db, { accountId, page: query.page ?? 1, limit: query.limit ?? 12 }),
    ),

    implement(trackOrder, async ({ body }) => {
      const tracking = await readTracking(db, body.number, body.email)
      if (!tracking) throw new Refusal(404, 'NOT_FOUND', 'No order has this number and this e-mail.')
      return tracking
    }),

    implement(requestReturn, async ({ accountId, params, body, requestId }) => {
      const { id } = await mine(db, accountId, params.orderId)
      const now = clock.now()
      await inTransaction(db, (tx) => askReturn(tx, { ...body, orderId: id, accountId, now, requestId }))
      return read(db, accountId, id, now)
    }),

    implement(getInvoice, async ({ accountId, params, query }) => {
      const format = query.format ?? 'html'
      const filename = `${params.number}.${format}`
      const contentType = format === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8'
      const kept = await keptInvoice(db, { accountId, ...params, filename })
      if (kept) return writtenDocument(filename, contentType, kept)
      const order = await mine(db, accountId, params.orderId)
      const content = await invoiceBytes({ db, config }, { orderId: order.id, number: params.number, format })
      return writtenDocument(filename, contentType, content)
    }),
  ],
}
