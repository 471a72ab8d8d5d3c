-- New rates price the catalogue anew in the background, some products at a time in the order of their ids: `after` is the
-- last one that is done, so that whoever goes on after a kill knows where. At most one is unfinished: rates that are set
-- meanwhile take over what it still had to do.
create table repricings (
  id uuid primary key,
  begun_at timestamptz(3) not null,
  rates jsonb not null,
  -- Products there were to look at, and how many have been.
  products integer not null,
  done integer not null default 0,
  after text collate "C" not null default '',
  -- Combinations whose price became another.
  repriced integer not null default 0,
  finished_at timestamptz(3)
)
-- next
create unique index repricings_unfinished on repricings ((true)) where finished_at is null
