import {
  acceptBagPrices,
  addBagLine,
  getBag,
  getBagCount,
  mergeBag,
  removeBagLine,
  setBagLine,
  type BagAnswer,
} from '#contract/bag.ts'
import type { Variant } from '#contract/configure.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Static } from 'typebox'
import type { BagIds } from './bag-id.ts'
import { bagOf, rupees } from './bag-map.ts'
import type { Carts, Whose } from './carts.ts'
import { namesOf } from './names.ts'
import { notFound, Refusal } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import type * as shapes from './shapes.ts'
import type { Shelf } from './shelf.ts'

interface BagParts {
  carts: Carts
  shelf: Shelf
  bagIds: BagIds
  /** Runs changes of one bag one after another. */
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Closes a payment page that is open for this cart; refuses if it was paid in the meantime. */
  beforeChange: (cart: shapes.Cart) => Promise<void>
}

type Choices = BodyOf<typeof addBagLine>

/** Choices that only a backend with `personalise` offers. */
const PERSONAL = ['engraving', 'engravingFace', 'birthStone', 'box', 'boxStamp'] as const

/** The chosen combination; options that were not chosen are those of the default one. */
const chosen = (variants: readonly Variant[], choices: Choices): Variant => {
  const wanted = {
    metal: choices.metalType,
    purity: choices.purity,
    stone: choices.stone,
    stoneQuality: choices.clarity,
    size: choices.size,
  }
  const names = namesOf(wanted)
  const fitting = variants.filter(
    (one) =>
      names.every((name) => wanted[name] === undefined || one[name] === wanted[name]) &&
      (choices.options ?? []).every(({ key, value }) => one.options?.[key] === value),
  )
  const [first] = fitting
  if (!first)
    throw new Refusal(422, 'VALIDATION', 'This piece is not made that way. Please choose again.', {
      fields: { size: 'Please choose again.' },
    })
  return fitting.find(({ isDefault }) => isDefault) ?? first
}

/** The bag: Medusa's cart, its prices, stock and tax. */
export const bagRoutes = ({ carts, shelf, bagIds, inTurn, beforeChange }: BagParts): readonly Route[] => {
  const pieceOf = (id: string) => shelf.now().byName.get(id)
  const shown = (cart: shapes.Cart | undefined, { token, bagId }: Whose): Static<typeof BagAnswer> => {
    const own = cart && token === undefined ? bagIds.of(cart.id) : undefined
    return { bag: bagOf(cart, pieceOf), ...(own !== undefined && own !== bagId && { bagId: own }) }
  }
  const nameOf = ({ token, bagId }: Whose) => token ?? bagId ?? 'new'

  /** Changes an existing bag. */
  const change = (whose: Whose, work: (cart: shapes.Cart) => Promise<shapes.Cart>) =>
    inTurn(nameOf(whose), async () => {
      const cart = await carts.find(whose)
      if (!cart) throw notFound('bag')
      await beforeChange(cart)
      return shown(await work(cart), whose)
    })

  return [
    answer(getBag, async ({ token, query: { bagId } }) =>
      shown(await carts.find({ token, bagId }), { token, bagId }),
    ),
    answer(getBagCount, async ({ token, query: { bagId } }) => ({
      pieces: bagOf(await carts.find({ token, bagId }), pieceOf).pieces,
    })),
    answer(addBagLine, ({ token, body }) => {
      const whose = { token, bagId: body.bagId }
      if (PERSONAL.some((name) => body[name] !== undefined && body[name] !== ''))
        throw new Refusal(422, 'VALIDATION', 'This shop does not personalise its pieces.')
      const piece = pieceOf(body.productId)
      if (!piece) throw notFound('piece')
      const variant = chosen(piece.configuration.variants, body)
      const price = rupees(variant.amount)
      if (body.price !== undefined && rupees(body.price) !== price)
        throw new Refusal(409, 'PRICE_CHANGED', 'The price of this piece has changed.', { price })
      if (variant.stock === 0) throw new Refusal(409, 'OUT_OF_STOCK', 'This piece is sold out.')
      const work = async () => {
        const cart = await carts.open(whose)
        await beforeChange(cart)
        return shown(await carts.put(cart, variant._id, body.quantity ?? 1, price), whose)
      }
      return whose.token === undefined && whose.bagId === undefined ? work() : inTurn(nameOf(whose), work)
    }),
    answer(setBagLine, ({ token, params, body: { bagId, quantity } }) =>
      change({ token, bagId }, (cart) => carts.setLine(cart, params.lineId, { quantity })),
    ),
    answer(removeBagLine, ({ token, params, query: { bagId } }) =>
      change({ token, bagId }, (cart) => carts.removeLine(cart, params.lineId)),
    ),
    answer(acceptBagPrices, ({ token, body: { bagId, lines } }) =>
      change({ token, bagId }, async (cart) => {
        let next = cart
        for (const { lineId, price } of lines) {
          const line = next.items?.find(({ id }) => id === lineId)
          if (!line) continue
          if (rupees(line.unit_price) !== rupees(price))
            throw new Refusal(409, 'PRICE_CHANGED', 'A price has changed again.', {
              price: rupees(line.unit_price),
            })
          next = await carts.setLine(next, lineId, { price: rupees(price) })
        }
        return next
      }),
    ),
    answer(mergeBag, ({ token, body: { bagId } }) =>
      inTurn(token ?? '', async () => shown(await carts.merge(token ?? '', bagId), { token })),
    ),
  ]
}
