-- Facets of any mixture of filters, and the length of a search of common words, at a million products (issue 7, part 3).
-- A product's place among the bits is dealt out so that like stands beside like: most keys then have no row at all in
-- most chunks, and a count looks only at the chunks in which every filter has a row.
create table product_places (
  product_id text collate "C" primary key,
  place integer not null
)
-- next
-- Only ever raised, so that a place is never given twice, whatever is rolled back.
create sequence product_place as integer minvalue 0
-- next
create function place_of(product text) returns integer language plpgsql as $$
declare
  at integer;
begin
  select place into at from product_places where product_id = product;
  if not found then
    insert into product_places values (product, nextval('product_place')) returning place into at;
  end if;
  return at;
end $$
-- next
-- Between which prices the active products of a key lie ('' = of all), or a little more: a withdrawn product narrows
-- nothing until the counts are made anew. A list by price begins there, not at the cheapest product of the shop.
create table key_prices (
  key text collate "C" primary key,
  low bigint not null,
  high bigint not null
)
-- next
create or replace function products_keep_counts() returns trigger language plpgsql as $$
declare
  was text[] := '{}';
  now text[] := '{}';
  at integer;
begin
  if in_bulk() then return null; end if;
  if tg_op <> 'INSERT' then
    if old.active then was := counted_keys(old.keys, old.price_paise, old.is_top_collection); end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.active then now := counted_keys(new.keys, new.price_paise, new.is_top_collection); end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into key_prices as k (key, low, high)
      select each, new.price_paise, new.price_paise from unnest(now) each
      where not exists (select from key_prices p where p.key = each and new.price_paise between p.low and p.high)
      order by each collate "C"
      on conflict (key) do update set low = least(k.low, excluded.low), high = greatest(k.high, excluded.high);
  end if;
  if was = now then return null; end if;
  -- Always in the same order, so that two writers wait for each other and never deadlock.
  insert into key_counts as c (scope, key, products)
    select scope, key, sum(change) from (
      select scope, key, 1 as change from unnest(now) scope, unnest(now) key
      union all select scope, key, -1 from unnest(was) scope, unnest(was) key) changes
    group by scope, key having sum(change) <> 0 order by scope collate "C", key collate "C"
    on conflict (scope, key) do update set products = c.products + excluded.products;
  at := place_of(case when tg_op = 'DELETE' then old.id else new.id end);
  insert into key_bits as b (key, chunk, bits)
    select key, at / 8192, set_bit(b'0'::bit(8192), at % 8192, max(has)) from (
      select unnest(now) as key, 1 as has union all select unnest(was), 0) changes
    group by key having min(has) = max(has) order by key collate "C"
    on conflict (key, chunk) do update set bits = set_bit(b.bits, at % 8192, get_bit(excluded.bits, at % 8192));
  return null;
end $$
-- next
-- The lexemes whose products are kept as bits, too: those that many products have when the words are made anew. A
-- small shop has none, so its writes cost what they did.
create table common_words (
  lexeme text collate "C" primary key
)
-- next
create table word_bits (
  lexeme text collate "C",
  chunk integer,
  bits bit(8192) not null,
  primary key (lexeme, chunk)
)
-- next
create or replace function products_keep_words() returns trigger language plpgsql as $$
declare
  was text[] := '{}';
  now text[] := '{}';
  at integer;
begin
  if in_bulk() then return null; end if;
  if tg_op = 'UPDATE' and old.active = new.active and old.search_name = new.search_name
    and old.search_facts = new.search_facts and old.search_text = new.search_text then return null; end if;
  if tg_op <> 'INSERT' then
    if old.active then
      perform count_words(old.search_name || ' ' || old.search_facts, old.search_text, -1);
      was := tsvector_to_array(old.search_vector);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.active then
      perform count_words(new.search_name || ' ' || new.search_facts, new.search_text, 1);
      now := tsvector_to_array(new.search_vector);
    end if;
  end if;
  if was = now then return null; end if;
  at := place_of(case when tg_op = 'DELETE' then old.id else new.id end);
  insert into word_bits as b (lexeme, chunk, bits)
    select c.lexeme, at / 8192, set_bit(b'0'::bit(8192), at % 8192, max(has)) from (
      select unnest(now) as lexeme, 1 as has union all select unnest(was), 0) changes
    join common_words c on c.lexeme = changes.lexeme collate "C"
    group by c.lexeme having min(has) = max(has) order by c.lexeme
    on conflict (lexeme, chunk) do update set bits = set_bit(b.bits, at % 8192, get_bit(excluded.bits, at % 8192));
  return null;
