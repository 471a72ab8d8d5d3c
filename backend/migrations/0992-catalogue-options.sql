-- What the house lets shoppers choose of pieces beside metal, purity, stone, quality and size: one row, as it wrote them.
create table options (
  id boolean primary key default true check (id),
  source jsonb not null,
  -- Set in the running shop: no later start writes over it.
  own boolean not null default false
)
-- next
-- Values by the keys of those options, e.g. {"length": "45 cm"}.
alter table product_variants add column options jsonb not null default '{}'
-- next
-- The constraint that did not know of them, whatever name the store gave it.
do $$
declare known text;
begin
  select conname into known from pg_constraint
    where conrelid = 'product_variants'::regclass and contype = 'u' and array_length(conkey, 1) = 6;
  if known is not null then
    execute format('alter table product_variants drop constraint %I', known);
  end if;
end $$
-- next
alter table product_variants add constraint product_variants_choice_unique
  unique nulls not distinct (product_id, metal, purity, size, stone, stone_quality, options)
-- next
-- What was chosen of them when it was ordered, in words.
alter table order_lines add column options jsonb;
