-- Each day is compared with the provider once, by one copy.
create table reconciliations (
  day date primary key,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  payments integer not null default 0,
  refunds integer not null default 0,
  disputes integer not null default 0,
  differences integer not null default 0
)
-- next
-- Where provider and books did not say the same. One row for each way in which they differ, however often it is found.
create table money_differences (
  id uuid primary key,
  kind text not null check (kind in ('payment', 'refund', 'dispute')),
  subject text not null,
  order_id uuid references orders (id),
  amount_paise bigint not null,
  provider_says text not null,
  books_say text not null,
  found_at timestamptz(3) not null,
  settled_at timestamptz(3),
  settled_because text,
  unique (kind, subject, provider_says, books_say)
)
-- next
create index money_differences_open on money_differences (found_at) where settled_at is null
