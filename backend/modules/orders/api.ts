/** What other modules may use of the orders. Everything that writes runs inside the caller's transaction. */
export { cancelOrder, deliverOrder, processOrder, shipOrder } from './actions.ts'
export { createOrder } from './create.ts'
export { anyOrder, findOrder, pageOfOrders, readOrder, waitingPoints } from './read.ts'
export { refundDone } from './refund.ts'
export { approveReturn, declineReturn, refundReturn } from './returns.ts'
export { packingSlip } from './slip.ts'
export {
  endUnpaid,
  fulfil,
  letGo,
  linesOfOrder,
  lockOrder,
  review,
  turnAway,
  type OrderLineRow,
  type OrderRow,
} from './state.ts'
export type { OrdersTables, OrderState, RefundCause } from './tables.ts'
export { decideWorkshop, toWorkshop, workshopPieces } from './workshop.ts'
export { ORDER_WORD, stateOfWord } from './words.ts'
