-- How many products of the whole shop have each key: what most pages ask, at any size. Kept by whoever writes search_entries.
create table search_key_counts (
  key text collate "C" primary key,
  products integer not null
)
-- next
insert into search_key_counts (key, products)
  select key, count(*) from search_entries, unnest(keys) key group by key
