-- What the people of the house write down about an order, for themselves.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  who text not null,
  text text not null,
  at timestamptz not null
)
-- next
create index order_notes_by_order on order_notes (order_id)
