import { MAX_LINES, MAX_QUANTITY } from '#contract/bag.ts'
import type { BagIds } from './bag-id.ts'
import { CART_FIELDS, MedusaRefused, NoAnswer, type Medusa } from './medusa.ts'
import { noteOf } from './notes.ts'
import { Refusal } from './refusal.ts'
import * as shapes from './shapes.ts'
import { actorOf } from './token.ts'
import type { Shelf } from './shelf.ts'

const fields = { fields: CART_FIELDS }

/** The owner of the bag: a shopper by the token, otherwise a visitor by the bag id. */
export interface Whose {
  readonly token: string | undefined
  readonly bagId?: string | undefined
}

/** Runs calls of the same name one after another, in this program. */
export const oneByOne = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}

/** Whether a cart is still a bag: no longer after its order, even if Medusa had not finished closing it. */
export const isOpen = (cart: shapes.Cart): boolean =>
  !cart.completed_at && noteOf(cart, 'order') === undefined

const unlessGone = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof MedusaRefused && error.status === 404) return undefined
    throw error
  }
}

/** Medusa's carts as bags: who owns each, and all changes. */
export const openCarts = (medusa: Medusa, shelf: Shelf, bagIds: BagIds) => {
  /** The requested cart, in rupees, and no other. */
  const own = (cart: shapes.Cart, id: string): shapes.Cart => {
    if (cart.id === id && cart.currency_code === 'inr') return cart
    throw new NoAnswer(`Medusa answered another cart than ${id}, or one in ${cart.currency_code}`)
  }
  const read = async (id: string, long = false): Promise<shapes.Cart | undefined> => {
    const found = await unlessGone(
      medusa.ask(shapes.OneCart, 'GET', `/store/carts/${id}`, { query: fields, long }),
    )
    return found && own(found.cart, id)
  }

  const customerOf = async (token: string): Promise<shapes.Customer> => {
    const { customer } = await medusa.ask(shapes.OneCustomer, 'GET', '/store/customers/me', { token })
    const id = actorOf(token)
    if (id !== undefined && id !== customer.id) throw new NoAnswer('Medusa answered another customer')
    return customer
  }

  /** The open cart that a customer's metadata names, if it is theirs. */
  const ofCustomer = async (customer: shapes.Customer): Promise<shapes.Cart | undefined> => {
    const id = customer.metadata?.['bag']
    if (typeof id !== 'string' || !/^cart_[0-9A-Za-z]+$/.test(id)) return undefined
    const cart = await read(id)
    return cart && isOpen(cart) && cart.customer_id === customer.id ? cart : undefined
  }

  const create = async (token?: string): Promise<shapes.Cart> => {
    const body = { region_id: shelf.now().regionId }
    return (await medusa.ask(shapes.OneCart, 'POST', '/store/carts', { token, query: fields, body })).cart
  }

  const keep = (token: string, cartId: string) =>
    medusa.ask(shapes.OneCustomer, 'POST', '/store/customers/me', {
      token,
      body: { metadata: { bag: cartId } },
    })

  /** The bag; undefined if there is none yet. */
  const find = async ({ token, bagId }: Whose): Promise<shapes.Cart | undefined> => {
    if (token !== undefined) return ofCustomer(await customerOf(token))
    const id = bagIds.cartOf(bagId)
    const cart = id === undefined ? undefined : await read(id)
    // A bag that has become a shopper's can only be reached by signing in.
    return cart && isOpen(cart) && !cart.customer_id ? cart : undefined
  }

  /** The bag, created if there is none. */
  const open = async (whose: Whose): Promise<shapes.Cart> => {
    const found = await find(whose)
    if (found) return found
    const { token } = whose
    const cart = await create(token)
    if (token !== undefined) await keep(token, cart.id)
    return cart
  }

  const put = async (
    cart: shapes.Cart,
    variantId: string,
    quantity: number,
    price: number,
  ): Promise<shapes.Cart> => {
    const lines = cart.items ?? []
    const same = lines.find(({ variant_id }) => variant_id === variantId)
    const whole = (same?.quantity ?? 0) + quantity
    if (whole > MAX_QUANTITY)
      throw new Refusal(409, 'BAD_QUANTITY', `A bag holds up to ${MAX_QUANTITY} of a piece.`)
    if (!same && lines.length >= MAX_LINES) throw new Refusal(409, 'BAD_QUANTITY', 'This bag is full.')
    const metadata = { price }
    const at = `/store/carts/${cart.id}/line-items`
    const { cart: next } = same
      ? await medusa.ask(shapes.OneCart, 'POST', `${at}/${same.id}`, {
          query: fields,
          body: { quantity: whole, metadata: { ...same.metadata, ...metadata } },
        })
      : await medusa.ask(shapes.OneCart, 'POST', at, {
          query: fields,
          body: { variant_id: variantId, quantity, metadata },
        })
    return own(next, cart.id)
  }

  const setLine = async (
    cart: shapes.Cart,
    lineId: string,
    change: { quantity?: number; price?: number },
  ): Promise<shapes.Cart> => {
    const line = cart.items?.find(({ id }) => id === lineId)
    if (!line) throw new Refusal(404, 'NOT_FOUND', 'This piece is no longer in your bag.')
    const body = {
      quantity: change.quantity ?? line.quantity,
      ...(change.price !== undefined && { metadata: { ...line.metadata, price: change.price } }),
    }
    const path = `/store/carts/${cart.id}/line-items/${lineId}`
    return own((await medusa.ask(shapes.OneCart, 'POST', path, { query: fields, body })).cart, cart.id)
  }

  const removeLine = async (cart: shapes.Cart, lineId: string): Promise<shapes.Cart> => {
    if (!cart.items?.some(({ id }) => id === lineId)) return cart
    const path = `/store/carts/${cart.id}/line-items/${lineId}`
    return own((await medusa.ask(shapes.OneParent, 'DELETE', path, { query: fields })).parent, cart.id)
  }

  /** Moves a visitor's pieces into the shopper's bag; what no longer fits or is sold out stays behind. */
  const merge = async (token: string, bagId: string | undefined): Promise<shapes.Cart | undefined> => {
    const [theirs, visitors] = await Promise.all([
      customerOf(token).then(ofCustomer),
      bagId === undefined ? undefined : find({ token: undefined, bagId }),
    ])
    if (!visitors?.items?.length) return theirs
    if (!theirs) {
      const path = `/store/carts/${visitors.id}/customer`
      const [{ cart }] = await Promise.all([
        medusa.ask(shapes.OneCart, 'POST', path, { token, query: fields, body: {} }),
        keep(token, visitors.id),
      ])
      return own(cart, visitors.id)
    }
    let cart = theirs
    for (const line of visitors.items) {
      const { variant_id: variantId, unit_price: price, quantity } = line
      if (!variantId) continue
      try {
        cart = await put(cart, variantId, quantity, price)
        await removeLine(visitors, line.id)
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof MedusaRefused)) throw error
      }
    }
    return cart
  }

  const annotate = async (cartId: string, body: Record<string, unknown>): Promise<shapes.Cart> => {
    const path = `/store/carts/${cartId}`
    return own(
      (await medusa.ask(shapes.OneCart, 'POST', path, { long: true, query: fields, body })).cart,
      cartId,
    )
  }

  return { own, read, customerOf, find, open, put, setLine, removeLine, merge, annotate }
}
export type Carts = ReturnType<typeof openCarts>
