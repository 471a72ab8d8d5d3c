-- A transfer that was recorded by mistake is taken out of the books again: the entry that says so. Its payment stands at
-- nothing, and the bank's reference is free for the entry that is right.
create table transfer_reversals (
  payment_id uuid primary key references payments (id),
  order_id uuid not null references orders (id),
  amount_paise bigint not null check (amount_paise > 0),
  bank_reference text not null,
  reason text not null,
  created_at timestamptz(3) not null
)
-- next
create index transfer_reversals_by_order on transfer_reversals (order_id)
