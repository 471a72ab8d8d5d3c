import { setTimeout as wait } from 'node:timers/promises'
import { paise } from './bag-map.ts'
import { isOpen, type Carts } from './carts.ts'
import { cancelOrder, openHalfMade } from './half-made.ts'
import type { Log } from './log.ts'
import { MedusaRefused, NoAnswer, type Medusa } from './medusa.ts'
import { NOTES, noteOf, sessionOf } from './notes.ts'
import type { Provider } from './provider.ts'
import { unavailable } from './refusal.ts'
import * as shapes from './shapes.ts'

/** The state of a payment. `order`: Medusa's id of the order. */
export interface Outcome {
  readonly status: 'paid' | 'pending' | 'refused'
  readonly order?: string
  readonly customer?: string | undefined
}

/** Tries while somebody else is completing the same cart. */
const TRIES = 4
const AGAIN_MS = 150

/** Medusa's own provider, which accepts any payment: this adapter checks itself that the money came. */
const PAID_ELSEWHERE = 'pp_system_default'

type Session = NonNullable<Awaited<ReturnType<Provider['find']>>>

interface SettleParts {
  medusa: Medusa
  carts: Carts
  provider: Provider
  log: Log
}

/**
 * Turns a paid session into an order exactly once, whether the landing page, the webhook or the reconciliation comes
 * first. Only the caller's id is used: the session is read from the provider and the cart from Medusa. Completing a
 * cart gives one order however often it is requested; what a stopped Medusa leaves incomplete is cancelled or finished.
 */
