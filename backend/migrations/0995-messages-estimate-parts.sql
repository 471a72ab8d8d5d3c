-- beside: 1.0.0
-- What the price of an estimate is made of, where the house says it: metal and stones without GST; making is the rest.
alter table estimates add column weight_mg integer check (weight_mg > 0),
  add column metal_paise bigint check (metal_paise >= 0),
  add column stones_paise bigint check (stones_paise > 0)
