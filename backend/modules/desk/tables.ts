import type { Tables } from '#backend/lib/generated/tables.ts'

/** The desk owns `order_notes`, and sets e-mails due again; everything else it only reads, to show in one place what several modules keep. */
export type DeskTables = Pick<
  Tables,
  | 'accounts'
  | 'addresses'
  | 'appointments'
  | 'approvals'
  | 'audit'
  | 'bank_transfers'
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
  | 'points_ledger'
  | 'product_variants'
  | 'products'
  | 'returns'
  | 'workshop_pieces'
>
