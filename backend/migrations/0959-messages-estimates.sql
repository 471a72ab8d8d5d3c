-- beside: 1.0.0
-- What the house offers to make for a shopper, in their conversation. Accepted, it is a piece of the catalogue that
-- nobody else sees.
create table estimates (
  message_id uuid primary key references messages (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  title text not null,
  paise bigint not null check (paise > 0 and paise % 100 = 0),
  weeks smallint not null check (weeks between 1 and 52),
  valid_until date not null,
  metal text,
  purity text,
  withdrawn_at timestamptz(3),
  accepted_at timestamptz(3),
  product_id text collate "C" unique
)
-- next
-- Until when a piece that is made for one shopper may be paid for; it is in no list, and `active` is false.
alter table products add column sold_until timestamptz(3)
