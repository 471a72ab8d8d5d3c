-- Invoices, credit notes and slips as they were drawn, one row each. The hash is of everything a document shows.
create table order_documents (
  order_id uuid not null references orders (id) on delete cascade,
  filename text not null,
  source_hash text not null,
  content bytea not null,
  made_at timestamptz(3) not null,
  primary key (order_id, filename)
)
-- next
-- A PDF is compressed already.
alter table order_documents alter column content set storage external
