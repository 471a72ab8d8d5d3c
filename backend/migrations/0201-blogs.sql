create table blogs (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  title text not null,
  doc jsonb not null,
  published_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
)
-- next
create index blogs_by_age on blogs (published_at desc, id desc)
