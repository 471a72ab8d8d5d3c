-- beside: 1.0.0
-- What new rates write anew has room beside it on its page: no index is touched then. It holds for pages that are filled from now on.
alter table product_variants set (fillfactor = 70)
-- next
alter table variant_price_parts set (fillfactor = 70)
-- next
-- A price that is another says by itself that the row is: comparing all of a row costs more than writing it.
create or replace function raise_product_version() returns trigger language plpgsql as $$
declare
  shown products;
begin
  if new.price_paise <> old.price_paise then
    new.version := nextval('row_version');
    return new;
  end if;
  shown := new;
  shown.sales_count := old.sales_count;
  shown.version := old.version;
  -- Worked out from the others, after this trigger.
  shown.search_vector := old.search_vector;
  new.version := case when shown is distinct from old then nextval('row_version') else old.version end;
  return new;
end $$
