import type { Selectable } from 'kysely'
import type { Tables } from '#backend/lib/generated/tables.ts'

/** `payments` is owned by the module above; read here to offer an open payment again and to know what was paid with. */
export type OrdersTables = Pick<
  Tables,
  | 'counters'
  | 'orders'
  | 'order_lines'
  | 'order_events'
  | 'checkout_keys'
  | 'fulfilments'
  | 'returns'
  | 'return_lines'
  | 'resales'
  | 'refunds'
  | 'workshop_pieces'
  | 'disputes'
  | 'invoices'
  | 'order_documents'
  | 'payments'
  | 'bank_transfers'
  | 'transfer_reversals'
>

export type OrderRow = Selectable<OrdersTables['orders']>
export type OrderLineRow = Selectable<OrdersTables['order_lines']>

/** The state of an order; `words.ts` has the words of the contract. */
export type OrderState = Selectable<OrdersTables['orders']>['status']

/** Why an order that waited for its payment ended. */
export type EndedBecause = NonNullable<Selectable<OrdersTables['orders']>['ended_because']>

/**
 * The reason for a refund. `surplus`: more came than the order costs; `elsewhere`: the house refunded it at the
 * provider, not through the shop.
 */
export type RefundCause = Selectable<OrdersTables['refunds']>['cause']

/** `inquiry`: a bank asks and nothing was taken; `closed`: it ended without anything being taken. */
export type DisputeState = Selectable<OrdersTables['disputes']>['state']

export type ReturnState = Selectable<OrdersTables['returns']>['status']
