-- What is read at each page and hardly ever written has a version of its own: a backend keeps what it made of it, and asks
-- for the version alone. `names`: categories and labels of keys. `content`: pages of words and whatever they are filled with.
create table kept_versions (
  what text primary key,
  version bigint not null default 1
)
-- next
insert into kept_versions (what) values ('names'), ('content')
-- next
create function raise_version() returns trigger language plpgsql as $$
begin
  update kept_versions set version = version + 1 where what = tg_argv[0];
  return null;
end $$
-- next
drop trigger category_names on categories
-- next
drop trigger label_names on key_labels
-- next
drop function names_have_changed()
-- next
drop table catalogue_names
-- next
-- Deferred, all of them: the row of a version is locked last, at the end of a transaction, so that nobody waits for it long.
create constraint trigger raise_names after insert or update or delete on categories
  deferrable initially deferred for each row execute function raise_version('names')
-- next
create constraint trigger raise_names after insert or update or delete on key_labels
  deferrable initially deferred for each row execute function raise_version('names')
-- next
create constraint trigger raise_content after insert or update or delete on content_pages
  deferrable initially deferred for each row execute function raise_version('content')
-- next
create constraint trigger raise_content after insert or update or delete on content_pictures
  deferrable initially deferred for each row execute function raise_version('content')
-- next
create constraint trigger raise_content after insert or update or delete on shop_facts
  deferrable initially deferred for each row execute function raise_version('content')
-- next
create constraint trigger raise_content after insert or update or delete on resale_terms
  deferrable initially deferred for each row execute function raise_version('content')
