import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id, WebAddress } from './formats.ts'
import { Order } from './orders.ts'
import { PageLanguage } from './languages.ts'
import { PaymentWay } from './payment-way.ts'

/**
 * Cancels an order that is `cancellable`: one that waits for its payment, or a paid one before the workshop begins.
 * Whatever has been paid is sent back. One whose payment page is open ends too, so that its pieces are on sale again at
 * once. One that is cancelled already, or ended unpaid, is answered as it is. Any other order is refused (409).
 */
export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  caller: 'shopper',
  feature: 'checkout',
  params: Type.Object({ orderId: Id }),
  answer: Order,
  repeatable: true,
})

/**
 * Pays the rest of an order that was begun with an advance: by card at `paymentUrl`, or by transfer, to the account
 * that the order itself names. A repeat answers the same payment. Any other order is refused (409).
 */
export const payRest = endpoint({
  name: 'payRest',
  method: 'POST',
  path: '/api/orders/:orderId/pay',
  caller: 'shopper',
  feature: 'checkout',
  params: Type.Object({ orderId: Id }),
  body: strict({ way: PaymentWay, language: PageLanguage }),
  answer: Type.Object({ paymentUrl: Type.Optional(WebAddress), order: Order }),
  repeatable: true,
})
