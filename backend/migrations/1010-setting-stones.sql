-- beside: 1.0.0
-- Which loose stones a piece is made for, e.g. {"cuts": ["Round"], "caratsFrom": 0.5, "caratsTo": 2}.
alter table products add column setting jsonb
-- next
-- A loose stone set in a piece, all three or none. The variant of the piece is in `mounting_variant_id` then, and `variant_id` names
-- none: the release before, which knows nothing of the stone, finds such a line not for sale and charges nobody for half of it.
alter table bag_lines add column set_product_id text collate "C", add column set_variant_id text collate "C",
  add column mounting_variant_id text collate "C"
-- next
alter table order_lines add column set_product_id text collate "C", add column set_variant_id text collate "C"
-- next
-- alone
create index products_settings on products (price_paise, id) where setting is not null
-- next
-- alone
-- Loose stones: what has no metal.
create index products_loose on products (price_paise, id) where metal_type = '{}'
