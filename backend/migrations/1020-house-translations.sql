-- beside: 1.0.0
-- What the house wrote, in its further languages: one row, as the house wrote it.
create table translations (
  id boolean primary key default true check (id),
  source jsonb not null,
  -- Set in the running shop: no later start writes over it.
  own boolean not null default false
)
-- next
-- Of these the names: by them the index finds a piece by its name in any language.
create table name_translations (
  name text not null,
  said text not null
)
-- next
create index name_translations_by_name on name_translations (name)
