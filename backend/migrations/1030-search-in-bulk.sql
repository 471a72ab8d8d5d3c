-- beside: 1.0.0
-- What work in bulk changes is left to the job that takes changes in. Readers who took it in themselves did that work request by
-- request, and could keep no list that they had found.
alter table search_changes add column in_bulk boolean not null default false
-- next
create or replace function products_have_changed() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id, in_bulk)
    select id, coalesce(current_setting('shop.in_bulk', true), '') = 'on' from changed;
  return null;
end $$
-- next
create index search_changes_awaited on search_changes (id) where not in_bulk
