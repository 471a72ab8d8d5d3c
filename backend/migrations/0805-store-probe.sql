-- One row, written from time to time to learn whether the store takes writes.
create table store_probe (
  one boolean primary key default true check (one),
  at timestamptz(3) not null
)
