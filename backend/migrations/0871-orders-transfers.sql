-- An order that is paid by bank transfer: which account was named, what the transfer must carry, and by when.
create table bank_transfers (
  order_id uuid primary key references orders (id),
  reference text not null unique,
  account jsonb not null,
  due_on date not null,
  created_at timestamptz(3) not null
)
-- next
-- The day on which the bank had a transfer. Its reference is the payment's `session_id`: unique, so that none counts twice.
alter table payments add column value_date date
-- next
-- The bank's reference of what the house sent back itself: one transfer settles one refund.
alter table refunds add column bank_reference text
-- next
create unique index refunds_bank_reference on refunds (bank_reference) where bank_reference is not null
-- next
-- The shopper may end an order that waits for a transfer.
alter table orders drop constraint orders_ended_because_check
-- next
alter table orders add constraint orders_ended_because_check
  check (ended_because in ('lapsed', 'superseded', 'failed', 'house', 'refused', 'shopper')) not valid
-- next
-- alone
alter table orders validate constraint orders_ended_because_check
