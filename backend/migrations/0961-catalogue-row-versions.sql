-- Which state of a row this is: what a backend keeps of a product or a category is kept for one version of it. Taken from a
-- sequence, so that a row that was removed and written again never has a version it had before.
create sequence row_version
-- next
-- 0 for every row there is: a default of its own for each would write the whole table anew.
alter table products add column version bigint not null default 0
-- next
alter table products alter column version set default nextval('row_version')
-- next
alter table categories add column version bigint not null default 0
-- next
alter table categories alter column version set default nextval('row_version')
-- next
-- A sale moves `sales_count` alone, which no answer shows: what is kept of the product stays.
create function raise_product_version() returns trigger language plpgsql as $$
declare
  shown products := new;
begin
  shown.sales_count := old.sales_count;
  shown.version := old.version;
  -- Worked out from the others, after this trigger.
  shown.search_vector := old.search_vector;
  new.version := case when shown is distinct from old then nextval('row_version') else old.version end;
  return new;
end $$
-- next
create trigger products_version before update on products for each row execute function raise_product_version()
-- next
create function raise_row_version() returns trigger language plpgsql as $$
begin
  new.version := nextval('row_version');
  return new;
end $$
-- next
create trigger categories_version before update on categories for each row execute function raise_row_version()
