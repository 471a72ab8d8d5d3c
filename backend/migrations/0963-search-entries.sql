-- The index of products (modules/search): one row for each product on sale, made from it in the background. In place of the
-- counts and bits that triggers kept at every write (0110, 0704).
create table search_entries (
  id text collate "C" primary key,
  -- `kind:value`, everything that a list can be narrowed by.
  keys text[] not null,
  name text not null,
  facts text not null,
  body text not null,
  price_paise bigint not null,
  rank integer not null,
  sales integer not null,
  added timestamptz(3) not null,
  words tsvector generated always as (setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', facts), 'B') || setweight(to_tsvector('english', body), 'D')) stored
)
-- next
-- Counted and ranked by these: they stay in the row, and the texts go out of line first.
alter table search_entries alter column keys set storage main, alter column words set storage main
-- next
-- `version` is raised whenever another number of products may have a key, `moves` also when only an order or a price is another. Whoever
-- writes the index locks this row.
create table search_state (
  one boolean primary key default true check (one),
  version bigint not null default 1,
  moves bigint not null default 1,
  products integer not null default 0
)
-- next
-- Products that the index has to look at anew.
create table search_changes (
  id bigint generated always as identity primary key,
  product_id text collate "C" not null,
  at timestamptz not null default clock_timestamp()
)
-- next
-- The notice of every write of products, whoever makes it: one statement, however many they are.
create function products_have_changed() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select id from changed;
  return null;
end $$
-- next
create trigger products_changed_insert after insert on products referencing new table as changed
  for each statement execute function products_have_changed()
-- next
create trigger products_changed_update after update on products referencing new table as changed
  for each statement execute function products_have_changed()
-- next
create trigger products_changed_delete after delete on products referencing old table as changed
  for each statement execute function products_have_changed()
-- next
insert into search_entries (id, keys, name, facts, body, price_paise, rank, sales, added)
  select id, (counted_keys(keys, price_paise, is_top_collection))[2:], search_name, search_facts, search_text,
    price_paise, rank, sales_count, created_at from products where active
-- next
insert into search_state (products) select count(*) from search_entries
-- next
create index search_entries_by_key on search_entries using gin (keys)
-- next
create index search_entries_by_words on search_entries using gin (words)
-- next
create index search_entries_by_rank on search_entries (rank, id)
-- next
create index search_entries_by_sales on search_entries (sales desc, id desc)
-- next
create index search_entries_by_age on search_entries (added desc, id desc)
-- next
create index search_entries_by_price on search_entries (price_paise, id)
-- next
-- What kept the index before. Its tables and `refresh_…` functions stay until a later migration drops them; nothing keeps
-- them up to date from here on, so that an older program still runs but does not find what is new.
drop trigger products_words on products
-- next
drop trigger products_counts on products
-- next
drop trigger products_zz_place on products
-- next
drop function products_keep_words(), products_keep_counts(), products_free_place()
-- next
-- A price is written without touching any index of products now.
drop index products_by_key
-- next
drop index products_by_words
-- next
drop index products_by_rank
-- next
drop index products_by_sales
-- next
drop index products_by_age
-- next
drop index products_by_price
-- next
-- Else it would be worked out anew whenever anything of a product is written: a trigger runs before that.
alter table products alter column search_vector drop expression
