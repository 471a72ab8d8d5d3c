-- An advance for what is made to order: what was asked for at first, and since when it is here. `paid_at` is the whole sum.
alter table orders add column advance_paise bigint
-- next
alter table orders add constraint orders_advance_check
  check (advance_paise > 0 and advance_paise < total_paise) not valid
-- next
-- alone
alter table orders validate constraint orders_advance_check
-- next
alter table orders add column advance_paid_at timestamptz(3)
-- next
-- The rest of an order that is being made has no last day.
alter table bank_transfers alter column due_on drop not null
-- next
alter table invoices drop constraint invoices_kind_check
-- next
alter table invoices add constraint invoices_kind_check
  check (kind in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher')) not valid
-- next
-- alone
alter table invoices validate constraint invoices_kind_check
