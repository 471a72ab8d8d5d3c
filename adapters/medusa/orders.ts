import type { FastifyInstance } from 'fastify'
import { getInvoice } from '#contract/documents.ts'
import { getOrder, listOrders, markPaid } from '#contract/orders.ts'
import { cancelOrder, payRest } from '#contract/unpaid-orders.ts'
import { isOpen, type Carts } from './carts.ts'
import { ORDER_FIELDS, type Medusa } from './medusa.ts'
import { orderOf, pendingOf, summaryOf } from './order-map.ts'
import type { Piece } from './piece.ts'
import { PAID_EVENTS, type Provider } from './provider.ts'
import { notFound, notHere } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import { sessionOf } from './notes.ts'
import type { Settle } from './settle.ts'
import * as shapes from './shapes.ts'
import { actorOf } from './token.ts'

interface OrderParts {
  medusa: Medusa
  carts: Carts
  pieceOf: (id: string) => Piece | undefined
  prefix: () => string
  payments: { provider: Provider; settle: Settle } | undefined
}

/** Whether the order belongs to the customer in the token. */
const isOf = (token: string, { customer_id: owner }: shapes.Order): boolean => {
  const actor = actorOf(token)
  return actor === undefined || actor === owner
}

const NONE = { status: 'refused' as const }

/** Orders of the requesting shopper only; Medusa itself shows an order to anybody who knows its id. */
export const orderRoutes = ({ medusa, carts, pieceOf, prefix, payments }: OrderParts): readonly Route[] => {
  const ofShopper = async (token: string, id: string): Promise<shapes.Order | undefined> => {
    const { orders } = await medusa.ask(shapes.OrderList, 'GET', '/store/orders', {
      token,
      query: { id, limit: 1, fields: ORDER_FIELDS },
    })
    return orders.find((order) => order.id === id && isOf(token, order))
  }

  /** An unpaid order is still a cart. */
  const pending = async (token: string, id: string) => {
    const customer = await carts.customerOf(token)
    const cart = await carts.read(id)
    const session = cart && sessionOf(cart)
    if (!cart || cart.customer_id !== customer.id || session === undefined || !payments)
      throw notFound('order')
    if (isOpen(cart)) {
      const open = await payments.provider.find(session)
      if (open?.payment_status !== 'paid')
        return pendingOf(cart, open?.status === 'open' ? (open.url ?? undefined) : undefined, pieceOf)
    }
    const { order: orderId } = await payments.settle.settle(session)
    const order = orderId === undefined ? undefined : await ofShopper(token, orderId)
    if (!order) throw notFound('order')
    return orderOf(order, prefix(), pieceOf)
  }

  const routes: Route[] = [
    answer(getOrder, async ({ token = '', params: { orderId } }) => {
      if (orderId.startsWith('cart_')) return pending(token, orderId)
      const order = /^order_[0-9A-Za-z]+$/.test(orderId) ? await ofShopper(token, orderId) : undefined
      // Medusa decides whether the token is valid, even if no order could have this id.
      if (!order) {
        await carts.customerOf(token)
        throw notFound('order')
      }
      return orderOf(order, prefix(), pieceOf)
    }),
    answer(
      markPaid,
      async ({ token, body: { sessionId } }) => {
        if (!payments) return NONE
        const { status, order, customer } = await payments.settle.settle(sessionId)
        if (order === undefined || token === undefined) return { status }
        const own = await carts.customerOf(token).catch(() => undefined)
        return { status, ...(own && own.id === customer && { orderId: order }) }
      },
      ({ status }) => (status === 'pending' ? 202 : 200),
    ),
  ]
  if (!payments) return routes
  return [
    ...routes,
    answer(listOrders, async ({ token, query: { page = 1, limit = 12 } }) => {
      const { orders, count } = await medusa.ask(shapes.OrderList, 'GET', '/store/orders', {
        token,
        query: { limit, offset: (page - 1) * limit, order: '-created_at', fields: ORDER_FIELDS },
      })
      const before = prefix()
      return {
        orders: orders
          .filter((order) => isOf(token ?? '', order))
          .map((order) => summaryOf(order, before, pieceOf)),
        total: count,
        page,
      }
    }),
    answer(cancelOrder, () => Promise.reject(notHere('Please write to us to cancel this order.'))),
    answer(payRest, () => Promise.reject(notHere('Nothing is left to pay for this order.'))),
    answer(getInvoice, () => Promise.reject(notFound('invoice'))),
  ]
}

/** Receives the provider's events: only the session's id in them is used, and only if the event is signed. */
export const serveWebhook = (app: FastifyInstance, provider: Provider, settle: Settle) => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post('/api/payments/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature']
      let event
      try {
        event = provider.read(String(request.body), typeof signature === 'string' ? signature : '')
      } catch {
        return reply.code(400).send({ message: 'This event is not signed by the payment provider.' })
      }
      const { object } = event.data
      if (PAID_EVENTS.includes(event.type) && 'object' in object && object.object === 'checkout.session')
        await settle.settle(object.id)
      return { received: true }
    })
  })
}
