-- What the house has written or taken out itself in the running shop: no later start puts its own files over it.
create table own_rows (
  kind text not null,
  id text not null,
  removed boolean not null,
  primary key (kind, id)
)
