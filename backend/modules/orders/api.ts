/** What other modules may use of the orders. Everything that writes runs inside the caller's transaction. */
export { askRest, cancelOrder, deliverOrder, processOrder, shipOrder } from './actions.ts'
export { cancelByShopper } from './cancel.ts'
export { createOrder } from './create.ts'
export { setTracking } from './tracking.ts'
export { anyOrder, findOrder, pageOfOrders, readOrder, summaries, waitingPoints } from './read.ts'
export { ordersOfProducts, type OrderOfProduct } from './of-products.ts'
export type { Destination, Store, Totals } from './placing.ts'
export { maskedPan, panOf } from './pan.ts'
export { booksOf, moneyHere } from './money/books.ts'
export { disputeNews, type DisputeNews } from './money/dispute-news.ts'
export { knownDispute, knownRefund } from './money/known.ts'
export { refundNews, whenFailed, type RefundNews } from './money/refund-news.ts'
export { dismissRefund, retryRefund, settleRefund } from './money/by-hand.ts'
export { stuckMoney } from './money/stuck.ts'
export { passportNumbers, passportsOf } from './pieces.ts'
export { followMoney } from './money/after.ts'
export { endElsewhere } from './money/elsewhere.ts'
export { leftOf } from './money/sums.ts'
export {
  endTransfer,
  giveSurplus,
  lapsedTransfers,
  orderOfTransfer,
  broughtBefore,
  broughtByTransfer,
  receiveTransfer,
} from './money/receive.ts'
export { recordedTransfer, reverseTransfer } from './money/reverse.ts'
export {
  askTransfer,
  BY_TRANSFER,
  countTransfers,
  keptUntil,
  limitTransfers,
  waitingTransfers,
} from './money/transfers.ts'
export { beyondUpiPeriod, UPI_TOO_LATE } from './upi-period.ts'
export { turnAway } from './money/turn-away.ts'
export { deliveryName } from './documents/invoices.ts'
export { approveReturn, declineReturn, statusOf, takeBack } from './returns/returns.ts'
export { closeReturn } from './returns/close-return.ts'
export { refundReturn } from './returns/refund-return.ts'
export { recordResale, removeResale, resalesOf, resellable, type NamedPiece } from './returns/resales.ts'
export { returnAmounts } from './returns/return-amounts.ts'
export { invoiceBytes } from './documents/documents.ts'
export { packingSlip } from './documents/slip.ts'
export {
  endUnpaid,
  fulfil,
  isBegun,
  releaseLapsed,
  lineNamed,
  linesOfOrder,
  lockOrder,
  review,
} from './state.ts'
export type { OrderLineRow, OrderRow, OrderState, OrdersTables } from './tables.ts'
export { decideWorkshop, toWorkshop, workshopPieces } from './workshop.ts'
export { ORDER_WORD, stateOfWord } from './words.ts'