export const openSettle = ({ medusa, carts, provider, log }: SettleParts) => {
  const long = true
  const halfMade = openHalfMade({ medusa, log })

  /** Medusa completes a cart only if it has a payment of Medusa's own. */
  const openPayment = async (cartId: string) => {
    const { payment_collection: collection } = await medusa.ask(
      shapes.PaymentCollection,
      'POST',
      '/store/payment-collections',
      { long, body: { cart_id: cartId } },
    )
    await medusa.ask(
      shapes.PaymentCollection,
      'POST',
      `/store/payment-collections/${collection.id}/payment-sessions`,
      {
        long,
        body: { provider_id: PAID_ELSEWHERE },
      },
    )
  }

  const complete = async (cartId: string): Promise<string | 'sold out'> => {
    for (let n = 1; ; n += 1) {
      try {
        const done = await medusa.ask(shapes.Completed, 'POST', `/store/carts/${cartId}/complete`, {
          body: {},
          long: true,
        })
        if (done.order) return done.order.id
        log.error({ cart: cartId, why: done.error?.message }, 'Medusa did not complete a paid cart')
        return 'sold out'
      } catch (error) {
        const isBusy = error instanceof MedusaRefused && error.status === 409
        if (isBusy && n < TRIES) await wait(AGAIN_MS * n)
        else if (error instanceof MedusaRefused && !isBusy) {
          log.error({ cart: cartId, why: error.message }, 'Medusa refused a paid cart')
          return 'sold out'
        } else throw error
      }
    }
  }

  /** The order of this cart with the payment made for it. Throws if Medusa returns another. */
  const moneyOf = async (orderId: string, cartId: string) => {
    const { order } = await medusa.ask(shapes.OrderMoney, 'GET', `/admin/orders/${orderId}`, {
      asHouse: true,
      long,
      query: {
        fields:
          'id,status,total,metadata,cart.id,cart.completed_at,payment_collections.id,payment_collections.payments.*',
      },
    })
    if (order.id !== orderId || noteOf(order, 'cart') !== cartId)
      throw new NoAnswer(`order ${orderId} is not that of ${cartId}`)
    const { payment_collections: collections } = order
    return {
      ...order,
      collection: collections[0]?.id,
      payments: collections.flatMap(({ payments }) => payments ?? []),
    }
  }
  type Money = Awaited<ReturnType<typeof moneyOf>>

  /** Enters the received money in Medusa's books; a repeat enters nothing more. */
  const capture = async ({ payments }: Money) => {
    for (const { id, captured_at: captured, canceled_at: cancelled } of payments) {
      if (captured || cancelled) continue
      await medusa.ask(shapes.Captured, 'POST', `/admin/payments/${id}/capture`, { asHouse: true, body: {} })
    }
  }

  /**
   * A price changed between the last look at the cart and its completion, so the order is not what was paid for:
   * cancels it.
   */
  const undo = async (session: Session, order: Money) => {
    log.error(
      { session: session.id, order: order.id, total: order.total },
      'an order costs a different sum than was paid',
    )
    if (order.status !== 'canceled') await cancelOrder(medusa, order.id)
    await provider.giveBack(session)
    return { status: 'refused' } as const
  }

  /** Returns a payment besides the one that counts: it was made by mistake. */
  const sendBack = async (session: Session, of: object, why: string) => {
    log.error({ session: session.id, ...of }, why)
    await provider.giveBack(session)
    return { status: 'refused' } as const
  }

  /** Returns money that cannot become an order. It is noted first, so that no later call completes the cart. */
  const giveBack = async (session: Session, cartId: string, why: string) => {
    log.error({ session: session.id, cart: cartId, why }, 'a payment is refunded')
    await carts.annotate(cartId, { metadata: { [NOTES.returned]: session.id, [NOTES.session]: '' } })
    await provider.giveBack(session)
    return { status: 'refused' } as const
  }

  /** The order of a paid cart: its existing one, or one that is made now. */
  const orderOf = async (cart: shapes.Cart): Promise<string | 'sold out'> => {
    const { id: cartId, customer_id: customer } = cart
    const known =
      noteOf(cart, 'order') ??
      (cart.completed_at && customer ? await halfMade.paidOrder(customer, cartId) : undefined)
    const orderId = known ?? (await complete(cartId))
    if (orderId !== 'sold out' || !customer) return orderId
    const left = await halfMade.afterRefusal(customer, cartId)
    return left === 'again' ? complete(cartId) : (left ?? orderId)
  }

  const settleNow = async (sessionId: string): Promise<Outcome> => {
    const session = await provider.find(sessionId)
    const cartId = session?.metadata?.[NOTES.cart]
    if (!session || cartId === undefined || session.client_reference_id !== cartId)
      return { status: 'refused' }
    if (session.status === 'expired') return { status: 'refused' }
    if (session.payment_status !== 'paid') return { status: 'pending' }
    const cart = await carts.read(cartId, long)
    if (!cart) return { status: 'refused' }
    if (noteOf(cart, 'returned') === session.id) {
      await provider.giveBack(session)
      return { status: 'refused' }
    }
    const customer = cart.customer_id ?? undefined
    // Only the session that the cart names pays for it; any other of the same cart was paid by mistake.
    if (sessionOf(cart) !== session.id)
      return sendBack(
        session,
        { cart: cartId },
        'a payment of a session that its cart does not name goes back',
      )
    if (isOpen(cart)) {
      if (session.currency !== 'inr' || session.amount_total !== paise(cart.total))
        return giveBack(session, cartId, `paid ${session.amount_total}, the cart costs ${paise(cart.total)}`)
      await openPayment(cartId)
    }
    const orderId = await orderOf(cart)
    if (orderId === 'sold out') return giveBack(session, cartId, 'the cart could not be completed')
    let order = await moneyOf(orderId, cartId)
    // The cart was paid for again after its order was made.
    if (sessionOf(order) !== session.id)
      return sendBack(session, { order: orderId }, 'an order was paid by another session: this one goes back')
    // Later changes of an order by the house do not matter here.
    const isEntered = order.payments.some(({ captured_at }) => captured_at)
    if (!isEntered) {
      if (customer !== undefined) await halfMade.cancelBeside(customer, cartId, orderId)
      if (paise(order.total) !== session.amount_total) return undo(session, order)
      if (order.payments.length === 0 && order.status !== 'canceled') {
        await halfMade.finish(order)
        order = await moneyOf(orderId, cartId)
      }
    }
    await capture(order)
    if (noteOf(cart, 'order') === undefined) {
      const now = order.cart ?? (await carts.read(cartId, long))
      if (now && !now.completed_at) await carts.annotate(cartId, { metadata: { [NOTES.order]: orderId } })
    }
    return { status: 'paid', order: orderId, customer }
  }

  const underWay = new Map<string, Promise<Outcome>>()
  /**
   * Throws UPSTREAM_UNAVAILABLE if Medusa or the provider cannot answer; the caller should ask again. Simultaneous
   * calls share one answer.
   */
  const settle = (sessionId: string): Promise<Outcome> => {
    const known = underWay.get(sessionId)
    if (known) return known
    const mine = settleNow(sessionId)
      .catch((error: unknown): never => {
        log.warn({ err: error, session: sessionId }, 'a payment could not be settled yet')
        throw unavailable()
      })
      .finally(() => underWay.delete(sessionId))
    underWay.set(sessionId, mine)
    return mine
  }

  const settled = new Set<string>()
  /** Goes through the payments that the provider reports for this time. */
  const lookAround = async (seconds: number) => {
    for (const id of await provider.completedSince(seconds)) {
      if (settled.has(id)) continue
      try {
        if ((await settle(id)).status !== 'pending') settled.add(id)
      } catch {
        // The log has it; the next look tries again.
      }
    }
  }
  return { settle, lookAround }
}
export type Settle = ReturnType<typeof openSettle>
