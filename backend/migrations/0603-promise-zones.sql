-- Where parcels go and how many working days they are on the way. The longest prefix of a PIN code decides.
create table delivery_zones (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{0,5}$'),
  name text not null,
  transit_days integer not null check (transit_days between 1 and 60),
  served boolean not null default true
)
