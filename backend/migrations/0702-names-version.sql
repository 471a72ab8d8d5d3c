-- Names of categories and labels of keys are read at each list and facet and hardly ever written: a backend keeps them,
-- and every answer made with them says whether they are still those of this version.
create table catalogue_names (
  one boolean primary key default true check (one),
  version bigint not null
)
-- next
insert into catalogue_names (version) values (1)
-- next
create function names_have_changed() returns trigger language plpgsql as $$
begin
  update catalogue_names set version = version + 1;
  return null;
end $$
-- next
-- Deferred: the one row is locked last, at the end of a transaction, so that nobody waits for it while holding it.
create constraint trigger category_names after insert or update or delete on categories
  deferrable initially deferred for each row execute function names_have_changed()
-- next
create constraint trigger label_names after insert or update or delete on key_labels
  deferrable initially deferred for each row execute function names_have_changed()