end $$
-- next
create function products_free_place() returns trigger language plpgsql as $$
begin
  delete from product_places where product_id = old.id;
  return null;
end $$
-- next
-- After the two others: triggers run in the order of their names.
create trigger products_zz_place after delete on products for each row execute function products_free_place()
-- next
-- Deals the places out anew, so the bits of words are empty until refresh_words().
create or replace function refresh_counts() returns void language sql as $$
  -- In the order in which a write takes them. Nobody may have read a place and not used it yet.
  lock table key_prices, key_counts in share row exclusive mode;
  lock table product_places in access exclusive mode;
  lock table key_bits, search_words, word_bits, common_words in share row exclusive mode;
  delete from product_places;
  insert into product_places (product_id, place)
  select id, row_number() over (order by type collate "C", category_ids collate "C", metal_type collate "C", keys collate "C", id) - 1
    from products where active;
  select setval('product_place', greatest((select count(*) from product_places), (select last_value from product_place)));
  delete from word_bits;
  delete from common_words;
  delete from key_bits;
  insert into key_bits (key, chunk, bits)
  select key, place / 8192, bit_or(set_bit(b'0'::bit(8192), place % 8192, 1))
    from products join product_places on product_id = id, unnest(counted_keys(keys, price_paise, is_top_collection)) key
    where active group by 1, 2 order by 2, 1;
  delete from key_prices;
  insert into key_prices (key, low, high)
  select key, min(price_paise), max(price_paise)
    from products, unnest(counted_keys(keys, price_paise, is_top_collection)) key where active group by 1;
  delete from key_counts;
  insert into key_counts (scope, key, products)
  select a.key, b.key, sum(bit_count(a.bits & b.bits)) from key_bits a join key_bits b using (chunk)
    group by 1, 2 having sum(bit_count(a.bits & b.bits)) > 0;
$$
-- next
-- Keeps bits of the words that more than so many products have.
create function refresh_word_bits(least_products integer) returns void language sql as $$
  lock table word_bits, common_words in share row exclusive mode;
  delete from common_words;
  insert into common_words select lexeme from search_words where ts_lexize('english_stem', word) <> '{}'
    group by lexeme having sum(products) > least_products;
  delete from word_bits;
  insert into word_bits (lexeme, chunk, bits)
  select c.lexeme, place / 8192, bit_or(set_bit(b'0'::bit(8192), place % 8192, 1))
    from products join product_places on product_id = id, unnest(tsvector_to_array(search_vector)) word
    join common_words c on c.lexeme = word collate "C"
    where active and exists (select from common_words) group by 1, 2 order by 1, 2;
$$
-- next
create or replace function refresh_words() returns void language sql as $$
  lock table search_words in share row exclusive mode;
  delete from search_words;
  insert into search_words (word, lexeme, products, named)
  select word, coalesce((ts_lexize('english_stem', word))[1], word), count(*), count(*) filter (where is_named) from (
    select id, word, bool_or(is_named) as is_named from (
      select id, word, true as is_named from products, words_of(search_name || ' ' || search_facts) word where active
      union all select id, word, false from products, words_of(search_text) word where active) each
    group by id, word) every
  group by word;
  select refresh_word_bits(2500);
$$
-- next
drop index key_bits_by_chunk
-- next
create index key_bits_by_chunk on key_bits (chunk, key)
-- next
alter table products drop column ordinal
-- next
-- Walked, ranked and matched by these: they stay in the row, and the texts that only a page shows go out of line first.
alter table products alter column keys set storage main, alter column search_vector set storage main
-- next
select refresh_counts()
-- next
select refresh_word_bits(2500)
