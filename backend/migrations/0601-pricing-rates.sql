-- What a gram costs, every rate there ever was; the one with the highest id is today's.
create table metal_rates (
  id bigint generated always as identity primary key,
  metal text not null,
  purity text not null,
  paise_per_gram bigint not null check (paise_per_gram > 0),
  set_at timestamptz(3) not null,
  set_by text not null
)
-- next
create index metal_rates_latest on metal_rates (metal, purity, id desc)
-- next
-- A part that takes up the rounding keeps what it was before, so that many changes of rate do not move it.
alter table variant_price_parts add column base_paise bigint
