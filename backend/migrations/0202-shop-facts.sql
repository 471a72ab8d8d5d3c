-- House facts, one row; written from backend/seed/shop.ts.
create table shop_facts (
  id boolean primary key default true check (id),
  facts jsonb not null
)
