-- A house that has set its facts itself goes on with the letters that its orders began with.
update shop_facts set facts = facts || jsonb_build_object('orderPrefix', split_part(o.number, '-', 1))
  from (select number from orders order by number limit 1) o
  where not facts ? 'orderPrefix' and split_part(o.number, '-', 1) ~ '^[A-Z]{2}[ABDEGHIJKLMNOPQSTUVWXYZ]$';
