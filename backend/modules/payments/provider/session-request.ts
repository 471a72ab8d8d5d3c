import type { PricedLine } from '../../bag/api.ts'
import { deliveryName } from '../../orders/api.ts'
import type { SessionRequest } from '#backend/lib/rows/json-columns.ts'
import { SESSION_ID_PLACEHOLDER } from './provider.ts'

/**
 * The request to the provider, frozen with the order: one line for each line of the order, with the sum that is
 * charged.
 */
export const sessionRequest = (of: {
  order: { id: string; number: string }
  email: string
  /** The prefix of the pages in the shopper's language. */
  pages: string
  expiresAt: number
  lines: readonly PricedLine[]
  nets: readonly number[]
  /** Income tax collected with the price. */
  tcs: number
  /** Paise. */
  delivery: number
  /** Paise, if only a part is paid now. */
  advance: number | undefined
  /** Those of the provider that take the sum. */
  ways: readonly string[]
}): SessionRequest => ({
  amount: of.advance ?? of.nets.reduce((sum, net) => sum + net, of.tcs + of.delivery),
  currency: 'inr',
  ways: of.ways,
  orderId: of.order.id,
  number: of.order.number,
  email: of.email,
  successUrl: `${of.pages}/success?session_id=${SESSION_ID_PLACEHOLDER}`,
  cancelUrl: `${of.pages}/cancel`,
  expiresAt: Math.floor(of.expiresAt / 1000),
  lines:
    of.advance !== undefined
      ? [{ name: `Advance for order ${of.order.number}`, amount: of.advance }]
      : [
          ...of.lines.map((line, at) => ({
            name:
              line.row.quantity > 1
                ? `${line.row.quantity} × ${line.product?.name ?? ''}`
                : (line.product?.name ?? ''),
            amount: of.nets[at] ?? 0,
          })),
          ...(of.tcs > 0 ? [{ name: 'TCS (income tax)', amount: of.tcs }] : []),
          ...(of.delivery > 0 ? [{ name: deliveryName(), amount: of.delivery }] : []),
        ],
})
