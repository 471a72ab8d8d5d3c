import type { Tables } from '#backend/lib/generated/tables.ts'

/**
 * The desk owns `order_notes` and `desk_presence`, and makes e-mails due again; it only reads everything else, to show
 * in one place what several modules store.
 */
export type DeskTables = Pick<
  Tables,
  | 'accounts'
  | 'addresses'
  | 'appointments'
  | 'approvals'
  | 'audit'
  | 'bank_transfers'
  | 'desk_presence'
  | 'enquiries'
  | 'invoices'
  | 'made_pieces'
  | 'messages'
  | 'metal_rates'
  | 'order_events'
  | 'order_lines'
  | 'order_notes'
  | 'orders'
  | 'outbox'
  | 'payments'
  | 'points_balances'
  | 'points_gifts'
  | 'points_ledger'
  | 'product_variants'
  | 'products'
  | 'refunds'
  | 'returns'
  | 'staff'
  | 'workshop_pieces'
>
