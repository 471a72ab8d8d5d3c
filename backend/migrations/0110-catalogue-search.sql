-- Full text, near words and trade words; and the counts behind the facets. SQL of PostgreSQL 15, PGlite alike.
create extension if not exists pg_trgm
-- next
alter table products
  add column search_name text not null default '',
  add column search_facts text not null default '',
  add column ordinal integer generated always as identity unique
-- next
update products set search_name = lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
  search_facts = lower(concat_ws(' ', type, array_to_string(tags || material || metal_type || collections
    || array(select c.name from categories c where c.id = any (category_ids)), ' ')))
-- next
alter table products add column search_vector tsvector generated always as (
  setweight(to_tsvector('english', search_name), 'A') || setweight(to_tsvector('english', search_facts), 'B')
  || setweight(to_tsvector('english', search_text), 'D')) stored
-- next
create index products_by_words on products using gin (search_vector)
-- next
-- Every word the catalogue uses, and in how many active products; `named` counts those that have it in their name or
-- facts. By this a search is planned, and a mistyped word is mended to one that names something. Kept by a trigger.
create table search_words (
  word text collate "C" primary key,
  lexeme text collate "C" not null,
  products integer not null,
  named integer not null
)
-- next
create index search_words_by_lexeme on search_words (lexeme)
-- next
create index search_words_near on search_words using gist (word gist_trgm_ops)
-- next
-- Words of the trade that the catalogue does not use, and the catalogue's own words for them. Written by the seed.
create table search_terms (
  term text collate "C" primary key,
  means text[] not null,
  note text
)
-- next
create index search_terms_near on search_terms using gist (term gist_trgm_ops)
-- next
create function words_of(content text) returns setof text language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(content, '[^a-z]+') word where length(word) > 2
$$
-- next
create function count_words(named text, content text, by integer) returns void language sql as $$
  insert into search_words as w (word, lexeme, products, named)
  select word, coalesce((ts_lexize('english_stem', word))[1], word), greatest(by, 0), greatest(by * bool_or(is_named)::integer, 0)
    from (select word, true as is_named from words_of(named) word union all select word, false from words_of(content) word) every
    group by word order by word collate "C"
  on conflict (word) do update set products = w.products + by,
    named = w.named + case when excluded.word in (select words_of(count_words.named)) then by else 0 end
$$
-- next
-- Who writes many products at once says so (modules/catalogue/bulk.ts) and refreshes in the end.
create function in_bulk() returns boolean language sql stable as $$
  select coalesce(current_setting('catalogue.bulk', true), '') = 'on'
$$
-- next
create function products_keep_words() returns trigger language plpgsql as $$
begin
  if in_bulk() then return null; end if;
  if tg_op = 'UPDATE' and old.active = new.active and old.search_name = new.search_name
    and old.search_facts = new.search_facts and old.search_text = new.search_text then return null; end if;
  if tg_op <> 'INSERT' then
    if old.active then perform count_words(old.search_name || ' ' || old.search_facts, old.search_text, -1); end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.active then perform count_words(new.search_name || ' ' || new.search_facts, new.search_text, 1); end if;
  end if;
  return null;
end $$
-- next
create trigger products_words after insert or delete or update of search_name, search_facts, search_text, active on products
  for each row execute function products_keep_words()
-- next
create function refresh_words() returns void language sql as $$
  lock table search_words in share row exclusive mode;
  delete from search_words;
  insert into search_words (word, lexeme, products, named)
  select word, coalesce((ts_lexize('english_stem', word))[1], word), count(*), count(*) filter (where is_named) from (
    select id, word, bool_or(is_named) as is_named from (
      select id, word, true as is_named from products, words_of(search_name || ' ' || search_facts) word where active
      union all select id, word, false from products, words_of(search_text) word where active) each
    group by id, word) every
  group by word;
$$
-- next
-- The four Cs of products that were written before they were keys (modules/catalogue/keys.ts writes them from now on).
update products p set keys = array(
  select distinct k from (
    select unnest(p.keys) as k
    union all
    select unnest(array['shape:' || lower(stone ->> 'cut'), 'clarity:' || lower(stone ->> 'clarity'),
        case when stone ->> 'colour' ~ '^[D-Z]( to [D-Z])?$' then 'colour:' || lower(stone ->> 'colour') end,
        case when (stone ->> 'labGrown')::boolean then 'origin:lab-grown' else 'origin:natural' end])
      from jsonb_array_elements(p.stones) stone where lower(stone ->> 'kind') like '%diamond%'
    union all
    select case when part ~* '^(fl|if|vvs|vs|si|i)[123]?$' then 'clarity:' || lower(part)
        when part ~ '^[D-Z]( to [D-Z])?$' then 'colour:' || lower(part) end
      from product_variants v, regexp_split_to_table(v.stone_quality, ', *') part
      where v.product_id = p.id and p.stones @? '$[*] ? (@.kind like_regex "diamond" flag "i")'
  ) every where k is not null order by k)
