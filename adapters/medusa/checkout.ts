import { createHash } from 'node:crypto'
import { PAN_ABOVE_RUPEES, placeOrder, quoteCheckout, type Quote } from '#contract/checkout.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { namesOf } from './account.ts'
import { arrivalAfter, bagOf, paise, rupees, workingDaysOf } from './bag-map.ts'
import type { Carts } from './carts.ts'
import { CART_FIELDS, type Medusa } from './medusa.ts'
import type { Piece } from './piece.ts'
import type { Provider } from './provider.ts'
import { Refusal } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import { NOTES, sessionOf } from './notes.ts'
import type { Settle } from './settle.ts'
import * as shapes from './shapes.ts'

const HASH = 'checkout_hash'
const LONGEST_NAME = 200

/** Above this the law requires a PAN, and Medusa has no place to store one. */
const TOO_LARGE =
  'An order of more than two lakh rupees needs your PAN, which we do not take here. Please write to us.'

interface CheckoutParts {
  medusa: Medusa
  carts: Carts
  provider: Provider
  settle: Settle
  pieceOf: (id: string) => Piece | undefined
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/** Placing an order continues after the shop has stopped waiting: a repeat finds it done. */
const long = true

/** From a bag to a payment page. */
export const openCheckout = ({ medusa, carts, provider, settle, pieceOf, inTurn }: CheckoutParts) => {
  const emptyBag = () => new Refusal(409, 'CONFLICT', 'Your bag is empty.', { nextStep: 'bag' })

  /** The cheapest delivery option that Medusa has for the cart. */
  const deliveryOf = async (cart: shapes.Cart) => {
    const { shipping_options: options } = await medusa.ask(
      shapes.ShippingOptions,
      'GET',
      '/store/shipping-options',
      {
        long,
        query: { cart_id: cart.id, fields: 'id,amount' },
      },
    )
    const [cheapest] = options
      .filter((one) => !one.insufficient_inventory)
      .toSorted((a, b) => a.amount - b.amount)
    if (!cheapest)
      throw new Refusal(409, 'CONFLICT', 'We cannot deliver this bag. Please write to us.', {
        nextStep: 'write',
      })
    return cheapest
  }

  const quoteOf = async (cart: shapes.Cart): Promise<{ quote: Quote; optionId: string }> => {
    const bag = bagOf(cart, pieceOf)
    const { id: optionId, amount } = await deliveryOf(cart)
    const shipping = rupees(amount)
    const total = rupees(bag.amount + shipping)
    const quote: Quote = {
      bagVersion: bag.version,
      lines: bag.lines,
      pieces: bag.pieces,
      goods: bag.amount,
      shipping,
      points: { balance: 0, spendable: 0, spent: 0, earns: 0, allowed: false },
      discount: 0,
      total,
      tax: bag.tax,
      panRequired: false,
      expectedArrival: bag.expectedArrival ?? arrivalAfter(0),
      stores: [],
      ...(total > PAN_ABOVE_RUPEES
        ? { ways: [], unpayable: TOO_LARGE }
        : { ways: [{ kind: 'card' as const }] }),
    }
    return { quote, optionId }
  }

  /** Closes the payment page of a cart that is about to change; one that was paid becomes its order instead. */
  const beforeChange = async (cart: shapes.Cart): Promise<void> => {
    const session = sessionOf(cart)
    if (session === undefined) return
    if (await provider.close(session)) {
      await carts.annotate(cart.id, { metadata: { [NOTES.session]: '', [NOTES.key]: '' } })
      return
    }
    const { status } = await settle.settle(session)
    if (status === 'paid')
      throw new Refusal(409, 'CONFLICT', 'This bag has just been paid for. See your orders.')
    if (status === 'pending')
      throw new Refusal(409, 'CHECKOUT_IN_PROGRESS', 'The payment for this bag is on its way.', {
        nextStep: 'retry',
      })
    await carts.annotate(cart.id, { metadata: { [NOTES.session]: '', [NOTES.key]: '' } })
  }

  const check = (body: BodyOf<typeof placeOrder>, quote: Quote) => {
    if (quote.pieces === 0) throw emptyBag()
    if (quote.lines.some(({ problem }) => problem !== undefined && problem !== 'PRICE_CHANGED'))
      throw new Refusal(409, 'OUT_OF_STOCK', 'A piece of your bag is no longer there.', { nextStep: 'bag' })
    const isStale = body.bagVersion !== quote.bagVersion || rupees(body.total) !== quote.total
    if (isStale || quote.lines.some(({ problem }) => problem === 'PRICE_CHANGED'))
      throw new Refusal(409, 'PRICE_CHANGED', 'Your bag has changed. Please look at the sum again.', {
        nextStep: 'bag',
      })
    if (quote.unpayable !== undefined)
      throw new Refusal(409, 'PAYMENT_REFUSED', quote.unpayable, { nextStep: 'write' })
    if (body.delivery.kind !== 'ship' || (body.way !== undefined && body.way !== 'card') || body.points)
      throw new Refusal(422, 'VALIDATION', 'This shop delivers, and takes cards.')
  }

  /** The cart with everything that the sum depends on. */
  const prepare = async (
    cart: shapes.Cart,
    customer: shapes.Customer,
    body: BodyOf<typeof placeOrder>,
    quote: Quote,
    optionId: string,
  ) => {
    if (body.delivery.kind !== 'ship') throw new Error('only deliveries come here')
    const { name, addressLine1, addressLine2, city, state, postalCode, phone } = body.delivery.address
    const address = {
      ...namesOf(name),
      address_1: addressLine1,
      address_2: addressLine2 ?? '',
      city,
      province: state,
      postal_code: postalCode,
      country_code: 'in',
      phone: phone ?? '',
    }
    await carts.annotate(cart.id, {
      email: customer.email,
      shipping_address: address,
      billing_address: address,
      metadata: {
        [NOTES.cart]: cart.id,
        expected_arrival: arrivalAfter(workingDaysOf(quote.lines)),
        gift_wrap: body.giftWrap ?? false,
        gift_message: body.giftMessage ?? '',
      },
    })
    const { cart: changed } = await medusa.ask(
      shapes.OneCart,
      'POST',
      `/store/carts/${cart.id}/shipping-methods`,
      {
        long,
        query: { fields: CART_FIELDS },
        body: { option_id: optionId },
      },
    )
    const ready = carts.own(changed, cart.id)
    if (paise(ready.total) !== paise(quote.total))
      throw new Refusal(409, 'PRICE_CHANGED', 'Your bag has changed. Please look at the sum again.', {
        nextStep: 'bag',
      })
    return ready
  }

  const placed = (cart: shapes.Cart, url: string | null) => ({
    orderId: cart.id,
    number: cart.id.slice(-8),
    status: 'Pending payment',
    amount: rupees(cart.total),
    way: 'card' as const,
    ...(url !== null && { paymentUrl: url }),
  })

  const place = async (token: string, key: string, body: BodyOf<typeof placeOrder>) => {
    const customer = await carts.customerOf(token)
    const cart = await carts.find({ token })
    if (!cart?.items?.length) throw emptyBag()
    const hash = hashOf(body)
    const session = sessionOf(cart)
    if (session !== undefined && cart.metadata?.[NOTES.key] === key) {
      if (cart.metadata[HASH] !== hash)
        throw new Refusal(409, 'IDEMPOTENCY_MISMATCH', 'This order was already sent with other details.')
      const open = await provider.find(session)
      if (open?.status === 'open') return placed(cart, open.url)
    }
    await beforeChange(cart)
    const { quote, optionId } = await quoteOf(cart)
    check(body, quote)
    const ready = await prepare(cart, customer, body, quote, optionId)
    const shipping = paise(ready.shipping_total ?? 0)
    const opened = await provider.open({
      cartId: cart.id,
      key: `${key}:${paise(ready.total)}`,
      email: customer.email,
      lines: [
        ...(ready.items ?? []).map((line) => ({
          name: `${line.quantity > 1 ? `${line.quantity} × ` : ''}${line.product_title ?? 'A piece'}`.slice(
            0,
            LONGEST_NAME,
          ),
          paise: paise(line.total),
        })),
        ...(shipping > 0 ? [{ name: 'Delivery', paise: shipping }] : []),
      ],
    })
    if (opened.amount_total !== paise(ready.total)) {
      await provider.close(opened.id)
      throw new Refusal(409, 'PRICE_CHANGED', 'Your bag has changed. Please look at the sum again.', {
        nextStep: 'bag',
      })
    }
    await carts.annotate(cart.id, {
      metadata: { [NOTES.session]: opened.id, [NOTES.key]: key, [HASH]: hash },
    })
    return placed(ready, opened.url)
  }

  const routes: readonly Route[] = [
    answer(quoteCheckout, async ({ token }) => {
      const cart = await carts.find({ token })
      if (!cart?.items?.length) throw emptyBag()
      return (await quoteOf(cart)).quote
    }),
    answer(placeOrder, ({ token = '', idempotencyKey, body }) => {
      if (idempotencyKey === undefined)
        throw new Refusal(400, 'BAD_REQUEST', 'An order needs an Idempotency-Key.')
      return inTurn(token, () => place(token, idempotencyKey, body))
    }),
  ]
  return { routes, beforeChange }
}
