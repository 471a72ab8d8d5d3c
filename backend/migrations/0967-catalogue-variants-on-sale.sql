-- A combination that is off sale is offered to nobody; its product stays. What a product is listed with is always on sale.
alter table product_variants
  add column active boolean not null default true,
  add constraint variants_listed_on_sale check (active or not is_default)