-- next
-- How a key is shown: 'yellow gold' is written 'Yellow gold'.
create table key_labels (
  key text collate "C" primary key,
  label text not null
)
-- next
insert into key_labels select distinct on (key) key, label from (
  select kind || ':' || lower(label) as key, label from products p, lateral (
    select 'metal' as kind, unnest(metal_type) as label union all select 'purity', unnest(purity)
    union all select 'collection', unnest(collections) union all select 'size', unnest(size)
    union all select 'tag', unnest(tags) union all select 'gender', gender union all select 'type', type
    union all select 'stone', stone ->> 'kind' from jsonb_array_elements(stones) stone
    union all select 'shape', stone ->> 'cut' from jsonb_array_elements(stones) stone) labels
  where label is not null) every order by key, label
-- next
-- Everything a product is counted under: itself (''), its keys, its price bucket of specification section 9, the top
-- collection. Prices are whole rupees, so the buckets have no gap.
create function counted_keys(keys text[], price_paise bigint, top boolean) returns text[]
  language sql immutable parallel safe as $$
  select array[''] || keys || case
      when price_paise < 1000000 then 'price:0-9999' when price_paise < 2000000 then 'price:10000-19999'
      when price_paise < 3000000 then 'price:20000-29999' when price_paise < 4000000 then 'price:30000-39999'
      when price_paise < 5000000 then 'price:40000-49999' else 'price:50000-' end::text
    || case when top then array['top:1'] else '{}'::text[] end
$$
-- next
-- How many active products have both keys; a scope or a key of '' stands for every product. Facets without a filter,
-- or with one, are read from here.
create table key_counts (
  scope text collate "C",
  key text collate "C",
  products integer not null,
  primary key (scope, key)
) with (fillfactor = 80)
-- next
-- Which products have a key: bit n of chunk c is the product with ordinal c * 8192 + n. Any mixture of filters is
-- counted by and-ing them, so a count costs the same whatever it comes to.
create table key_bits (
  key text collate "C",
  chunk integer,
  bits bit(8192) not null,
  primary key (key, chunk)
)
-- next
create function products_keep_counts() returns trigger language plpgsql as $$
declare
  was text[] := '{}';
  now text[] := '{}';
  place integer;
begin
  if in_bulk() then return null; end if;
  if tg_op <> 'INSERT' then
    place := old.ordinal;
    if old.active then was := counted_keys(old.keys, old.price_paise, old.is_top_collection); end if;
  end if;
  if tg_op <> 'DELETE' then
    place := new.ordinal;
    if new.active then now := counted_keys(new.keys, new.price_paise, new.is_top_collection); end if;
  end if;
  if was = now then return null; end if;
  -- Always in the same order, so that two writers wait for each other and never deadlock.
  insert into key_counts as c (scope, key, products)
    select scope, key, sum(change) from (
      select scope, key, 1 as change from unnest(now) scope, unnest(now) key
      union all select scope, key, -1 from unnest(was) scope, unnest(was) key) changes
    group by scope, key having sum(change) <> 0 order by scope collate "C", key collate "C"
    on conflict (scope, key) do update set products = c.products + excluded.products;
  update key_bits set bits = set_bit(bits, place % 8192, 0)
    where chunk = place / 8192 and key = any (was) and key <> all (now);
  insert into key_bits as b (key, chunk, bits)
    select key, place / 8192, set_bit(b'0'::bit(8192), place % 8192, 1) from unnest(now) key where key <> all (was)
    on conflict (key, chunk) do update set bits = set_bit(b.bits, place % 8192, 1);
  return null;
end $$
-- next
create trigger products_counts after insert or delete or update of keys, price_paise, is_top_collection, active on products
  for each row execute function products_keep_counts()
-- next
create function refresh_counts() returns void language sql as $$
  lock table key_bits, key_counts in share row exclusive mode;
  delete from key_bits;
  insert into key_bits (key, chunk, bits)
  select key, ordinal / 8192, bit_or(set_bit(b'0'::bit(8192), ordinal % 8192, 1))
    from products, unnest(counted_keys(keys, price_paise, is_top_collection)) key where active group by 1, 2;
  delete from key_counts;
  insert into key_counts (scope, key, products)
  select a.key, b.key, sum(bit_count(a.bits & b.bits)) from key_bits a join key_bits b using (chunk)
    group by 1, 2 having sum(bit_count(a.bits & b.bits)) > 0;
$$
-- next
select refresh_words()
-- next
select refresh_counts()
