-- What delivery costs, GST included; 0 where it is free, and in orders of older releases.
alter table orders add column delivery_paise bigint not null default 0 check (delivery_paise >= 0)
-- next
alter table orders drop constraint orders_total
-- next
alter table orders add constraint orders_total
  check (goods_paise - discount_paise + tcs_paise + delivery_paise = total_paise)
