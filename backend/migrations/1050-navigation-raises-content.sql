-- beside: 1.0.0
-- The menu is on every page and is kept like the pages of words: by the version that its writes raise.
create constraint trigger raise_content after insert or update or delete on navigation
  deferrable initially deferred for each row execute function raise_version('content')
