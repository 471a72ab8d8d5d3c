-- What the house has set itself outlives the seed that is read again when it was edited.
alter table shop_facts add column own boolean not null default false
-- next
alter table resale_terms add column set_by text not null default 'seed'
