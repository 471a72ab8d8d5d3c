import {
  operatorEmails,
  operatorOrderList,
  operatorSendEmailAgain,
  operatorStoreState,
  operatorTrail,
  operatorWork,
} from '#contract/desk.ts'
import {
  operatorDocument,
  operatorNoteOrder,
  operatorOrderEmails,
  operatorOrderFile,
  operatorOrderPresence,
  operatorSendOrderEmail,
} from '#contract/desk-order.ts'
import { operatorShopper, operatorShoppers } from '#contract/desk-people.ts'
import { operatorProduct, operatorProducts, operatorSetProduct } from '#contract/desk-products.ts'
import { operatorProductTable } from '#contract/product-table.ts'
import { operatorRegister, operatorSales } from '#contract/desk-books.ts'
import { nothingToDo, type AccountHooks } from '#backend/lib/account-hooks.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { implement, none, type Module } from '#backend/lib/http/implement.ts'
import { atOneMoment, inTransaction } from '#backend/lib/store/transaction.ts'
import { anyOrder, invoiceBytes } from '../orders/api.ts'
import { deadEmails, sendAgain } from './emails.ts'
import { readRegister, readSales } from './books.ts'
import { emailsOfOrder, sendOrderEmail } from './order-emails.ts'
import { orderHistory } from './order-history.ts'
import { listOrders } from './order-list.ts'
import { recordPresence } from './presence.ts'
import { listShoppers, readShopper } from './people.ts'
import { readProductTable } from './product-table.ts'
import { listProducts, readProduct, setProduct } from './products.ts'
import { storeState, watchBackup } from './store-state.ts'
import type { DeskTables } from './tables.ts'
import { searchTrail } from './trail.ts'
import { workFor } from './work.ts'

/** Notes are about an order and may name its shopper, so they are erased with them. */
const notesOfAccount: AccountHooks = {
  exported: {},
  discarded: nothingToDo,
  erased: async (tx, { accountId }) => {
    await tx
      .withTables<DeskTables>()
      .deleteFrom('order_notes')
      .where('order_id', 'in', (query) =>
        query.selectFrom('orders').select('orders.id').where('orders.account_id', '=', accountId),
      )
      .execute()
  },
}

/** What the screens of the desk read: lists that are searched, and one thing with everything about it. */
export const desk: Module = {
  name: 'desk',
  accounts: notesOfAccount,
  jobs: none,
  metrics: watchBackup,
  routes: (deps) => {
    const { db, clock } = deps
    return [
      implement(operatorOrderList, ({ query, caller }) =>
        atOneMoment(db, (at) => listOrders(at, query, houseOf(caller).role)),
      ),
      implement(operatorOrderFile, ({ params, caller }) =>
        atOneMoment(db, async (at) =>
          orderHistory(at, await anyOrder(at, params.orderId), houseOf(caller).role, clock.now()),
        ),
      ),
      implement(operatorNoteOrder, async ({ params, body, caller, requestId }) => {
        const order = await anyOrder(db, params.orderId)
        const now = clock.now()
        await inTransaction(db, async (tx) => {
          await tx
            .withTables<DeskTables>()
            .insertInto('order_notes')
            .values({
              order_id: order.id,
              who: houseOf(caller).name,
              text: body.text.trim(),
              at: new Date(now),
            })
            .execute()
          await audit(tx, {
            event: 'order.noted',
            actor: 'operator',
            subject: `order:${order.id}`,
            requestId,
            now,
          })
        })
        return { status: 'done' as const }
      }),
      implement(operatorDocument, async ({ params }) => {
        const order = await anyOrder(db, params.orderId)
        const { number } = params
        const content = await invoiceBytes(deps, { orderId: order.id, number, format: 'pdf' })
        const filename = `${number}.pdf`
        return { filename, contentType: 'application/pdf', content: content.toString('base64') }
      }),
      implement(operatorWork, ({ caller }) => workFor(deps, houseOf(caller))),
      implement(operatorEmails, () => deadEmails(db)),
      implement(operatorSendEmailAgain, async ({ params, requestId }) => {
        await inTransaction(db, (tx) => sendAgain(tx, params.emailId, { now: clock.now(), requestId }))
        return { status: 'done' as const }
      }),
      implement(operatorOrderPresence, async ({ params, caller }) => {
        const { id: orderId } = await anyOrder(db, params.orderId)
        const who = houseOf(caller).name
        return inTransaction(db, (tx) => recordPresence(tx, { orderId, who, now: clock.now() }))
      }),
      implement(operatorOrderEmails, async ({ params }) =>
        emailsOfOrder(db, await anyOrder(db, params.orderId)),
      ),
      implement(operatorSendOrderEmail, async ({ params, requestId }) => {
        const order = await anyOrder(db, params.orderId)
        await inTransaction(db, (tx) =>
          sendOrderEmail(tx, order, params.emailId, { now: clock.now(), requestId }),
        )
        return { status: 'done' as const }
      }),
      implement(operatorStoreState, async () => {
        const { since: _, ...state } = await storeState(deps)
        return state
      }),
      implement(operatorRegister, ({ query }) => readRegister(db, query)),
      implement(operatorSales, async ({ query }) => ({ rows: await readSales(db, query) })),
      implement(operatorTrail, ({ query }) => searchTrail(db, query)),
      implement(operatorShoppers, ({ query }) => listShoppers(db, query)),
      implement(operatorShopper, ({ params }) => atOneMoment(db, (at) => readShopper(at, params.accountId))),
      implement(operatorProducts, ({ query }) => listProducts(db, query)),
      implement(operatorProductTable, ({ query }) => readProductTable(db, query)),
      implement(operatorProduct, ({ params }) => readProduct(db, params.productId)),
      implement(operatorSetProduct, async ({ params, body, requestId }) => {
        await inTransaction(db, (tx) =>
          setProduct(tx, params.productId, body, { now: clock.now(), requestId }),
        )
        return { status: 'done' as const }
      }),
    ]
  },
}
