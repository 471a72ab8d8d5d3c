-- Which seeders have filled this store.
create table seeded (
  name text primary key,
  at timestamptz not null default now()
)
