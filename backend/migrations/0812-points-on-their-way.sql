-- Points that an order gives once nothing of it can come back any more. `vests_at` is empty until that day is known.
create table points_on_their_way (
  account_id uuid not null references accounts (id),
  -- The cause, as in the ledger: 'order:1f..'.
  ref text not null,
  points integer not null check (points > 0),
  vests_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (account_id, ref)
)
-- next
create index points_on_their_way_due on points_on_their_way (vests_at) where vests_at is not null
