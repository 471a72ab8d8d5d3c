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
  | 'refunds'
  | 'workshop_pieces'
  | 'disputes'
  | 'invoices'
  | 'order_documents'
  | 'payments'
  | 'bank_transfers'
  | 'transfer_reversals'
>

/** Where an order stands; `words.ts` has the words on the wire. */
export type OrderState = Selectable<OrdersTables['orders']>['status']

/** Why an order that waited for its payment ended. */
export type EndedBecause = NonNullable<Selectable<OrdersTables['orders']>['ended_because']>

/** Why money goes back. `surplus`: more came than the order costs; `elsewhere`: the house refunded it with the provider, not through the shop. */
export type RefundCause = Selectable<OrdersTables['refunds']>['cause']

/**
 * Where a refund stands. `pending`: the provider has it, the bank not yet; `failed`: a person must look; `settled`: paid
 * back by another way; `dropped`: nothing was left to give back.
 */
export type RefundState = Selectable<OrdersTables['refunds']>['status']

/** `inquiry`: a bank asks and nothing was taken; `closed`: it ended without anything being taken. */
export type DisputeState = Selectable<OrdersTables['disputes']>['state']

export type ReturnState = Selectable<OrdersTables['returns']>['status']
