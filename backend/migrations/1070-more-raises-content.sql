-- beside: 1.0.0
-- The menu shows categories and the list of salons is kept whole: both are asked for by the version of `content` alone.
create constraint trigger raise_content after insert or update or delete on categories
  deferrable initially deferred for each row execute function raise_version('content')
-- next
create constraint trigger raise_content after insert or update or delete on stores
  deferrable initially deferred for each row execute function raise_version('content')
