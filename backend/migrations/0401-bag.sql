-- A bag belongs to an account, or to a visitor who holds its opaque id; only the id's hash is kept.
create table bags (
  id uuid primary key default gen_random_uuid(),
  account_id uuid unique references accounts (id) on delete cascade,
  visitor_hash text unique,
  -- Grows with every change, never back.
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- A visitor's bag ends 30 days after its last use.
  expires_at timestamptz(3),
  check ((account_id is null) <> (visitor_hash is null))
)
-- next
create index bags_by_end on bags (expires_at) where expires_at is not null
-- next
-- No price here: it is read anew each time. `added_paise` only tells whether it has changed since.
create table bag_lines (
  id uuid primary key default gen_random_uuid(),
  -- The order in which pieces were put in.
  seq bigint generated always as identity,
  bag_id uuid not null references bags (id) on delete cascade,
  product_id text collate "C" not null,
  variant_id text collate "C" not null,
  size text,
  engraving text,
  engraving_face text check (engraving_face in ('serif', 'script', 'devanagari')),
  birth_stone text,
  quantity integer not null check (quantity between 1 and 10),
  added_paise bigint not null,
  added_at timestamptz(3) not null,
  unique nulls not distinct (bag_id, variant_id, size, engraving, engraving_face, birth_stone)
)
-- next
create index bag_lines_by_bag on bag_lines (bag_id, seq)
