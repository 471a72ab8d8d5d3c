-- What a category is to the shop beside its name: 'high-jewellery', 'bespoke' or 'apart' (contract/category-role.ts).
alter table categories add column role text
-- next
-- Until now their names told it.
update categories set role = case regexp_replace(lower(name), '[^a-z]', '', 'g')
  when 'highjewellery' then 'high-jewellery' when 'highjwellery' then 'high-jewellery'
  when 'bespoke' then 'bespoke' else 'apart' end
  where regexp_replace(lower(name), '[^a-z]', '', 'g')
    in ('highjewellery', 'highjwellery', 'bespoke', 'watch', 'watches', 'brooch', 'brooches')
