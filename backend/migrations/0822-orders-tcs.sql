-- Tax collected at source stands beside the price: a line's net stays what the pieces cost. The release before writes
-- none, which is what the defaults say.
alter table orders add column tcs_paise bigint not null default 0 check (tcs_paise >= 0)
-- next
alter table order_lines add column tcs_paise bigint not null default 0 check (tcs_paise >= 0)
-- next
alter table orders drop constraint orders_check
-- next
alter table orders add constraint orders_total check (goods_paise - discount_paise + tcs_paise = total_paise)
