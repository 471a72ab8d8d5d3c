-- beside: 1.0.0
-- The shopper asked that nothing on the outside of the parcel names the house.
alter table orders add column plain_parcel boolean not null default false
