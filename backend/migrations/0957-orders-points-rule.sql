-- What one point of an order is worth, and for how many paise it earns one: of the rule that held when it was placed. The
-- defaults are the one rule of all orders before, which a copy of the release before goes on writing. An order earns nothing
-- (null) where the house gives no points.
alter table orders add column point_paise integer not null default 100 check (point_paise > 0)
-- next
alter table orders add column paise_per_point integer default 100000 check (paise_per_point > 0)
-- next
-- A house that has set its facts itself goes on with the rule that held until now.
update shop_facts set facts = facts || jsonb_build_object('points',
    jsonb_build_object('welcome', 100, 'rupeesPerPoint', 1000, 'worthPaise', 100, 'mostPercent', 10))
  where own and not facts ? 'points'
