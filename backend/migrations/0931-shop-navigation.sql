-- Menu, footer, collections and price steps of the house: one row, as the house wrote it.
create table navigation (
  id boolean primary key default true check (id),
  source jsonb not null,
  -- Set in the running shop: no later start writes over it.
  own boolean not null default false
);
