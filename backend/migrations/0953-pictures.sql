-- Pictures that the house has uploaded: one re-encoded original each, so that one backup holds the shop.
create table pictures (
  -- The first 32 hexadecimal digits of the SHA-256 of `bytes`.
  hash text primary key,
  -- SHA-256 of the file as it was sent.
  source text not null unique,
  key text not null unique,
  name text not null,
  alt text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  bytes bytea not null,
  size integer not null,
  created_at timestamptz(3) not null
)
-- next
create index pictures_name on pictures (lower(name))
-- next
create index pictures_newest on pictures (created_at desc, hash)
-- next
-- It is compressed already.
alter table pictures alter column bytes set storage external
