import { createHmac, timingSafeEqual } from 'node:crypto'

const LENGTH = 24
const SHAPE = /^([0-9A-Za-z]{20,32})_([A-Za-z0-9_-]{24})$/

/**
 * The id of a visitor's bag: that of its cart in Medusa, with a signature. Somebody who learns a cart's id elsewhere
 * (an order's metadata, a log) cannot open the bag with it.
 */
export const openBagIds = (secret: string) => {
  const signatureOf = (body: string) =>
    createHmac('sha256', secret).update(`bag:${body}`).digest('base64url').slice(0, LENGTH)
  return {
    of: (cartId: string): string => {
      const body = cartId.replace(/^cart_/, '')
      return `${body}_${signatureOf(body)}`
    },
    /** The cart's id; undefined if the signature is not ours. */
    cartOf: (bagId: string | undefined): string | undefined => {
      const [, body, signature] = SHAPE.exec(bagId ?? '') ?? []
      if (body === undefined || signature === undefined) return undefined
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(body)))
        ? `cart_${body}`
        : undefined
    },
  }
}
export type BagIds = ReturnType<typeof openBagIds>
