-- What somebody is writing of a page, blog, salon, category, the menu or the facts: shoppers see nothing of it.
create table document_drafts (
  kind text not null,
  id text not null,
  value jsonb not null,
  -- Raised by each change: nobody writes over a draft that they have not seen.
  revision integer not null,
  who text not null,
  at timestamptz not null,
  primary key (kind, id)
)
-- next
-- What was published, the last twenty of each. The first is what stood there before the first change: nobody's.
create table document_versions (
  kind text not null,
  id text not null,
  number integer not null,
  -- Null: it was taken out.
  value jsonb,
  who text,
  at timestamptz not null,
  primary key (kind, id, number)
)
-- next
-- What a member of the staff has opened in the shop before it is published.
create table document_previews (
  -- SHA-256 of the token in its address.
  token_hash text primary key,
  kind text not null,
  id text not null,
  -- Null: made by a machine.
  staff_id uuid references staff (id),
  ends_at timestamptz not null
)
