-- Lists can be narrowed by the options of the house: each value of a variant is a key of its product, as a write makes it.
-- A new store has no pieces yet, and gets its column of options by a later number.
do $$
begin
  if exists (select from information_schema.columns where table_name = 'product_variants' and column_name = 'options') then
    insert into key_labels (key, label)
      select distinct on (1) 'option-' || o.key || ':' || regexp_replace(lower(btrim(o.value)), '\s+', ' ', 'g'), btrim(o.value)
      from product_variants v, jsonb_each_text(v.options) o
      where btrim(o.value) <> ''
      order by 1, 2
      on conflict do nothing;
    update products p set keys = k.keys from (
      select p.id, array_agg(distinct one order by one) as keys
      from products p
        join (
          select v.product_id, array_agg(
            'option-' || o.key || ':' || regexp_replace(lower(btrim(o.value)), '\s+', ' ', 'g')) as chosen
          from product_variants v, jsonb_each_text(v.options) o
          where btrim(o.value) <> ''
          group by v.product_id
        ) c on c.product_id = p.id
        cross join lateral unnest(p.keys || c.chosen) one
      group by p.id
    ) k where k.id = p.id;
  end if;
end $$
