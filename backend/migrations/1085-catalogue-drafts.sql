-- beside: 1.0.0
-- A piece that the house has begun and never put on sale. A row that is on sale is no draft, whatever this column says.
alter table products add column draft boolean not null default false
